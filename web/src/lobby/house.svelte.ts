import { api } from "../connection/rest";
import type { House } from "../generated/protocol";

/** What there is to choose from, fetched once. */
export const house: House & { known: boolean } = $state({ known: false, games: [], bots: [], colours: [], address: "" });

export async function visit(): Promise<void> {
  if (!house.known) Object.assign(house, await api.house(), { known: true });
}

/** The bot that takes over for someone who left: the server lists the strongest last. */
export function strongest(): string {
  return house.bots.at(-1) ?? "";
}

/** The bot that Play now sits one down against: a third of the way up, so that a first game can be won. */
export function opponent(): string {
  return house.bots[Math.floor((house.bots.length - 1) / 3)] ?? "";
}
