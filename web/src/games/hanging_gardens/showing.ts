import type { Tile } from "../../generated/hanging-gardens";
import { t } from "../../words/words.svelte";
import { turned } from "./art/card";
import { GROUND, TABLE } from "./garden";

const FEATURES: Record<string, string> = { T: "terrace", P: "park", A: "arcade", F: "fountain" };

/** What a square shows. */
export function squareText(letter: string): string {
  if (letter === TABLE) return t("hanging-gardens-table");
  if (letter === GROUND) return t("hanging-gardens-ground");
  return t(`hanging-gardens-feature-${FEATURES[letter]}`);
}

/** A card in words, row by row. */
export function cardText(card: string, turn = 0): string {
  return turned(card, turn)
    .map((line) => [...line].map(squareText).join(", "))
    .join(" / ");
}

export function tileText(tile: Tile): string {
  return t(`hanging-gardens-tile-${tile}`);
}
