import { afterEach, expect, it, vi } from "vitest";
import { Looking } from "./looking.svelte";

const SKETCH = { type: "sketch", glimpses: [1, 2].map((version) => ({ version, victories: [0.5, 0.5] })) };
const JUDGEMENT = { type: "judgement", version: 2, player: 0, grade: "mistake", better: null };
const REVIEW = {
  type: "review",
  findings: [{ type: "decision", version: 1 }, { type: "change" }],
  balances: [],
};

function answering(...parts: string[]): void {
  const body = new ReadableStream({
    start(controller) {
      parts.forEach((part) => controller.enqueue(new TextEncoder().encode(part)));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

afterEach(() => vi.unstubAllGlobals());

it("hears what comes bit by bit, wherever it is cut", async () => {
  const told = [SKETCH, JUDGEMENT, REVIEW].map((one) => JSON.stringify(one) + "\n").join("");
  answering(told.slice(0, 30), told.slice(30, 200), told.slice(200));
  const looking = new Looking("x");
  await looking.ask();
  expect(looking.sketch?.glimpses).toHaveLength(2);
  expect(looking.review).not.toBeNull();
  expect([...looking.judged.keys()]).toEqual([1]);
  expect(looking.share).toBe(1);
  expect(looking.trouble).toBeNull();
});

it("knows how much is there", () => {
  const looking = new Looking("x");
  expect(looking.share).toBe(0);
  looking.hear(SKETCH as never);
  looking.hear(JUDGEMENT as never);
  expect(looking.share).toBe(0.5);
});

it("says so when the answer ends too early or is refused", async () => {
  answering(JSON.stringify(SKETCH) + "\n");
  const early = new Looking("x");
  await early.ask();
  expect(early.trouble?.key).toBe("web-unreachable");
  const refusal = { key: "server-too-much", args: {} };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 429 })));
  const refused = new Looking("x");
  await refused.ask();
  expect(refused.trouble?.key).toBe("server-too-much");
});
