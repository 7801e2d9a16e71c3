import { api } from "../connection/rest";
import type { TableInfo } from "../generated/protocol";
import { settings } from "../settings/settings.svelte";
import { t } from "../words/words.svelte";

/** Sit down at a table that was just opened and start it; the others there are bots. */
export async function startAtOnce(opened: TableInfo): Promise<string> {
  await api.join(opened.id, { name: settings.name || t("web-you-name"), colour: settings.colour });
  await api.start(opened.id);
  return opened.id;
}
