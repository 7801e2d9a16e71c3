import type { Corner, Feature, Tile } from "../../generated/zen-garden";
import { t } from "../../words/words.svelte";

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
