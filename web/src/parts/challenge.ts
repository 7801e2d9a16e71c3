import type { Result } from "../generated/protocol";
import { learn, stock } from "../words/words.svelte";
import { totalOf } from "./score";

stock(
  import.meta.glob<string>("../../../tuileries/locales/*/challenge.ftl", {
    query: "?raw",
    import: "default",
  }),
);

/** Fetch what is said about challenges. */
export function learnChallenges(): Promise<void> {
  return learn("challenge");
}

/** The first result, then one's own, then the others as they came. */
export function inOrder(results: readonly Result[]): Result[] {
  const rank = ({ is_original, yours }: Result) => (is_original ? 0 : yours ? 1 : 2);
  return [...results].sort((one, other) => rank(one) - rank(other));
}

/** Whether no other result is better, and some other is worse. */
export function isBest(result: Result, results: readonly Result[]): boolean {
  const totals = results.map(({ sheet }) => totalOf(sheet));
  const most = Math.max(...totals);
  return totalOf(result.sheet) === most && totals.some((total) => total < most);
}
