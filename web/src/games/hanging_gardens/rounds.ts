import box from "../../generated/hanging-gardens-box.json";
import type { View } from "../../generated/hanging-gardens";
import type { Rounds } from "../../parts/game";

/** How many cards a round begins with. */
export function cardsOf(players: number): number {
  return box.rounds.cards[`${players}` as keyof typeof box.rounds.cards];
}

/** How far the game is, if its tiles last. */
export function rounds({ round, seats }: View): Rounds {
  return { round: round.number, rounds: box.cards.building_cards / cardsOf(seats.length) };
}
