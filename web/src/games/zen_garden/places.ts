import { type Cell, key } from "../../parts/cells";
import box from "../../generated/zen-garden-box.json";
import type { Corner, Laid, Tile } from "../../generated/zen-garden";

export const SIDE = box.garden.side;
export const COLUMNS = box.market.columns;
export const PRICES = box.market.prices;
const CORNERS: Corner[] = ["nw", "ne", "se", "sw"];
/** The first tile of a garden is called d4, as in the log. */
const HOME = 3;

/** A place on or beside a garden board. `row` and `column` count on the board; -1 and 4 lie just outside it. */
export interface Place {
  row: number;
  column: number;
  cell: Cell;
  /** What the place is known by: its cell or, before the first tile, where it is on the board. */
  id: string;
  laid: Laid | null;
  open: boolean;
}

export const tileKey = (tile: Tile) => `${tile.decor} ${tile.walkway} ${tile.floor}`;
export const sameTile = (one: Tile | null, other: Tile | null) =>
  !!one && !!other && tileKey(one) === tileKey(other);

/** Turn a tile by quarter turns; positive is clockwise. */
export function turned(corner: Corner, quarters: number): Corner {
  return CORNERS[(((CORNERS.indexOf(corner) + quarters) % 4) + 4) % 4]!;
}

/** What the log calls a cell. */
export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(97 + HOME + column)}${1 + HOME + row}`;
}

/** Where the first tile stands once the garden holds this cell too: it slides only as far as it must. */
export function slid([row, column]: Cell, [downs, rights]: Cell): Cell {
  const fit = (first: number, offset: number) => Math.min(Math.max(first, -offset), SIDE - 1 - offset);
  return [fit(row, downs), fit(column, rights)];
}

/** Where the first tile of a garden stands if it was put down at `start`. */
export function standing(garden: readonly Laid[], start: Cell): Cell {
  return garden.reduce<Cell>((stands, laid) => slid(stands, laid.cell), start);
}

/** Every place on the board, and those beside it that touch the garden. The first tile may go anywhere. */
export function places(garden: readonly Laid[], stands: Cell, legal: readonly Cell[]): Place[] {
  const laid = new Map(garden.map((one) => [key(one.cell), one]));
  const open = new Set(legal.map(key));
  const found: Place[] = [];
  for (let row = -1; row <= SIDE; row++) {
    for (let column = -1; column <= SIDE; column++) {
      const cell: Cell = garden.length ? [row - stands[0], column - stands[1]] : [0, 0];
      const inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
      if (!inside && !touches(cell, laid)) continue;
      const id = garden.length ? key(cell) : key([row, column]);
      found.push({ row, column, cell, id, laid: laid.get(key(cell)) ?? null, open: open.has(key(cell)) });
    }
  }
  return found;
}

function touches([row, column]: Cell, laid: ReadonlyMap<string, Laid>): boolean {
  const beside: Cell[] = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
  return beside.some((cell) => laid.has(key(cell)));
}

/** The next place in a direction, for the arrow keys; the same place at the edge. */
export function stepped(all: readonly Place[], from: Place, down: number, right: number): Place {
  const there = all.find((place) => place.row === from.row + down && place.column === from.column + right);
  return there ?? from;
}
