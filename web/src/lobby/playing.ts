import { house } from "../connection/house.svelte";
import { api } from "../connection/rest";
import { kindOf } from "../parts/seating";
import { startAtOnce } from "../parts/start";
import type { Choice } from "../settings/settings.svelte";
import { seatsFor } from "./seats";

/** A game against bots, with them or alone, at once: the table is opened, taken and started. */
export async function playNow(game: string, { players, bot, pace, preset }: Choice): Promise<string> {
  const info = house.games.find((one) => one.name === game);
  const options = info?.presets[preset] as Record<string, unknown> | undefined;
  const opened = await api.open({
    game,
    seats: seatsFor(players, players - 1, bot ? kindOf(bot, pace) : "human"),
    options: options ?? {},
  });
  return startAtOnce(opened);
}
