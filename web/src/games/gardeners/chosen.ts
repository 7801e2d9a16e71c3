import type { Chosen } from "../../parts/game";
import { details, t } from "../../words/words.svelte";
import { MODES } from "./pieces";

/** The mode, and what was added to it. */
export function chosen(options: Record<string, unknown>): Chosen[] {
  const added = ["expert", "fair"].filter((one) => options[one] === true);
  return [
    modeOf((options.mode as string | undefined) ?? MODES[0]!),
    ...added.map((one) => ({ name: t(`gardeners-${one}`), about: "" })),
  ];
}

export function modeOf(mode: string): Chosen {
  const key = `gardeners-preset-${mode}`;
  return { name: t(key), about: details({ key, args: {} }) };
}
