import type { Choices, View } from "../../generated/gardeners";
import { pointer } from "../../parts/pointer";
import { t } from "../../words/words.svelte";
import type { Hands } from "./hands.svelte";
import { turnsOf } from "./pieces";
import { waiting } from "./waiting";

interface Scene {
  view: View;
  choices: Choices | null;
  names: readonly string[];
  front: number;
  hands: Hands;
  /** Whether the tile in the hand is to be given to somebody. */
  gives: boolean;
  ready: boolean;
  /** Whether all have to be ready again. */
  undone: boolean;
  /** How many tiles lie in the garden, and how many are at hand. */
  laid: number;
  own: number;
}

/** What is asked of whoever sits in front, or what everybody waits for. */
export function promptOf({
  view,
  choices,
  names,
  front,
  hands,
  gives,
  ready,
  undone,
  laid,
  own,
}: Scene): string {
  const waits = waiting(view, names, front);
  if (!choices) return waits;
  if (choices.start) return t("gardeners-hint-start");
  if (gives) return t("gardeners-hint-give");
  if (hands.tile && turnsOf(hands.tile) > 1) return t("gardeners-hint-place", { pointer: pointer() });
  if (hands.tile) return t("gardeners-hint-lay");
  if (choices.score) return t("gardeners-hint-won");
  if (ready || view.stage === "reading") return waits;
  if (choices.ready) return t(undone ? "gardeners-hint-ready-again" : "gardeners-hint-ready");
  return undone ? t("gardeners-hint-again") : t("gardeners-hint-pick", { laid, own });
}
