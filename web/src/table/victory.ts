import type { Outcome, TableInfo } from "../generated/protocol";
import { namesOf, ownSeats } from "../parts/seating";
import { say, t } from "../words/words.svelte";

/** Who won, in as few words as it takes; whoever looks is told of themselves. */
export function headingOf(info: TableInfo, { winners }: Outcome, { team }: { team: boolean }): string {
  if (team) return t(winners.length ? "web-team-won" : "web-team-lost");
  const own = ownSeats(info);
  if (own.length === 1 && winners.includes(own[0]!))
    return t(winners.length > 1 ? "web-you-share" : "web-you-win");
  const told = winners.map((player) => ({ key: "seat", args: { player } }));
  const key = winners.length > 1 ? "web-share-victory" : "web-wins";
  return say({ key, args: { winners: told } }, namesOf(info));
}
