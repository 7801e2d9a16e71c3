import type { Update } from "../generated/protocol";
import { eventsOf } from "../parts/log";
import type { First } from "../parts/topics";
import { store, stored } from "../settings/storage";

const KEPT = "tuileries-firsts";
type AnyFirst = First<unknown, unknown>;
type AnyEvent = { type: string; player?: number };

/** What has happened to a viewer between two updates; at the first look, what can be seen. */
export function happened(
  firsts: readonly First[],
  before: Update | null,
  now: Update,
  seat: number,
): readonly First[] {
  if (now.seat !== seat || (before && (now.version <= before.version || before.seat !== seat))) return [];
  const events = (before ? eventsOf(now) : []) as AnyEvent[];
  const held = (first: AnyFirst) => (before ? holds(first, before, seat) : !first.when);
  return (firsts as readonly AnyFirst[]).filter(
    (first) => events.some((event) => isOf(first, event, seat)) || (holds(first, now, seat) && !held(first)),
  ) as unknown as readonly First[];
}

function isOf({ event: type }: AnyFirst, event: AnyEvent, seat: number): boolean {
  return event.type === type && (event.player ?? seat) === seat;
}

function holds({ line, when }: AnyFirst, { view, choices, projected }: Update, seat: number): boolean {
  if (when) return when(view, choices, seat);
  const count = projected?.[seat]?.lines.find(({ rule }) => rule === line?.rule)?.count ?? 0;
  return !!line && count >= line.reaches;
}

/** What this device has explained already, by game and name. */
export function restore(kept: string | null): string[] {
  try {
    const read: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(read) ? read.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const told = new Set(restore(stored(KEPT)));

export function isTold(game: string, { name }: First): boolean {
  return told.has(`${game}/${name}`);
}

export function markTold(game: string, { name }: First): void {
  told.add(`${game}/${name}`);
  store(KEPT, [...told]);
}

/** Whether the viewer did something in this update. */
export function acted(now: Update, seat: number): boolean {
  return (eventsOf(now) as AnyEvent[]).some(({ player }) => player === seat);
}
