import type { GameClient } from "../parts/game";
import type { Update } from "../generated/protocol";
import { eventsOf } from "../parts/log";
import type { Moment } from "../parts/moments";

/** How long each version is looked at where the film has no clock, in seconds. */
const PACE = 1.6;
/** No pause counts for longer, unless a timer ran: the table was left and taken up again. */
const LONGEST_PAUSE = 60;

type Shot = Pick<Update, "at" | "alarm">;

/** When each version is shown if each is looked at for as long as any other. */
export function evenTimes(film: readonly unknown[]): number[] {
  return film.map((_, version) => version * PACE);
}

/** When each version came about; one that has no time came with the one before. */
export function trueTimes(film: readonly Shot[]): number[] {
  let time = 0;
  let clock = 0;
  return film.map(({ at }, version) => {
    const pause = (at ?? clock) - clock;
    time += Math.min(Math.max(pause, 0), Math.max(film[version - 1]?.alarm ?? 0, LONGEST_PAUSE));
    clock += pause;
    return time;
  });
}

export function versionAt(times: readonly number[], time: number): number {
  return Math.max(
    times.findLastIndex((one) => one <= time),
    0,
  );
}

/** What was left of the game's own timer, so long after this version came about. */
export function leftAfter(shot: Shot, seconds: number): number | null {
  return shot.alarm === null ? null : Math.max(0, shot.alarm - seconds);
}

/** A place on the time axis where something deserved notice. */
export interface Mark {
  version: number;
  moments: readonly Moment[];
}

export function marksOf(film: readonly Update[], momentsOf: GameClient["moments"]): Mark[] {
  const marks = film.map((shot, version) => {
    const before = film[version - 1]?.projected ?? null;
    return { version, moments: momentsOf(eventsOf(shot), before, shot.projected) };
  });
  return marks.filter((mark) => mark.moments.length);
}
