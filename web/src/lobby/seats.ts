/** Seats for a number of players when this many more bots are wished: people first. */
export function seatsFor(players: number, bots: number, bot: string): string[] {
  return Array.from({ length: players }, (_, seat) => (seat < players - bots ? "human" : bot));
}
