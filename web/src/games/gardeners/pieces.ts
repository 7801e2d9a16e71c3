import catalogue from "../../generated/gardeners-box.json";
import type { Constraint } from "../../generated/gardeners";
import type { Phrase } from "../../generated/protocol";
import { say, t } from "../../words/words.svelte";

export interface TileData {
  id: string;
  ground: string;
  thing?: string;
  colour?: string;
}

interface CardData {
  deck: string;
  back: string;
  constraint: Constraint;
  text: Phrase;
}

const TILES = catalogue.tiles as unknown as Record<string, { tile: TileData; turns: number }>;
const CARDS = catalogue.cards as unknown as Record<string, CardData>;
export const MODES = Object.keys(catalogue.box.modes);
export const TIMER = catalogue.box.timer;

export const tileOf = (id: string): TileData => TILES[id]!.tile;
/** In how many ways a tile can lie. */
export const turnsOf = (id: string): number => TILES[id]!.turns;
/** The cards of a training. */
export const cardsOf = (mode: string): string[] =>
  Object.keys(CARDS).filter((id) => cardOf(id).deck === mode);
export const cardOf = (id: string): CardData => CARDS[id]!;

export function tileText(id: string): string {
  const { ground, thing, colour } = tileOf(id);
  const name = [colour, thing ?? "bare"].filter(Boolean).join("-");
  return t("gardeners-tile", {
    thing: t(`gardeners-thing-${name}`),
    ground: t(`gardeners-ground-${ground}`),
    id,
  });
}

export function cardText(id: string): string {
  return say(cardOf(id).text);
}

export function backText(back: string): string {
  return t(`gardeners-back-${back}`);
}
