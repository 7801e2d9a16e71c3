import type { Guidance } from "../generated/protocol";

/** Whether these are the words of an exercise rather than of a lesson. */
export function isExercise({ steps }: Guidance): boolean {
  return steps.some(({ say }) => say.key.includes("-exercise-"));
}

/** From which step on somebody wanted to hear. */
export function stepIn(query: string): number {
  return Number(new URLSearchParams(query).get("step")) || 0;
}

/** What a lesson points at, as a selector: `card:3` is whatever has 3 for its data-card. */
export function selector(point: string): string {
  const [kind, ...value] = point.split(":");
  return `[data-${kind}=${JSON.stringify(value.join(":"))}]`;
}

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether it is around something of the bar, which lies over the table. */
  over: boolean;
  /** Whether it is around a row of a table. */
  row: boolean;
}

/** Rows right below each other get one ring: rings of their own would lie over what the rows show. */
export function joined(rings: readonly Ring[]): Ring[] {
  const all: Ring[] = [];
  for (const ring of rings) {
    const last = all.at(-1);
    if (last && last.row && ring.row && last.left === ring.left && ring.top <= last.top + last.height)
      last.height = ring.top + ring.height - last.top;
    else all.push({ ...ring });
  }
  return all;
}
