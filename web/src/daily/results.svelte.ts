import { store, stored } from "../settings/storage";
import { better, type Result } from "./daily";

const KEPT = "tuileries-gardens";

/** What was kept and is a result; anything else is forgotten. */
export function restore(kept: string | null): Record<string, Result> {
  try {
    const read = Object.entries(Object(JSON.parse(kept ?? "{}"))) as [string, Partial<Result> | null][];
    return Object.fromEntries(
      read.filter(([, one]) => Number.isInteger(one?.moves) && Number.isInteger(one?.time)),
    ) as Record<string, Result>;
  } catch {
    return {};
  }
}

/** The best that was done on this device, by garden. */
export const results: Record<string, Result> = $state(restore(stored(KEPT)));

export function remember(garden: string, result: Result): void {
  results[garden] = better(results[garden], result);
  store(KEPT, results);
}
