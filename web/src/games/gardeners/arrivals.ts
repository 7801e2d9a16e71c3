import type { Laid } from "../../generated/gardeners";

/** How long a tile that somebody else laid is safe from a hand that meant the place, in milliseconds. */
const SAFE = 2000;

/** When tiles came to lie that were not laid here. */
export class Arrivals {
  #since: Map<string, number> | null = null;

  /** What lies now, and what was to be seen before; what lies at the first look has been there. */
  see(laid: readonly Laid[], before: readonly Laid[], now = performance.now()): void {
    const seen = this.#since;
    const known = new Set(before.map((one) => one.tile));
    const since = (tile: string) => seen?.get(tile) ?? (seen && !known.has(tile) ? now : -Infinity);
    this.#since = new Map(laid.map(({ tile }) => [tile, since(tile)]));
  }

  /** Whether a press that began then cannot have meant this tile. */
  isTooFresh(tile: string, pressed = performance.now()): boolean {
    return pressed < (this.#since?.get(tile) ?? -Infinity) + SAFE;
  }
}
