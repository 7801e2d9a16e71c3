import { type Cell, key } from "../../parts/cells";
import type { Garden } from "../../generated/gardeners";

/** The first tile of a shared garden lies on j10, as in the log. */
const HOME: Cell = [10, 9];

/** The part of the table that is shown: while people build always of the same size, so that nothing jumps. */
export interface Frame {
  top: number;
  left: number;
  side: number;
}

interface Showing {
  /** What was shown so far: it stays as long as the garden does not come near its edge. */
  before?: Frame | null;
  /** A tile is in the hand: while somebody aims, it moves no more than the garden itself needs. */
  aims?: boolean;
  /** Nobody builds any more: only the garden itself. */
  over?: boolean;
}

export function cellName([row, column]: Cell): string {
  return columnName(column) + rowName(row);
}

export function columnName(column: number): string {
  return String.fromCharCode(97 + column + HOME[1]);
}

export function rowName(row: number): string {
  return `${row + HOME[0]}`;
}

/** A fixed frame is shown as it is; a garden without one on as much table as it can grow into. */
export function frame(garden: Garden, { before = null, aims = false, over = false }: Showing = {}): Frame {
  if (garden.corner) return { top: garden.corner[0], left: garden.corner[1], side: garden.size };
  const side = over ? garden.size : garden.size + 2;
  const start = (lines: number[], known: number | undefined) =>
    known === undefined || over ? centred(lines, side) : kept(lines, known, side, aims ? 0 : 1);
  return {
    top: start(
      garden.laid.map((laid) => laid.cell[0]),
      before?.top,
    ),
    left: start(
      garden.laid.map((laid) => laid.cell[1]),
      before?.left,
    ),
    side,
  };
}

/** Where lines are in the middle. */
function centred(lines: number[], side: number): number {
  return lines.length ? Math.round((Math.min(...lines) + Math.max(...lines) - side + 1) / 2) : -(side >> 1);
}

/** Where it was, or as near to it as leaves so many free lines on each side of the garden. */
function kept(lines: number[], known: number, side: number, free: number): number {
  if (!lines.length) return known;
  const [least, most] = [Math.max(...lines) - side + 1 + free, Math.min(...lines) - free];
  return Math.min(Math.max(known, least), most);
}

export function cellsOf({ top, left, side }: Frame): Cell[][] {
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column): Cell => [top + row, left + column]),
  );
}

/** The one of these cells that is nearest to where somebody stands. */
export function nearest(cells: readonly Cell[], here: Cell | undefined): Cell | undefined {
  const far = ([row, column]: Cell) => (here ? Math.abs(row - here[0]) + Math.abs(column - here[1]) : 0);
  return cells.reduce<Cell | undefined>(
    (best, cell) => (best && far(best) <= far(cell) ? best : cell),
    undefined,
  );
}

export const isSame = (one: Cell, other: Cell): boolean => key(one) === key(other);
