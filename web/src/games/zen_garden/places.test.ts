import type { Cell } from "../../parts/cells";
import { describe, expect, it } from "vitest";
import type { Laid, Tile } from "../../generated/zen-garden";
import { cellName, places, slid, standing, stepped, turned } from "./places";

const tile: Tile = { decor: "gate", walkway: "sand-walkway", floor: "water" };
const garden = (...cells: Cell[]): Laid[] => cells.map((cell) => ({ tile, cell, corner: "nw" }));

describe("a garden on its board", () => {
  it("stays where it is as long as it can", () => {
    expect(slid([1, 1], [2, 2])).toEqual([1, 1]);
  });
  it("slides when a tile needs it to", () => {
    expect(slid([1, 1], [-2, 0])).toEqual([2, 1]);
    expect(standing(garden([0, 0], [0, 1], [0, 2], [0, 3]), [1, 1])).toEqual([1, 0]);
  });
  it("offers any place for the first tile", () => {
    const all = places([], [1, 1], [[0, 0]]);
    expect(all).toHaveLength(16);
    expect(all.every((place) => place.open && place.cell.join() === "0,0")).toBe(true);
  });
  it("shows the places beside the board that touch the garden", () => {
    const all = places(
      garden([0, 0]),
      [0, 0],
      [
        [-1, 0],
        [0, -1],
        [1, 0],
        [0, 1],
      ],
    );
    expect(all.filter((place) => place.row < 0 || place.column < 0).map((place) => place.cell)).toEqual([
      [-1, 0],
      [0, -1],
    ]);
    expect(all.filter((place) => place.open)).toHaveLength(4);
  });
  it("is walked with the arrow keys, up to its edge", () => {
    const all = places(garden([0, 0]), [0, 0], []);
    const corner = all.find((place) => place.laid)!;
    expect(stepped(all, corner, 1, 0).cell).toEqual([1, 0]);
    const below = stepped(all, corner, 1, 0);
    expect(stepped(all, below, 0, -1)).toBe(below);
  });
});

it("calls the first tile d4, as the log does", () => {
  expect(cellName([0, 0])).toBe("d4");
  expect(cellName([-1, 1])).toBe("e3");
});

it("turns a tile around", () => {
  expect(turned("nw", 1)).toBe("ne");
  expect(turned("nw", -1)).toBe("sw");
  expect(turned("sw", 5)).toBe("nw");
});
