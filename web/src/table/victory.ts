import type { Outcome, TableInfo } from "../generated/protocol";
import { namesOf, ownSeats } from "../parts/seating";
import { t } from "../words/words.svelte";

/** Who won, in as few words as it takes; whoever looks is told of themselves. */
export function headingOf(info: TableInfo, { winners }: Outcome, { team }: { team: boolean }): string {
  if (team) return t(winners.length ? "web-team-won" : "web-team-lost");
  const own = ownSeats(info);
  if (own.length === 1 && winners.includes(own[0]!))
    return t(winners.length > 1 ? "web-you-share" : "web-you-win");
  const names = namesOf(info);
  return t(winners.length > 1 ? "web-share-victory" : "web-wins", {
    winners: winners.map((seat) => ({ key: "web-named", args: { name: names[seat] ?? "" } })),
  });
}
