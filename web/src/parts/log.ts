import type { Phrase, Update } from "../generated/protocol";

/** One thing that happened, in words. */
export interface LogLine {
  version: number;
  phrase: Phrase;
}

/** The log after some more happened: what is known already is not told twice. */
export function continued(log: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...more.filter((line) => line.version > last)];
}

/** What is worth a sentence in what was told. */
export function linesOf(told: Pick<Update, "events">): LogLine[] {
  return told.events.flatMap(([version, , phrase]) => (phrase ? [{ version, phrase }] : []));
}

/** What happened in the game itself; taking back is only told. */
export function eventsOf(update: Update): unknown[] {
  return update.events.flatMap(([, event]) => (event ? [event] : []));
}

/** The log as it stood at a version. */
export function until(log: readonly LogLine[], version: number): LogLine[] {
  return log.filter((line) => line.version <= version);
}
