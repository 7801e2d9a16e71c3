import { expect, it } from "vitest";
import { remember, restore, results } from "./results.svelte";

it("keeps results, and nothing that is none", () => {
  expect(restore('{"a":{"moves":3,"time":4},"b":null,"c":{"moves":"many","time":1},"d":7}')).toEqual({
    a: { moves: 3, time: 4 },
  });
  for (const kept of [null, "", "[", "null", "7"]) expect(restore(kept)).toEqual({});
});

it("remembers the best", () => {
  remember("2026-11-15/gentle", { moves: 30, time: 100 });
  remember("2026-11-15/gentle", { moves: 40, time: 10 });
  expect(results["2026-11-15/gentle"]).toEqual({ moves: 30, time: 100 });
});
