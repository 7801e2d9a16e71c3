import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import type { Corner, Feature, Tile } from "../../generated/zen-garden";
import { moves } from "../../settings/settings.svelte";
import { t } from "../../words/words.svelte";

/** How long a tile travels, in milliseconds. */
export const TRAVEL = () => (moves() ? 420 : 0);

/** A tile that leaves the market arrives in a garden. */
export const [send, receive] = crossfade({
  duration: () => TRAVEL(),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});

export function featureText(feature: Feature): string {
  return t(`zen-garden-feature-${feature}`);
}

export function tileText(tile: Tile): string {
  const { decor, walkway, floor } = tile;
  return t("zen-garden-tile", {
    decor: featureText(decor),
    walkway: featureText(walkway),
    floor: featureText(floor),
  });
}

export function cornerText(corner: Corner): string {
  return t(`zen-garden-corner-${corner}`);
}
