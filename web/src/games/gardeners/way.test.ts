import { describe, expect, it } from "vitest";
import type { Cell } from "../../parts/cells";
import type { Finding, Laid, Way } from "../../generated/gardeners";
import { stepBy, stepsOf, verdictOf, wordFor } from "./way";

const laid = (tile: string, cell: Cell, turn = 0): Laid => ({ tile, cell, turn });
const [a, b, c] = [laid("A1", [0, 0]), laid("B1", [0, 1]), laid("A2", [1, 0])];
const way: Way = {
  garden: { size: 2, laid: [a, b, c], corner: null },
  taken_out: [b, c],
  laid: [laid("B1", [0, 1], 2), laid("A3", [1, 0]), laid("A2", [1, 1])],
  is_fewest: true,
};

describe("a way", () => {
  it("goes tile by tile from the garden on the table", () => {
    const steps = stepsOf(way);
    expect(steps.map((step) => step.sort)).toEqual(["start", "out", "out", "in", "in", "in"]);
    expect(steps.map((step) => step.lying.length)).toEqual([3, 2, 1, 2, 3, 4]);
    expect(steps.map((step) => step.leaving.length)).toEqual([2, 1, 0, 0, 0, 0]);
    expect(steps.map((step) => step.fresh.length)).toEqual([0, 0, 0, 1, 2, 3]);
    expect(steps[0]!.lying).toEqual(way.garden.laid);
  });
  it("ends at the garden that meets all", () => {
    expect(stepsOf(way).at(-1)!.lying).toEqual([a, ...way.laid]);
  });
  it("tells the tile that it is about", () => {
    expect(stepsOf(way).map((step) => step.tile?.tile)).toEqual([undefined, "B1", "A2", "B1", "A3", "A2"]);
  });
  it("has one step where the garden was right", () => {
    expect(stepsOf({ ...way, taken_out: [], laid: [] })).toHaveLength(1);
  });
});

it("is walked by keys, and no further than to its ends", () => {
  const keys = (at: number) =>
    ["ArrowLeft", "ArrowRight", "Home", "End", "x"].map((key) => stepBy(key, at, 6));
  expect(keys(0)).toEqual([0, 1, 0, 5, null]);
  expect(keys(5)).toEqual([4, 5, 0, 5, null]);
});

it("says of a round what is known of it", () => {
  const finding = (could_be_met: boolean | null): Finding => ({ cards: [], could_be_met, impossible: [] });
  expect([true, false, null].map((met) => verdictOf(finding(met)))).toEqual([
    "possible",
    "impossible",
    "undecided",
  ]);
  const round = (is_won: boolean) => ({
    round: 1,
    is_won,
    end: finding(true),
    discards: [],
    way: null,
    strip: null,
  });
  expect([wordFor(round(true)), wordFor(round(false))]).toEqual(["won", "possible"]);
});
