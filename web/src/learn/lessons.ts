import { api } from "../connection/rest";
import { go } from "../router.svelte";
import { settings } from "../settings/settings.svelte";
import { t } from "../words/words.svelte";

/** Take a lesson, from this step on: a table is opened for it. */
export async function take(game: string, lesson: string, step = 0, { replace = false } = {}): Promise<void> {
  const name = settings.name || t("web-you-name");
  const table = await api.takeLesson(game, lesson, { name, colour: settings.colour, step });
  go(`/t/${table.id}${step ? `?step=${step}` : ""}`, { replace });
}
