import { expect, it } from "vitest";
import {
  apart,
  bandsOf,
  chancesAt,
  chancesOf,
  lossOf,
  lucksOf,
  partsOf,
  percentsAt,
  totalOf,
  worst,
} from "./figures";
import type { Judged } from "./looking.svelte";

const better = (mean: number) => ({
  move: null,
  notation: "",
  points: { mean, error: 0.1 },
  victories: { mean: 0, error: 0 },
  lines: {},
  turn: [],
  told: [],
  reply: null,
});
const judged = (version: number, grade: string, loss: number): Judged => ({
  version,
  player: 0,
  grade,
  better: loss ? better(loss) : null,
  also: [],
});
const sketch = {
  type: "sketch" as const,
  glimpses: [
    { version: 0, player: 0, margins: [0, 0], victories: [0.5, 0.5], skill: 0 },
    { version: 4, player: 1, margins: [2, -2], victories: [0.75, 0.25], skill: 0 },
  ],
};
const outcome = { scores: [{ lines: [] }, { lines: [] }], winners: [1], reason: "points" };

it("leads from the first decision to whoever won", () => {
  const chances = chancesOf(sketch, null, outcome, 10);
  expect(chances.map((one) => one.version)).toEqual([0, 4, 10]);
  expect(chances.at(-1)!.victories).toEqual([0, 1]);
  expect(chancesOf(null, null, outcome, 10)).toEqual([]);
});

it("shares a victory", () => {
  const shared = chancesOf(sketch, null, { ...outcome, winners: [0, 1] }, 10);
  expect(shared.at(-1)!.victories).toEqual([0.5, 0.5]);
});

it("says what was known at a version", () => {
  const chances = chancesOf(sketch, null, outcome, 10);
  expect(chancesAt(chances, 3)).toEqual([0.5, 0.5]);
  expect(chancesAt(chances, 4)).toEqual([0.75, 0.25]);
});

it("tells chances in percent that add up to 100, and as certain only what is over", () => {
  const at = (...victories: number[]) => [{ version: 0, victories }];
  expect(percentsAt(at(0.446, 0.554), 0, 9)).toEqual([45, 55]);
  expect(percentsAt(at(1 / 3, 1 / 3, 1 / 3), 0, 9)).toEqual([34, 33, 33]);
  expect(percentsAt(at(0.001, 0.999), 0, 9)).toEqual([1, 99]);
  expect(percentsAt(at(0, 1), 9, 9)).toEqual([0, 100]);
  expect(percentsAt([], 0, 9)).toEqual([]);
});

it("draws a band for each seat, one above the other", () => {
  const [first, second] = bandsOf(chancesOf(sketch, null, outcome, 8), 8);
  expect(first).toBe("M0 50L50 25L100 100L100 100L50 100L0 100Z");
  expect(second).toBe("M0 0L50 0L100 0L100 100L50 25L0 50Z");
});

it("finds what cost most, and nothing that cost little", () => {
  const all = [
    judged(1, "good", 0.5),
    judged(2, "mistake", 3),
    judged(3, "blunder", 8),
    judged(4, "best", 0),
  ];
  expect(worst(all, 5).map((one) => one.version)).toEqual([3, 2]);
  expect(worst(all, 1).map((one) => one.version)).toEqual([3]);
  expect(lossOf(judged(5, "none", -0.4))).toBe(0);
});

it("shows the worst where there is no room for all, row by row", () => {
  const above = { ...judged(4, "inaccuracy", 1.2), player: 1 };
  const all = [judged(2, "inaccuracy", 2), judged(4, "blunder", 6), judged(6, "mistake", 3), above];
  expect(apart(all, 2).map((one) => [one.version, one.player])).toEqual([
    [4, 0],
    [6, 0],
    [2, 0],
    [4, 1],
  ]);
  expect(apart(all, 2.5).map((one) => [one.version, one.player])).toEqual([
    [4, 0],
    [4, 1],
  ]);
  expect(apart(all, 2, () => 0)).toHaveLength(2);
  expect(apart([judged(1, "good", 0.5)], 1)).toEqual([]);
});

it("adds the parts of a result up", () => {
  const balance = {
    start: 1,
    own_moves: -3,
    other_moves: 2,
    luck: 4.5,
    hidden: 0,
    end: 0.01,
    errors: { luck: 0.4 },
    loss: 1,
    grades: {},
    level: null,
  };
  expect(totalOf(balance)).toBeCloseTo(4.51);
  expect(partsOf(balance).map(({ part }) => part)).toEqual(["start", "own_moves", "other_moves", "luck"]);
  expect(partsOf(balance).at(-1)!.error).toBe(0.4);
});

it("says whom luck favoured, and leaves out what was no luck", () => {
  const change = (reason: string, margins: number[]) => ({
    type: "change" as const,
    version: 3,
    reason,
    margins,
    errors: [0.5, 0.5],
    left: [],
    victories: [],
  });
  const findings = [change("start", [9, -9]), change("luck", [-2, 2]), change("end", [1, -1])];
  const effort = { search: 1, games: 1, glimpse: 1 };
  const review = { type: "review" as const, game: "", rules: "", effort, findings, balances: [] };
  expect(lucksOf(review)).toEqual([
    { version: 3, player: 1, points: 2, margins: [-2, 2], errors: [0.5, 0.5] },
  ]);
  expect(lucksOf(null)).toEqual([]);
});
