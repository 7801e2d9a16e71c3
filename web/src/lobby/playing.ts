import { api } from "../connection/rest";
import type { TableInfo } from "../generated/protocol";
import { ownSeats } from "../play/seating";
import { settings } from "../settings/settings.svelte";
import { t } from "../words/words.svelte";
import { house, visit } from "./house.svelte";
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
  return begin(opened);
}

/** A garden of a day, such as 2026-11-15/gentle; one that was begun is gone on with. */
export async function playGarden(garden: string): Promise<string> {
  const begun = (await api.tables()).find(
    (table) => table.daily === garden && table.stage === "running" && ownSeats(table).length,
  );
  return begun?.id ?? begin(await api.openDaily(garden));
}

async function begin(opened: TableInfo): Promise<string> {
  await api.join(opened.id, { name: settings.name || t("web-you-name"), colour: settings.colour });
  await api.start(opened.id);
  return opened.id;
}
