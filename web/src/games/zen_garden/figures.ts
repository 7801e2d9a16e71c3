import type { Cell } from "../../parts/cells";
import type { Corner, Tile } from "../../generated/zen-garden";

type Drawn = [decor: string, walkway: string, floor: string, cell: Cell, corner: Corner];

export interface Figure {
  rows: number;
  columns: number;
  tiles: { tile: Tile; cell: Cell; corner: Corner }[];
}

function figure(rows: number, columns: number, ...drawn: Drawn[]): Figure {
  const tiles = drawn.map(([decor, walkway, floor, cell, corner]) => ({
    tile: { decor, walkway: `${walkway}-walkway`, floor } as Tile,
    cell,
    corner,
  }));
  return { rows, columns, tiles };
}

const ring = (walkway: string, floors: string[], decors: string[], row = 0, column = 0): Drawn[] => [
  [decors[0]!, walkway, floors[0]!, [row, column], "se"],
  [decors[1]!, walkway, floors[1]!, [row, column + 1], "sw"],
  [decors[2]!, walkway, floors[2]!, [row + 1, column + 1], "nw"],
  [decors[3]!, walkway, floors[3]!, [row + 1, column], "ne"],
];

/** Small gardens that show what a rule means. */
export const FIGURES: Record<string, Figure> = {
  "ZG-C1": figure(
    1,
    6,
    ["pagoda", "sand", "sand", [0, 0], "nw"],
    ["bench", "wood", "gravel", [0, 1], "nw"],
    ["buddha", "stone", "trees", [0, 2], "nw"],
    ["gate", "sand", "clay", [0, 3], "nw"],
    ["crane", "wood", "water", [0, 4], "nw"],
    ["pagoda", "stone", "cherry-blossom", [0, 5], "nw"],
  ),
  "ZG-C2": figure(
    1,
    4,
    ["gate", "stone", "sand", [0, 0], "nw"],
    ["gate", "stone", "sand", [0, 1], "ne"],
    ["gate", "stone", "sand", [0, 2], "se"],
    ["gate", "stone", "sand", [0, 3], "sw"],
  ),
  "ZG-T7": figure(
    1,
    4,
    ["pagoda", "stone", "sand", [0, 0], "nw"],
    ["pagoda", "wood", "water", [0, 1], "se"],
    ["pagoda", "sand", "trees", [0, 2], "sw"],
    ["pagoda", "wood", "gravel", [0, 3], "ne"],
  ),
  "ZG-F2": figure(
    2,
    6,
    ...ring("wood", ["sand", "sand", "water", "water"], ["crane", "gate", "bench", "pagoda"]),
    ...ring("sand", ["trees", "clay", "clay", "trees"], ["gate", "buddha", "crane", "bench"], 0, 2),
    ...ring(
      "stone",
      ["gravel", "cherry-blossom", "cherry-blossom", "sand"],
      ["bench", "pagoda", "gate", "crane"],
      0,
      4,
    ),
  ),
  "ZG-F8": figure(
    2,
    4,
    ["crane", "wood", "water", [0, 0], "se"],
    ["gate", "wood", "water", [0, 1], "nw"],
    ["bench", "stone", "sand", [0, 2], "sw"],
    ["crane", "sand", "sand", [0, 3], "ne"],
    ["pagoda", "wood", "water", [1, 0], "ne"],
    ["gate", "stone", "trees", [1, 1], "sw"],
    ["buddha", "stone", "trees", [1, 2], "nw"],
    ["bench", "sand", "sand", [1, 3], "se"],
  ),
};

export const figures: ReadonlySet<string> = new Set([...Object.keys(FIGURES), "ZG-C3", "ZG-C6"]);
