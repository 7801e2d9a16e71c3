import { house, visit } from "../connection/house.svelte";
import { api } from "../connection/rest";
import { startAtOnce } from "../parts/start";
import { seatsFor } from "./seats";

/** A game with as few as it takes, bots or oneself alone, at once: the table is opened, taken and started. */
export async function playNow(game: string): Promise<string> {
  await visit();
  const info = house.games.find((one) => one.name === game);
  const players = info?.players[0] ?? 2;
  const options = Object.values(info?.presets ?? {})[0] as Record<string, unknown> | undefined;
  const opened = await api.open({
    game,
    seats: seatsFor(players, players - 1, info?.opponent ?? "human"),
    options: options ?? {},
  });
  return startAtOnce(opened);
}
