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

/** What was done once or several times in a row, as one line. */
export interface FoldedLine extends LogLine {
  /** Every time, by its version. */
  versions: readonly number[];
}

/** A line for every one. */
export function unfolded(log: readonly LogLine[]): FoldedLine[] {
  return log.map((line) => ({ ...line, versions: [line.version] }));
}

/** Where all act at once, small deeds follow each other: what reads the same several times in a row is told once. */
export function folded(
  log: readonly LogLine[],
  read: (line: LogLine) => string,
  isSmall: (line: LogLine) => boolean,
): FoldedLine[] {
  const told: FoldedLine[] = [];
  for (const line of log) {
    const before = told.at(-1);
    const again = before && isSmall(line) && read(line) === read(before);
    if (again) told.pop();
    told.push({ ...line, versions: [...(again ? before.versions : []), line.version] });
  }
  return told;
}

/** The log as it stood at a version. */
export function until(log: readonly LogLine[], version: number): LogLine[] {
  return log.filter((line) => line.version <= version);
}
