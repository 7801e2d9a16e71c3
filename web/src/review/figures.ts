import type { Balance, Outcome, Phrase, Review, Sketch } from "../generated/protocol";
import { locale } from "../words/voice";
import { details, language, say } from "../words/words.svelte";
import { decisionsOf, type Judged } from "./looking.svelte";

/** What a move is called that lost something, and the sign for it; the worst last. */
export const POOR = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

/** The sign for what nobody chose. */
export const LUCK = "☘";

/** The signs of all grades. */
export const SIGNS: Record<string, string> = { best: "★", good: "✓", none: "~", forced: "→", ...POOR };

export function isPoor(one: Judged): boolean {
  return one.grade in POOR;
}

/** How many points behind the best move. */
export function lossOf(one: Judged): number {
  return Math.max(0, one.better?.points.mean ?? 0);
}

/** The chance to win of each seat at a version. */
export interface Chances {
  version: number;
  victories: readonly number[];
}

/** From the first decision to the end: as far as is known, at a glance or for good. */
export function chancesOf(
  sketch: Sketch | null,
  review: Review | null,
  outcome: Outcome | null,
  last: number,
): Chances[] {
  const known: Chances[] = review ? decisionsOf(review) : (sketch?.glimpses ?? []);
  if (!outcome || !known.length) return known;
  const won = outcome.scores.map((_, seat) =>
    outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
  );
  return [...known, { version: last, victories: won }];
}

/** What can be said at a version: of the last decision that was not made later. */
export function chancesAt(chances: readonly Chances[], version: number): readonly number[] {
  return (chances.findLast((one) => one.version <= version) ?? chances[0])?.victories ?? [];
}

/** The same in percent, which add up to 100; before the end (`last`) nothing is certain. */
export function percentsAt(chances: readonly Chances[], version: number, last: number): number[] {
  const exact = chancesAt(chances, version).map((one) => 100 * one);
  const whole = exact.map(Math.floor);
  const short = 100 - whole.reduce((sum, one) => sum + one, 0);
  const rounded = exact
    .map((one, seat) => ({ seat, rest: one - whole[seat]! }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, short)
    .map(({ seat }) => seat);
  const told = whole.map((one, seat) => one + (rounded.includes(seat) ? 1 : 0));
  return version < last ? told.map((one) => Math.min(99, Math.max(1, one))) : told;
}

/** An outline of the part of the height that belongs to each seat, on a square of 100, one above the other. */
export function bandsOf(chances: readonly Chances[], last: number): string[] {
  return (chances[0]?.victories ?? []).map((_, seat) => {
    const below = (victories: readonly number[], upTo: number) =>
      100 - 100 * victories.slice(0, upTo).reduce((sum, one) => sum + one, 0);
    const point = (one: Chances, upTo: number) =>
      `${round((100 * one.version) / last)} ${round(below(one.victories, upTo))}`;
    const top = chances.map((one) => point(one, seat + 1));
    const bottom = chances.map((one) => point(one, seat)).toReversed();
    return `M${[...top, ...bottom].join("L")}Z`;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Those that have room beside each other, the worst first: no two of a row within so much of where they are. */
export function apart(
  judged: Iterable<Judged>,
  room: number,
  placeOf: (version: number) => number = (version) => version,
): Judged[] {
  const kept: Judged[] = [];
  for (const one of worst(judged, Infinity)) {
    const isInTheWay = (other: Judged) =>
      isAbove(other.player) === isAbove(one.player) &&
      Math.abs(placeOf(other.version) - placeOf(one.version)) < room;
    if (!kept.some(isInTheWay)) kept.push(one);
  }
  return kept;
}

/** Whether the marks of a seat are in the upper row: the lowest band is that of the first. */
export function isAbove(player: number): boolean {
  return player > 0;
}

/** The moves that cost most, the worst first, at most so many. */
export function worst(judged: Iterable<Judged>, most: number): Judged[] {
  const poor = [...judged].filter(isPoor);
  return poor.toSorted((one, other) => lossOf(other) - lossOf(one)).slice(0, most);
}

/** New tiles or cards, and what they changed for whom. */
export interface Luck {
  version: number;
  /** Who gained most by them, and how much. */
  player: number;
  points: number;
  margins: readonly number[];
  errors: readonly number[];
}

/** What came to light by nobody's choice. */
export function lucksOf(review: Review | null): Luck[] {
  const changes = review?.findings.filter((one) => one.type === "change") ?? [];
  return changes
    .filter((one) => one.reason === "luck" || one.reason === "hidden")
    .map(({ version, margins, errors }) => {
      const points = Math.max(...margins);
      return { version, player: margins.indexOf(points), points, margins, errors };
    });
}

/** Where a result comes from, part by part. */
export const PARTS = ["start", "own_moves", "other_moves", "luck", "hidden", "end"] as const;

export interface Part {
  part: (typeof PARTS)[number];
  points: number;
  error: number;
}

export function partsOf(balance: Balance): Part[] {
  const parts = PARTS.map((part) => ({ part, points: balance[part], error: balance.errors[part] ?? 0 }));
  return parts.filter(
    ({ part, points }) => (part !== "hidden" && part !== "end") || Math.abs(points) >= 0.05,
  );
}

export function totalOf(balance: Balance): number {
  return PARTS.reduce((sum, part) => sum + balance[part], 0);
}

/** A number with one decimal, as one writes it in the language spoken. */
export function decimal(value: number, digits = 1): string {
  const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale(language()), figures).format(Math.abs(value));
}

/** The same with its sign. */
export function signed(value: number): string {
  const told = decimal(value);
  if (told === decimal(0)) return `±${told}`;
  return `${value < 0 ? "−" : "+"}${told}`;
}

/** A sentence of the log with what the log leaves for a second look. */
export function wholly(phrase: Phrase, names: readonly string[]): string {
  const more = details(phrase, names);
  return more ? `${say(phrase, names).replace(/\.$/, "")} – ${more}` : say(phrase, names);
}
