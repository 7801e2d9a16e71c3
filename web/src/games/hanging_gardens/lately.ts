import type { Event, TempleBuilt, TileDrawn, TileTaken } from "../../generated/hanging-gardens";

/** The temple that a player has just built. */
export function risenOf(events: readonly Event[], player: number): TempleBuilt | null {
  const temples = events.flatMap((one) => (one.type === "TempleBuilt" ? [one] : []));
  return temples.findLast((one) => one.player === player) ?? null;
}

/** The tile that a player has just taken, from the display or unseen. */
export function takenBy(events: readonly Event[], player: number): TileTaken | TileDrawn | null {
  const tiles = events.flatMap((one) => (one.type === "TileTaken" || one.type === "TileDrawn" ? [one] : []));
  return tiles.findLast((one) => one.player === player) ?? null;
}
