import type { Arguments } from "../words/voice";

/** A kind of thing at a table, and what is told of it: `<game>-help-<name>` and its details. */
export interface Topic {
  name: string;
  /** The rule that it follows; null where no rule speaks of it. */
  rule: string | null;
  /** Where it is on the page, as a selector. */
  at?: string;
  /** The lines of the log that tell of it, by their keys. */
  log?: readonly string[];
  /** The numbers in its words. */
  args?: Arguments;
  /** Whether each has a name of its own, which a screen reader says: which tile it is, which card. */
  named?: boolean;
  /** A mouse rests here while one thinks: it has to rest longer. */
  slow?: boolean;
}

/** Something that is explained in a sentence, `<game>-first-<name>`, the first time it happens. */
export interface First<View = never, Choices = never> {
  name: string;
  rule: string;
  /** An event of this type: the viewer's own, or nobody's. */
  event?: string;
  /** A line of the viewer's sheet counts so many. */
  line?: { rule: string; reaches: number };
  /** Whatever else is to be seen now and was not before. */
  when?: (view: View, choices: Choices | null, seat: number) => boolean;
}

/** What a game explains. */
export interface Topics<View = never, Choices = never> {
  topics: readonly Topic[];
  firsts: readonly First<View, Choices>[];
}
