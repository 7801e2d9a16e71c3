import { type Cell, key } from "../../board/cells";
import type { Garden, Laid, SeatSeen } from "../../generated/gardeners";

/** The first tile of a shared garden lies on j10, as in the log. */
const HOME: Cell = [10, 9];

/** The part of the table that is shown: always the same size, so that nothing jumps. */
export interface Frame {
  top: number;
  left: number;
  side: number;
}

export function cellName([row, column]: Cell): string {
  return `${String.fromCharCode(97 + column + HOME[1])}${row + HOME[0]}`;
}

/** A fixed frame is shown as it is; a garden without one in the middle of as much table as it can grow into. */
export function frame(garden: Garden): Frame {
  if (garden.corner) return { top: garden.corner[0], left: garden.corner[1], side: garden.size };
  const side = garden.size + 2;
  const middle = (lines: number[]) => (lines.length ? Math.round((Math.min(...lines) + Math.max(...lines) - side + 1) / 2) : -(side >> 1));
  return {
    top: middle(garden.laid.map((laid) => laid.cell[0])),
    left: middle(garden.laid.map((laid) => laid.cell[1])),
    side,
  };
}

export function cellsOf({ top, left, side }: Frame): Cell[][] {
  return Array.from({ length: side }, (_, row) => Array.from({ length: side }, (_, column): Cell => [top + row, left + column]));
}

/** What is at hand without what was just laid and not yet answered. */
export function withoutPending(seat: SeatSeen, pending: readonly Laid[]): SeatSeen {
  const gone = new Set(pending.map((one) => one.tile));
  return { ...seat, top: seat.top && gone.has(seat.top) ? null : seat.top, loose: seat.loose.filter((tile) => !gone.has(tile)) };
}

/** The garden with what was just done and not yet answered. */
export function withPending(laid: readonly Laid[], pending: readonly Laid[]): Laid[] {
  const known = new Set(laid.map((one) => one.tile));
  const taken = new Set(laid.map((one) => key(one.cell)));
  return [...laid, ...pending.filter((one) => !known.has(one.tile) && !taken.has(key(one.cell)))];
}
