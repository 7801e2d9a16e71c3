import box from "../../generated/zen-garden-box.json";
import type { View } from "../../generated/zen-garden";
import type { Rounds } from "../../parts/game";

/** How far the game is. Two players have two turns each in a round. */
export function rounds({ round, seats }: View): Rounds {
  const turns = seats.length === 2 ? 2 : 1;
  return { round: round.number, rounds: box.garden.side ** 2 / turns };
}
