import box from "../../generated/hanging-gardens-box.json";
import type { Event, View } from "../../generated/hanging-gardens";
import { key } from "../../parts/cells";
import { tilesOf } from "./series";

const UNKNOWN = "tile-unknown";

/** Which kind of piece lies at which place. */
export type Places = ReadonlyMap<string, string>;

/** Names for pieces that look alike. A piece keeps its name where it lies, and takes it along when it goes elsewhere. */
export class Names {
  #lying = new Map<string, { kind: string; name: string }>();
  #given = 0;

  /** The names at each place; what left its place is told, because another of its kind may have come there. */
  follow(now: Places, left: readonly string[] = []): Map<string, string> {
    const before = this.#lying;
    this.#lying = new Map();
    for (const [place, kind] of now) {
      const old = before.get(place);
      if (!old || left.includes(place) || !isSame(old.kind, kind)) continue;
      this.#lying.set(place, { kind, name: old.name });
      before.delete(place);
    }
    for (const [place, kind] of now)
      if (!this.#lying.has(place)) this.#lying.set(place, { kind, name: this.#arrived(kind, before) });
    return new Map([...this.#lying].map(([place, { name }]) => [place, name]));
  }

  #arrived(kind: string, gone: Map<string, { kind: string; name: string }>): string {
    for (const [place, piece] of gone) {
      if (piece.kind !== kind) continue;
      gone.delete(place);
      return piece.name;
    }
    return `${kind}-${++this.#given}`;
  }
}

/** A tile that was drawn unseen is the same when it is turned over. */
function isSame(kind: string, other: string): boolean {
  return kind === other || kind === UNKNOWN || other === UNKNOWN;
}

export const tilePlace = (player: number, number: number) => `${player}/tile/${number}`;
export const spacePlace = (space: number) => `space/${space}`;
export const templePlace = (player: number, where: string) => `${player}/temple/${where}`;

/** Where tiles and temples are; what people have comes first, so that it is not taken for what is new. */
export function placesOf(view: View): Places {
  const found = new Map<string, string>();
  view.seats.forEach((seat, player) => {
    tilesOf(seat).forEach((tile, number) =>
      found.set(tilePlace(player, number), tile ? `tile-${tile}` : UNKNOWN),
    );
    const { temples } = seat.garden;
    for (const cell of temples) found.set(templePlace(player, key(cell)), `temple-${player}`);
    for (let number = temples.length; number < box.temples.per_player; number++)
      found.set(templePlace(player, `${number}`), `temple-${player}`);
  });
  view.display.forEach((tile, space) => tile && found.set(spacePlace(space), `tile-${tile}`));
  return found;
}

/** The places from which something was taken. */
export function leftBy(events: readonly Event[]): string[] {
  return events.flatMap((event) => (event.type === "TileTaken" ? [spacePlace(event.space)] : []));
}

/** What a card is known by: no two are alike. */
export const cardName = (card: string) => `card-${card}`;
