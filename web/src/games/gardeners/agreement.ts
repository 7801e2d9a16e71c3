import type { Event } from "../../generated/gardeners";

const CHANGES: ReadonlySet<Event["type"]> = new Set(["TileRemoved", "CardDiscarded"]);
const SETTLES: ReadonlySet<Event["type"]> = new Set(["SaidReady", "GardenChecked"]);

/** Whether all have to be ready again, because something changed after somebody was. */
export function isUndone(was: boolean, someReady: boolean, events: readonly Event[]): boolean {
  if (events.some(({ type }) => SETTLES.has(type))) return false;
  return was || (someReady && events.some(({ type }) => CHANGES.has(type)));
}
