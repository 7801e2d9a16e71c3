import { expect, it } from "vitest";
import { countedUp, rulesOf, totalOf, written } from "./score";

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
