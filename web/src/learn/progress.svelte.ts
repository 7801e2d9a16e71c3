import { store, stored } from "../settings/storage";

const KEPT = "tuileries-lessons";

/** By game: the lessons that were taken to their end, and whether somebody said that they know it. */
export type Progress = Record<string, { done: string[]; known: boolean }>;

/** What was kept and makes sense; anything else is forgotten. */
export function restore(kept: string | null): Progress {
  try {
    const read = Object.entries(Object(JSON.parse(kept ?? "{}"))) as [
      string,
      Partial<Progress[string]> | null,
    ][];
    return Object.fromEntries(
      read
        .filter(([, one]) => Array.isArray(one?.done))
        .map(([game, one]) => [
          game,
          { done: one!.done!.filter((name) => typeof name === "string"), known: one!.known === true },
        ]),
    );
  } catch {
    return {};
  }
}

const progress: Progress = $state(restore(stored(KEPT)));

export function done(game: string): readonly string[] {
  return progress[game]?.done ?? [];
}

/** Whether it was asked before if they know this game, or is plain to see. */
export function isKnown(game: string): boolean {
  return !!progress[game] && (progress[game].known || progress[game].done.length > 0);
}

export function markDone(game: string, lesson: string): void {
  keep(game, { done: [...new Set([...done(game), lesson])], known: progress[game]?.known ?? false });
}

export function markKnown(game: string): void {
  keep(game, { done: [...done(game)], known: true });
}

function keep(game: string, one: Progress[string]): void {
  progress[game] = one;
  store(KEPT, progress);
}
