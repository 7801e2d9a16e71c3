import type { Chosen } from "../../parts/game";
import { details, t } from "../../words/words.svelte";

/** Whether one has to remember who took what. */
export function chosen(options: Record<string, unknown>): Chosen[] {
  const key = `hanging-gardens-preset-${options.memory ? "memory" : "standard"}`;
  return [{ name: t(key), about: details({ key, args: {} }) }];
}
