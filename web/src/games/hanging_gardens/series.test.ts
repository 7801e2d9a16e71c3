import { expect, it } from "vitest";
import { personsOf, seriesOf } from "./series";

it("counts what is held of each series", () => {
  const gardens = seriesOf(["garden", "garden", "garden", "garden", null]).find(
    (row) => row.tile === "garden",
  );
  expect(gardens).toMatchObject({ held: 4, full: 1, step: 1, values: [2, 8, 16] });
});

it("names the persons that are held", () => {
  expect(personsOf(["guard", "gardener", "gate"])).toEqual([
    { tile: "gardener", pays: { key: "hanging-gardens-person-points", args: { low: 3, high: 11 } } },
    { tile: "guard", pays: { key: "hanging-gardens-guard-points", args: { points: 3 } } },
  ]);
});
