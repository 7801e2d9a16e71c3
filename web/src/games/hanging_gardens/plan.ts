import type { Move } from "../../generated/hanging-gardens";
import type { Cell } from "../../parts/cells";

/** What a turn does besides the card: where a temple would stand, which one leaves for it, which tile is taken. */
export interface Plan {
  site: Cell | null;
  leaving: Cell | null;
  space: number | null;
}

export function planOf(turn: readonly Move[]): Plan {
  const plan: Plan = { site: null, leaving: null, space: null };
  for (const move of turn) {
    if (move.type === "Build") plan.site = move.cell;
    else if (move.type === "MoveTemple") plan.leaving = move.cell;
    else if (move.type === "Take") plan.space = move.space;
  }
  return plan;
}
