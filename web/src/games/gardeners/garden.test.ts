import type { Cell } from "../../parts/cells";
import { expect, it } from "vitest";
import type { Garden, Laid } from "../../generated/gardeners";
import { cellName, cellsOf, frame, nearest } from "./garden";

const laid = (tile: string, cell: Cell): Laid => ({ tile, cell, turn: 0 });
const garden = (...cells: Cell[]): Garden => ({
  size: 4,
  laid: cells.map((cell, number) => laid(`A${number + 1}`, cell)),
  corner: null,
});

it("calls places as the log does", () => {
  expect(cellName([0, 0])).toBe("j10");
});

it("shows a fixed frame as it is", () => {
  expect(frame({ size: 4, laid: [], corner: [0, 0] })).toEqual({ top: 0, left: 0, side: 4 });
});

it("shows a growing garden in the middle, always of the same size", () => {
  const small = frame(garden([0, 0]));
  const wide = frame(garden([0, 0], [0, 3]));
  expect([small.side, wide.side]).toEqual([6, 6]);
  expect(wide).toEqual({ top: -2, left: -1, side: 6 });
  expect(cellsOf(wide).flat()).toHaveLength(36);
});

it("stays where it is while there is room around the garden, and goes no further than it must", () => {
  const before = { top: -2, left: -2, side: 6 };
  expect(frame(garden([0, 0], [0, 2]), { before })).toEqual(before);
  expect(frame(garden([0, 0], [0, 3]), { before })).toEqual({ ...before, left: -1 });
  expect(frame(garden([0, 0], [0, -2]), { before })).toEqual({ ...before, left: -3 });
});

it("stays where it is while somebody aims, as long as all that lies is seen", () => {
  const before = { top: -2, left: -2, side: 6 };
  expect(frame(garden([0, 0], [0, 3]), { before, aims: true })).toEqual(before);
  expect(frame(garden([0, 1], [0, 4]), { before, aims: true })).toEqual({ ...before, left: -1 });
  expect(frame(garden([0, 0], [0, 3]), { before })).toEqual({ ...before, left: -1 });
});

it("shows a full garden in the middle, and after the end nothing else", () => {
  const full = garden(...[0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column): Cell => [row, column])));
  const before = { top: -2, left: -2, side: 6 };
  expect(frame(full, { before })).toEqual({ top: -1, left: -1, side: 6 });
  expect(frame(full, { before, over: true })).toEqual({ top: 0, left: 0, side: 4 });
});

it("finds the place that is nearest", () => {
  expect(
    nearest(
      [
        [0, 0],
        [3, 3],
        [2, 2],
      ],
      [3, 2],
    ),
  ).toEqual([3, 3]);
  expect(
    nearest(
      [
        [0, 0],
        [3, 3],
      ],
      undefined,
    ),
  ).toEqual([0, 0]);
  expect(nearest([], [0, 0])).toBeUndefined();
});
