import type { Change, Row, Status, Strip, Wait } from "../../generated/gardeners";
import { clockTime } from "../../parts/time";
import { learn, stock } from "../../words/words.svelte";

stock(
  import.meta.glob<string>("../../../../tuileries/locales/*/gardeners-strip.ftl", {
    query: "?table",
    import: "default",
  }),
);

/** Fetch what is said about a round over its time. */
export function learnStrip(): Promise<void> {
  return learn("gardeners-strip");
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];
const MOST_MARKS = 5;
const RANKS: Record<Status, number> = { lost: 0, open: 1, met: 2 };

/** Where on the strip a time is, in percent. */
export function placeOf({ since, until }: Pick<Strip, "since" | "until">, at: number): number {
  return until > since ? ((Math.min(Math.max(at, since), until) - since) / (until - since)) * 100 : 0;
}

/** The times that stand below the strip: whole seconds or minutes, and not many. */
export function marksOf({ since, until }: Pick<Strip, "since" | "until">): { at: number; text: string }[] {
  const step = STEPS.find((one) => (until - since) / one <= MOST_MARKS) ?? STEPS.at(-1)!;
  const first = Math.ceil(since / step);
  const number = Math.max(Math.floor(until / step) - first + 1, 0);
  return Array.from({ length: number }, (_, index) => {
    const at = (first + index) * step;
    return { at, text: clockTime(at) };
  });
}

/** Whether a tile helped: its mark stands above the band, and below it where it did harm. */
export function helped({ was, status }: Change): boolean {
  return RANKS[status] > RANKS[was];
}

/** What a tile did to a card, in a word. */
export function wordOf({ was, status }: Change): "met" | "unmet" | "against" | "mended" {
  if (status === "met") return "met";
  if (was === "met") return "unmet";
  return status === "lost" ? "against" : "mended";
}

/** For how long a card was met, and how long it was there. */
export function shareOf({ spans }: Row): { met: number; length: number } {
  const lasted = (of: Row["spans"]) => of.reduce((sum, { since, until }) => sum + until - since, 0);
  return { met: lasted(spans.filter(({ status }) => status === "met")), length: lasted(spans) };
}

export function longest(waits: readonly Wait[]): Wait | null {
  return waits.reduce<Wait | null>(
    (found, wait) => (found && found.seconds >= wait.seconds ? found : wait),
    null,
  );
}
