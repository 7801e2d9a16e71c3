import type { Sheet } from "../../generated/protocol";
import type { Event } from "../../generated/zen-garden";
import type { Moment } from "../../parts/moments";

const RINGS = "ZG-F2";

/** What deserves notice: a line of four, a mission, a ring closed. */
export function moments(
  events: readonly Event[],
  before: readonly Sheet[] | null,
  after: readonly Sheet[] | null,
): Moment[] {
  return [...events.flatMap(told), ...ringsClosed(before, after)];
}

function told(event: Event): Moment[] {
  if (event.type === "LineCompleted") {
    const phrase = { key: "zen-garden-moment-line", args: { coins: event.coins } };
    return [{ player: event.player, phrase, sound: "coin" }];
  }
  if (event.type === "MissionDone") {
    const phrase = { key: "zen-garden-moment-mission", args: { points: event.points } };
    return [{ player: event.player, phrase, sound: "chime" }];
  }
  return [];
}

/** The score sheet counts rings; a ring that it counts now and did not before has just been closed. */
function ringsClosed(before: readonly Sheet[] | null, after: readonly Sheet[] | null): Moment[] {
  if (!before || !after) return [];
  return after.flatMap((sheet, player): Moment[] => {
    const closed = rings(sheet) - rings(before[player]);
    const phrase = { key: "zen-garden-moment-ring", args: {} };
    return closed > 0 ? [{ player, phrase, sound: "chime" }] : [];
  });
}

function rings(sheet: Sheet | undefined): number {
  return sheet?.lines.find((line) => line.rule === RINGS)?.count ?? 0;
}
