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
