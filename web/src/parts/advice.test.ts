import { describe, expect, it, vi } from "vitest";
import type { Hinted, Idea } from "../generated/protocol";
import { Advice, percent } from "./advice.svelte";

const idea = (move: string): Idea => ({
  move: { move },
  turn: [{ move }],
  told: [{ key: "zen-garden-idea", args: {} }],
  notation: move,
  victory: 0.5,
  points: 40,
  gains: { "ZG-F2": 3 },
});
const one = idea("one");
const two = idea("two");
const hinted: Hinted = {
  type: "Hinted",
  id: "h",
  version: 4,
  victory: 0.5,
  points: [40, 38],
  ideas: [one, two],
};
const told = async () => {
  const advice = new Advice(async () => hinted);
  await advice.ask();
  return advice;
};

describe("advice", () => {
  it("is asked for once at a time", async () => {
    const hint = vi.fn(async () => hinted);
    const advice = new Advice(hint);
    await Promise.all([advice.ask(), advice.ask()]);
    expect(hint).toHaveBeenCalledOnce();
    expect(advice.hinted).toBe(hinted);
    expect(advice.asking).toBe(false);
  });
  it("shows what is pointed at, and then again what was chosen", async () => {
    const advice = await told();
    advice.point(one);
    expect(advice.shown).toEqual(one.turn);
    advice.point(null);
    expect(advice.shown).toBeNull();
    advice.keep(one);
    advice.point(two);
    expect(advice.shown).toEqual(two.turn);
    advice.point(null);
    expect(advice.shown).toEqual(one.turn);
  });
  it("shows an idea anew when it is chosen again", async () => {
    const advice = await told();
    advice.keep(one);
    const before = advice.shown;
    advice.keep(one);
    expect(advice.shown).not.toBe(before);
  });
  it("is gone when the game has gone on", async () => {
    const advice = await told();
    advice.keep(one);
    advice.goOn(4);
    expect(advice.hinted).toBe(hinted);
    advice.goOn(5);
    expect(advice.hinted).toBeNull();
    expect(advice.shown).toBeNull();
  });
});

describe("a chance", () => {
  it.each([
    [0.625, 63],
    [0, 1],
    [0.999, 99],
    [1, 99],
  ])("of %d is told as %d percent", (chance, told) => {
    expect(percent(chance)).toBe(told);
  });
});
