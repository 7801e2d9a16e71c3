import { api } from "./rest";
import type { House } from "../generated/protocol";

/** What there is to choose from, fetched once. */
export const house: House = $state({ games: [], colours: [], address: "" });

let visiting: Promise<void> | null = null;

/** Once, however many ask; again if it failed. */
export function visit(): Promise<void> {
  visiting ??= look().catch((error: unknown) => {
    visiting = null;
    throw error;
  });
  return visiting;
}

async function look(): Promise<void> {
  Object.assign(house, await api.house());
}

/** The bots that a table offers, each in every pace it may have. */
export function kindsFor(game: string, players: number): readonly string[] {
  const paces = house.games.find((one) => one.name === game)?.paces ?? [];
  return botsFor(game, players).flatMap((bot) =>
    paces.length ? paces.map((pace) => `${bot}@${pace}`) : [bot],
  );
}

/** The bots that a table offers, from weak to strong. */
export function botsFor(game: string, players: number): readonly string[] {
  return house.games.find((one) => one.name === game)?.bots[players] ?? [];
}
