import type { Finding, Laid, Review, Way } from "../../generated/gardeners";

/** A step from the garden on the table to one that meets all: what lies now, what has still to go, what is new. */
export interface Step {
  sort: "start" | "out" | "in";
  /** The tile that was taken out or laid just now. */
  tile: Laid | null;
  lying: readonly Laid[];
  leaving: readonly Laid[];
  fresh: readonly Laid[];
}

/** The garden as it lay, then tile by tile what goes, then tile by tile what comes. */
export function stepsOf({ garden, taken_out, laid }: Way): Step[] {
  const without = (number: number) =>
    garden.laid.filter((one) => !taken_out.slice(0, number).some((gone) => gone.tile === one.tile));
  const stayed = without(taken_out.length);
  return [
    { sort: "start", tile: null, lying: garden.laid, leaving: taken_out, fresh: [] },
    ...taken_out.map((tile, number): Step => ({
      sort: "out",
      tile,
      lying: without(number + 1),
      leaving: taken_out.slice(number + 1),
      fresh: [],
    })),
    ...laid.map((tile, number): Step => {
      const fresh = laid.slice(0, number + 1);
      return { sort: "in", tile, lying: [...stayed, ...fresh], leaving: [], fresh };
    }),
  ];
}

/** Where a key leads to among so many steps; null where it leads nowhere. */
export function stepBy(key: string, at: number, steps: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps - 1 }[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), steps - 1);
}

export type Verdict = "possible" | "impossible" | "undecided";

export function verdictOf({ could_be_met }: Finding): Verdict {
  if (could_be_met === null) return "undecided";
  return could_be_met ? "possible" : "impossible";
}

/** What is said of a round in a word. */
export function wordFor(review: Review): Verdict | "won" {
  return review.is_won ? "won" : verdictOf(review.end);
}
