import type { Take, View } from "../../generated/zen-garden";
import { t } from "../../words/words.svelte";
import { cellName, COLUMNS, PRICES, sameTile } from "./places";
import { cornerText, tileText } from "./showing";

/** A move that somebody thought of, in words. */
export function words(move: Take, view: View): string {
  const space = view.market.findIndex((tile) => sameTile(tile, move.tile));
  const price = PRICES[Math.floor(space / COLUMNS)] ?? 0;
  return t("zen-garden-idea", {
    tile: tileText(move.tile),
    price,
    cell: cellName(move.cell),
    corner: cornerText(move.corner),
  });
}
