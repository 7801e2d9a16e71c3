import type { Sound } from "../../parts/sound";

/** The seconds left at which whoever does not see the timer is told. */
const TOLD: ReadonlySet<number> = new Set([300, 60, 30, 10]);
const MINUTE = 60;
const LAST = 30;
/** Whoever goes further than this at once leaps. */
const NEAR = 2;

/** Follows a timer by the whole second. Each is reached once, though the server's word may set it back by one. */
export class Ear {
  #before: number | null = null;

  /** Whether these seconds left were reached just now by running down, not by a leap. */
  reached(left: number): boolean {
    const before = this.#before;
    if (before !== null && (left === before || left === before + 1)) return false;
    this.#before = left;
    return before !== null && left < before && before - left <= NEAR;
  }
}

export function soundAt(left: number): Sound | null {
  if (left === MINUTE) return "minute";
  return left > 0 && left <= LAST ? "tick" : null;
}

export function isTold(left: number): boolean {
  return TOLD.has(left);
}
