import type { Hinted, Idea } from "../generated/protocol";

/** What an adviser said of the game as it stands, and the idea that is to be seen on the board. */
export class Advice {
  hinted = $state.raw<Hinted | null>(null);
  asking = $state(false);
  #pointed = $state.raw<unknown>(null);
  #kept = $state.raw<unknown>(null);

  constructor(private readonly hint: () => Promise<Hinted | null>) {}

  /** The move to show: the one that is pointed at, or else the one that was chosen. */
  get shown(): unknown {
    return this.#pointed ?? this.#kept;
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.hinted = await this.hint();
    this.asking = false;
  }

  point(idea: Idea | null): void {
    this.#pointed = idea?.move ?? null;
  }

  /** A copy, so that the same idea can be shown again after it was put away. */
  keep(idea: Idea): void {
    this.#pointed = null;
    this.#kept = structuredClone(idea.move);
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

/** A chance in percent; nothing is certain. */
export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
