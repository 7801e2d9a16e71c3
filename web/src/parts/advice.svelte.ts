import type { Hinted, Idea } from "../generated/protocol";
import { say } from "../words/words.svelte";

/** What an adviser said of the game as it stands, and the idea that is to be seen on the board. */
export class Advice {
  hinted = $state.raw<Hinted | null>(null);
  asking = $state(false);
  #pointed = $state.raw<readonly unknown[] | null>(null);
  #kept = $state.raw<readonly unknown[] | null>(null);

  constructor(private readonly hint: () => Promise<Hinted | null>) {}

  /** The turn to show: the one that is pointed at, or else the one that was chosen. */
  get shown(): readonly unknown[] | null {
    return this.#pointed ?? this.#kept;
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.hinted = await this.hint();
    this.asking = false;
  }

  point(idea: Idea | null): void {
    this.#pointed = idea?.turn ?? null;
  }

  /** A copy, so that the same idea can be shown again after it was put away. */
  keep(idea: Idea): void {
    this.#pointed = null;
    this.#kept = structuredClone(idea.turn);
  }

  close(): void {
    this.hinted = null;
    this.#pointed = null;
    this.#kept = null;
  }

  /** What was said of another version counts no longer. */
  goOn(version: number): void {
    if (this.hinted && this.hinted.version !== version) this.close();
  }
}

/** A turn in sentences. */
export function words(idea: Idea): string {
  return idea.told.map((sentence) => say(sentence)).join(" ");
}

/** A chance in percent; nothing is certain. */
export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
