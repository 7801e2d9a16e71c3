import type { Laid, Move, SeatSeen } from "../../generated/gardeners";
import { isSame } from "./garden";

/** What people see of a table and may change by a move of their own. */
export interface Shown {
  laid: readonly Laid[];
  seats: readonly SeatSeen[];
}

/** How the table looks after a move, if nobody was faster. It shows at once; the server has the last word. */
export function foreseen(shown: Shown, move: Move, player: number): Shown {
  switch (move.type) {
    case "Add":
      return isFree(shown, move) ? put(shown, move, player) : shown;
    case "Place":
      return put(shown, move, player);
    case "Remove":
      return takenOut(shown, move.tile, move.to);
    case "Lift":
      return takenOut(shown, move.tile, player);
    case "Ready":
      return { ...shown, seats: changed(shown.seats, player, (seat) => ({ ...seat, is_ready: true })) };
    default:
      return shown;
  }
}

function isFree({ laid }: Shown, { tile, cell }: Laid): boolean {
  return !laid.some((one) => one.tile === tile || isSame(one.cell, cell));
}

/** Lay a tile. What lay there goes where the tile came from. */
function put({ laid, seats }: Shown, { tile, cell, turn }: Laid, player: number): Shown {
  const from = laid.find((one) => one.tile === tile);
  const there = laid.find((one) => one.tile !== tile && isSame(one.cell, cell));
  const others = laid.filter((one) => one !== from && one !== there);
  const moved = from && there ? [{ ...there, cell: from.cell }] : [];
  const loose = there && !from ? [there.tile] : [];
  return {
    laid: [...others, ...moved, { tile, cell, turn }],
    seats: changed(seats, player, (seat) => withLoose(without(seat, tile), loose)),
  };
}

function takenOut(shown: Shown, tile: string, to: number): Shown {
  if (!shown.laid.some((one) => one.tile === tile)) return shown;
  return {
    laid: shown.laid.filter((one) => one.tile !== tile),
    seats: changed(shown.seats, to, (seat) => withLoose(seat, [tile])),
  };
}

function changed(
  seats: readonly SeatSeen[],
  player: number,
  change: (seat: SeatSeen) => SeatSeen,
): SeatSeen[] {
  return seats.map((seat, number) => (number === player ? change(seat) : seat));
}

/** What lies below the top of a pile is not known before the server says so. */
function without(seat: SeatSeen, tile: string): SeatSeen {
  if (seat.top === tile) return { ...seat, top: null, pile: seat.pile - 1 };
  return { ...seat, loose: seat.loose.filter((one) => one !== tile) };
}

function withLoose(seat: SeatSeen, tiles: readonly string[]): SeatSeen {
  return { ...seat, loose: [...seat.loose, ...tiles] };
}
