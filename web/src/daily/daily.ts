import type { Day } from "../generated/protocol";
import { type Language, locale } from "../words/voice";

/** What it took to solve a garden: seconds are full ones. */
export interface Result {
  moves: number;
  time: number;
}

const DIFFICULTIES = ["gentle", "tricky", "fiendish"];
const DAY = 24 * 3600 * 1000;
const MOST = 1_000_000;

/** The result that an address tells of, if it makes sense. */
export function resultIn(query: string): Result | null {
  const told = new URLSearchParams(query);
  const [moves, time] = ["moves", "time"].map((name) => Number(told.get(name) ?? Number.NaN)) as [
    number,
    number,
  ];
  const sound = [moves, time].every((number) => Number.isInteger(number) && number >= 0 && number < MOST);
  return sound && moves > 0 ? { moves, time } : null;
}

/** Where a result is shown that gives nothing of the garden away. */
export function addressOf(garden: string, { moves, time }: Result): string {
  return `/daily/${garden}?moves=${moves}&time=${time}`;
}

/** The day and the difficulty of a garden. */
export function partsOf(garden: string): [day: string, difficulty: string] {
  const [day = "", difficulty = ""] = garden.split("/");
  return [day, difficulty];
}

/** Fewer moves are better, and in as many less time. */
export function better(one: Result | undefined, other: Result): Result {
  if (!one || other.moves < one.moves) return other;
  return other.moves === one.moves && other.time < one.time ? other : one;
}

/** What today will be, most likely, until the server has told: so that nothing jumps. */
export function expectedDay(now = Date.now()): Day {
  const gardens = DIFFICULTIES.map((difficulty) => ({ difficulty, size: 0, cards: [] }));
  return { date: new Date(now).toISOString().slice(0, 10), gardens };
}

/** So many days before this one, the latest first. */
export function daysBefore(day: string, number: number): string[] {
  const present = Date.parse(day);
  return Array.from({ length: number }, (_, before) =>
    new Date(present - (before + 1) * DAY).toISOString().slice(0, 10),
  );
}

/** A day in words; with its year where that is not the present one. */
export function dayText(day: string, language: Language, year = new Date().getUTCFullYear()): string {
  const parts: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
  if (!day.startsWith(`${year}-`)) parts.year = "numeric";
  const date = new Date(day);
  return Number.isNaN(date.valueOf()) ? day : new Intl.DateTimeFormat(locale(language), parts).format(date);
}
