import type { Event, Laid, TileAdded, TileRemoved } from "../../generated/gardeners";
import { isSame } from "./garden";

/** What somebody did last with a tile. */
export type Deed = TileAdded | TileRemoved;
export type Deeds = ReadonlyMap<number, Deed>;

/** What everyone did last, after these events. */
export function heard(deeds: Deeds, events: readonly Event[]): Deeds {
  const news = events.filter((event) => event.type === "TileAdded" || event.type === "TileRemoved");
  return news.length ? new Map([...deeds, ...news.map((deed) => [deed.player, deed] as const)]) : deeds;
}

/** Whether the garden still shows it; others may have acted since, or one looks back. */
export function stands(deed: Deed, laid: readonly Laid[]): boolean {
  const lies = laid.some((one) => one.tile === deed.tile && isSame(one.cell, deed.cell));
  return lies === (deed.type === "TileAdded");
}
