/** Which card lies in which slot: one that stays keeps its own, new ones fill what is free. */
export function seated(
  before: readonly (string | null)[],
  cards: readonly string[],
  slots: number,
): (string | null)[] {
  const stay = before.some((card) => card !== null && cards.includes(card));
  const lying = Array.from({ length: slots }, (_, slot) => {
    const card = stay ? (before[slot] ?? null) : null;
    return card !== null && cards.includes(card) ? card : null;
  });
  for (const card of cards) if (!lying.includes(card)) lying[free(lying)] = card;
  return lying;
}

function free(lying: readonly (string | null)[]): number {
  const slot = lying.indexOf(null);
  return slot < 0 ? lying.length : slot;
}
