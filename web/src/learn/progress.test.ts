import { expect, it } from "vitest";
import { done, isKnown, markDone, markKnown, restore } from "./progress.svelte";

it("remembers what was taken to its end, once", () => {
  expect(isKnown("pebbles")).toBe(false);
  markDone("pebbles", "first");
  markDone("pebbles", "second");
  markDone("pebbles", "first");
  expect(done("pebbles")).toEqual(["first", "second"]);
  expect(isKnown("pebbles")).toBe(true);
});

it("asks nobody twice", () => {
  markKnown("marbles");
  expect(isKnown("marbles")).toBe(true);
  expect(done("marbles")).toEqual([]);
});

it.each([null, "", "nonsense", "[]", '{"a":null}', '{"a":{"done":3}}'])("forgets %s", (kept) => {
  expect(restore(kept)).toEqual({});
});

it("keeps what makes sense", () => {
  const kept = { zen: { done: ["a", 3], known: "yes" } };
  expect(restore(JSON.stringify(kept))).toEqual({ zen: { done: ["a"], known: false } });
});
