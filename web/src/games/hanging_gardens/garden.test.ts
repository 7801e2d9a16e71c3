import { describe, expect, it } from "vitest";
import type { Garden } from "../../generated/hanging-gardens";
import {
  beyond,
  cellName,
  columnName,
  corners,
  filled,
  frame,
  held,
  land,
  letterAt,
  lying,
  offered,
} from "./garden";

const garden: Garden = { corner: [-1, 0], rows: ["T-.", "---", "---"], temples: [], laid: [] };

it("calls places as the log does", () => {
  expect(cellName([0, 0])).toBe("m20");
  expect([columnName(14), columnName(-13)]).toEqual(["za", "az"]);
});

describe("a garden", () => {
  it("is framed by the table around it", () => {
    expect(frame(garden)).toEqual({ top: -3, left: -2, rows: 7, columns: 7 });
  });
  it("lies on a table that the first cards do not move", () => {
    const first = land({ ...garden, corner: [0, 0], rows: ["---", "---"] });
    expect(land(garden)).toEqual(first);
    expect(land({ ...garden, corner: [-2, 0] })).toEqual({ ...first, top: -4, rows: 9 });
  });
  it("has more table where there is room", () => {
    expect(filled(frame(garden), 6, 10)).toEqual({ top: -3, left: -3, rows: 7, columns: 10 });
  });
  it("is seen in part through a window", () => {
    expect(beyond(corners(garden), { top: -1.2, left: 0.2, height: 4, width: 2.8 })).toEqual([]);
    expect(beyond(corners(garden), { top: -0.5, left: 0, height: 2, width: 9 })).toEqual(["up", "down"]);
    expect(beyond(corners(garden), { top: -1, left: 0.5, height: 3, width: 2 })).toEqual(["left", "right"]);
  });
  it("shows its topmost squares", () => {
    expect([letterAt(garden, [-1, 0]), letterAt(garden, [-1, 2]), letterAt(garden, [9, 9])]).toEqual([
      "T",
      ".",
      ".",
    ]);
  });
});

describe("a card", () => {
  it("lies with all its squares, turned", () => {
    const squares = lying("TPA/F--", 1, [0, 0]);
    expect(squares.filter(({ letter }) => letter === "T")).toEqual([{ cell: [0, 1], letter: "T" }]);
    expect(squares.map(({ letter }) => letter).join("")).toBe("FT-P-A");
  });
  it("is held by the square in its middle", () => {
    expect(held("TPA/F--", 0, [5, 5])).toEqual([5, 4]);
    expect(held("TPA/F--", 1, [5, 5])).toEqual([4, 5]);
  });
  it("can be held over the places that were offered", () => {
    const places = { card: "TPA/F--", turns: [[[0, 0, 1]], []] as [number, number, number][][] };
    expect([...offered(places, 0)]).toEqual(["0,1", "0,2"]);
    expect([...offered(places, 1)]).toEqual([]);
  });
});
