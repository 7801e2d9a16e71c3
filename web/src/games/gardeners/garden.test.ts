import type { Cell } from "../../board/cells";
import { expect, it } from "vitest";
import type { Laid } from "../../generated/gardeners";
import { cellName, cellsOf, frame, withoutPending, withPending } from "./garden";

const laid = (tile: string, cell: Cell): Laid => ({ tile, cell, turn: 0 });

it("calls places as the log does", () => {
  expect(cellName([0, 0])).toBe("j10");
});

it("shows a fixed frame as it is", () => {
  expect(frame({ size: 4, laid: [], corner: [0, 0] })).toEqual({ top: 0, left: 0, side: 4 });
});

it("shows a growing garden in the middle, always of the same size", () => {
  const small = frame({ size: 4, laid: [laid("A1", [0, 0])], corner: null });
  const wide = frame({ size: 4, laid: [laid("A1", [0, 0]), laid("A2", [0, 3])], corner: null });
  expect([small.side, wide.side]).toEqual([6, 6]);
  expect(wide).toEqual({ top: -2, left: -1, side: 6 });
  expect(cellsOf(wide).flat()).toHaveLength(36);
});

it("takes what was just laid out of the hand", () => {
  const seat = { top: "A1", pile: 3, loose: ["A2", "A3"], is_ready: false };
  expect(withoutPending(seat, [laid("A1", [0, 0]), laid("A3", [0, 1])])).toEqual({ ...seat, top: null, loose: ["A2"] });
});

it("shows what was just done, unless somebody was faster", () => {
  const here = [laid("A1", [0, 0])];
  expect(withPending(here, [laid("A2", [0, 1])])).toHaveLength(2);
  expect(withPending(here, [laid("A2", [0, 0])])).toHaveLength(1);
  expect(withPending(here, [laid("A1", [0, 1])])).toHaveLength(1);
});
