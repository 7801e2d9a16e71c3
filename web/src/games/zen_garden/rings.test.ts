import { expect, it } from "vitest";
import type { Cell } from "../../parts/cells";
import type { Corner, Laid } from "../../generated/zen-garden";
import { ringThrough } from "./rings";

const bend = (cell: Cell, corner: Corner, walkway = "stone"): Laid =>
  ({ cell, corner, tile: { decor: "lantern", floor: "moss", walkway } }) as unknown as Laid;
const RING = [bend([0, 0], "se"), bend([0, 1], "sw"), bend([1, 0], "ne"), bend([1, 1], "nw")];

it("finds the circle from each of its tiles", () => {
  for (const { cell } of RING)
    expect(ringThrough(RING, cell)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
});

it("finds none where a tile is missing, turned away or of another walkway", () => {
  expect(ringThrough(RING.slice(1), [1, 1])).toEqual([]);
  expect(ringThrough([...RING.slice(1), bend([0, 0], "nw")], [1, 1])).toEqual([]);
  expect(ringThrough([...RING.slice(1), bend([0, 0], "se", "wood")], [1, 1])).toEqual([]);
});
