import { expect, it } from "vitest";
import { countedUp, leadOf, rulesOf, totalOf, written } from "./score";

const sheet = {
  lines: [
    { rule: "A", points: 3, count: 1 },
    { rule: "B", points: -4, count: 1 },
  ],
};

it("adds a sheet up", () => {
  expect(totalOf(sheet)).toBe(-1);
  expect(totalOf(countedUp(sheet, 1))).toBe(3);
});
it("names each rule once", () => {
  expect(rulesOf([sheet, sheet])).toEqual(["A", "B"]);
});
it("writes a loss with a proper sign", () => {
  expect(written(-4)).toBe("−4");
  expect(written(4)).toBe("4");
});
it("says by how much somebody won, and what brought most of it", () => {
  const better = {
    lines: [
      { rule: "A", points: 2, count: 1 },
      { rule: "B", points: 1, count: 1 },
    ],
  };
  const outcome = { scores: [sheet, better], winners: [1], reason: "points" };
  expect(leadOf(outcome)).toEqual({ points: 4, rule: "B", gain: 5 });
  expect(leadOf({ ...outcome, winners: [0, 1] })).toBeNull();
  expect(leadOf({ ...outcome, scores: [sheet, sheet] })).toBeNull();
  expect(leadOf({ ...outcome, scores: [sheet], winners: [0] })).toBeNull();
});
