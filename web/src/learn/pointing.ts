/** From which step on somebody wanted to hear. */
export function stepIn(query: string): number {
  return Number(new URLSearchParams(query).get("step")) || 0;
}

/** What a lesson points at, as a selector: `card:3` is whatever has 3 for its data-card. */
export function selector(point: string): string {
  const [kind, ...value] = point.split(":");
  return `[data-${kind}=${JSON.stringify(value.join(":"))}]`;
}
