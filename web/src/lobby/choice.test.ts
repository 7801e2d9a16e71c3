import { describe, expect, it } from "vitest";
import type { GameInfo } from "../generated/protocol";
import { choiceFor, numbersFor } from "./choice";

const game = {
  players: [1, 2, 3],
  bots: { 1: [], 2: ["weak", "strong"], 3: ["weak"] } as Record<string, string[]>,
  paces: [] as string[],
  opponent: "strong",
  is_simultaneous: false,
  presets: { short: {}, long: {} },
} as unknown as GameInfo;
const together = { ...game, players: [2, 3] };

describe("what is proposed", () => {
  it("is the weakest opponent, with as few as it takes, the first time", () => {
    expect(choiceFor(together)).toEqual({ players: 2, bot: "weak", preset: "short" });
    expect(choiceFor(game)).toEqual({ players: 1, bot: null, preset: "short" });
  });
  it("is a teammate where all act at once, at the slowest pace", () => {
    const silent = { ...game, is_simultaneous: true, paces: ["slow", "quick"] };
    expect(choiceFor(silent)).toEqual({ players: 2, bot: "strong", pace: "slow", preset: "short" });
    expect(choiceFor(silent, { players: 1 })).toEqual({ players: 1, bot: null, preset: "short" });
    expect(choiceFor(silent, { pace: "quick" }).pace).toBe("quick");
  });
  it("is what was chosen last", () => {
    const kept = { players: 2, bot: "strong", preset: "long" };
    expect(choiceFor(game, kept)).toEqual(kept);
  });
  it("is only what is offered", () => {
    expect(choiceFor(together, { players: 3, bot: "strong", preset: "gone" })).toEqual({
      players: 3,
      bot: "weak",
      preset: "short",
    });
    expect(choiceFor(together, { players: 7 }).players).toBe(2);
  });
  it("needs no more people than there are", () => {
    expect(numbersFor({ ...game, bots: { 1: [], 2: [], 3: [] } })).toEqual([1]);
  });
});
