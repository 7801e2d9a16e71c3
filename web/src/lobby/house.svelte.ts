import { api } from "../connection/rest";
import type { House } from "../generated/protocol";

/** What there is to choose from, fetched once. */
export const house: House & { known: boolean } = $state({ known: false, games: [], bots: [], colours: [], address: "" });

export async function visit(): Promise<void> {
  if (!house.known) Object.assign(house, await api.house(), { known: true });
}

/** The bot to play against unless another is chosen: the server lists the strongest last. */
export function strongest(): string {
  return house.bots.at(-1) ?? "";
}
