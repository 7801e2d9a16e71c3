import type { TableInfo } from "../generated/protocol";

/** The colour somebody likes, or the first that nobody at the table has. */
export function freeColour(liked: string, info: TableInfo, colours: readonly string[]): string {
  const taken = info.seats.filter((seat) => seat.taken).map((seat) => seat.colour);
  return taken.includes(liked) ? (colours.find((colour) => !taken.includes(colour)) ?? liked) : liked;
}

/** Seats for a number of players when this many more bots are wished: people first. */
export function seatsFor(players: number, bots: number, bot: string): string[] {
  return Array.from({ length: players }, (_, seat) => (seat < players - bots ? "human" : bot));
}
