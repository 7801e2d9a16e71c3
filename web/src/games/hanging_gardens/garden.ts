import { type Cell, key } from "../../parts/cells";
import type { Garden, Places } from "../../generated/hanging-gardens";
import { turned } from "./art/card";

export const GROUND = "-";
export const TABLE = ".";
/** How far a card can stick out of a garden. */
const MARGIN = 2;
/** The start card's top left square is called m20, as in the log. */
const HOME: Cell = [20, 12];

export interface Square {
  cell: Cell;
  letter: string;
}

/** A part of the table around a garden. */
export interface Frame {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

/** What the log calls a place. */
export function cellName([row, column]: Cell): string {
  return `${columnName(column)}${row + HOME[0]}`;
}

/** To the right of z come za, zb …, and to the left of a, counted away from it, az, ay … */
export function columnName(column: number): string {
  const block = Math.floor((column + HOME[1]) / 26);
  const letter = String.fromCharCode(97 + column + HOME[1] - 26 * block);
  return (block > 0 ? "z" : "a").repeat(Math.abs(block)) + letter;
}

export function rowName(row: number): string {
  return `${row + HOME[0]}`;
}

/** The garden with so much table around it. */
export function frame(garden: Garden, margin = MARGIN): Frame {
  const [top, left] = garden.corner;
  return {
    top: top - margin,
    left: left - margin,
    rows: garden.rows.length + 2 * margin,
    columns: garden.rows[0]!.length + 2 * margin,
  };
}

/** What the first cards leave as it is: so much table lies around the start card from the beginning. */
const FIRST: Frame = { top: -3, left: -3, rows: 8, columns: 9 };

/** The garden with the table around it, which does not move with every card. */
export function land(garden: Garden): Frame {
  const around = frame(garden);
  const top = Math.min(around.top, FIRST.top);
  const left = Math.min(around.left, FIRST.left);
  return {
    top,
    left,
    rows: Math.max(around.top + around.rows, FIRST.top + FIRST.rows) - top,
    columns: Math.max(around.left + around.columns, FIRST.left + FIRST.columns) - left,
  };
}

/** A part of the table, with as much more of it on all sides as a window has room for. */
export function filled({ top, left, rows, columns }: Frame, down: number, across: number): Frame {
  const [more, wider] = [Math.max(0, down - rows), Math.max(0, across - columns)];
  return {
    top: top - Math.floor(more / 2),
    left: left - Math.floor(wider / 2),
    rows: rows + more,
    columns: columns + wider,
  };
}

/** The part of a land that is seen: how far it is scrolled, and how large the window is, in squares. */
export interface Window {
  top: number;
  left: number;
  height: number;
  width: number;
}

export const SIDES = ["up", "down", "left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** So much of a square may be cut off before it counts as not seen. */
const CUT = 0.25;

/** On which sides of a window there are places that are not seen. */
export function beyond(cells: readonly Cell[], { top, left, height, width }: Window): Side[] {
  const [bottom, right] = [top + height - 1, left + width - 1];
  const out: Record<Side, (cell: Cell) => boolean> = {
    up: ([row]) => row + CUT < top,
    down: ([row]) => row - CUT > bottom,
    left: ([, column]) => column + CUT < left,
    right: ([, column]) => column - CUT > right,
  };
  return SIDES.filter((side) => cells.some(out[side]));
}

/** The first and the last square of a garden, by rows and columns. */
export function corners({ corner: [row, column], rows }: Garden): Cell[] {
  return [
    [row, column],
    [row + rows.length - 1, column + rows[0]!.length - 1],
  ];
}

/** The topmost square of a place, or the bare table. */
export function letterAt(garden: Garden, [row, column]: Cell): string {
  return garden.rows[row - garden.corner[0]]?.[column - garden.corner[1]] ?? TABLE;
}

/** The squares of a card that lies there. */
export function lying(card: string, turn: number, [row, column]: Cell): Square[] {
  return turned(card, turn).flatMap((line, down) =>
    [...line].map((letter, right): Square => ({ cell: [row + down, column + right], letter })),
  );
}

/** Which square of a card is under the pointer, counted from its top left. */
export function grip(card: string, turn: number): Cell {
  const lines = turned(card, turn);
  return [Math.floor((lines.length - 1) / 2), Math.floor((lines[0]!.length - 1) / 2)];
}

/** Where the top left square of a card comes to lie when it is held over a place. */
export function held(card: string, turn: number, [row, column]: Cell): Cell {
  const [down, right] = grip(card, turn);
  return [row - down, column - right];
}

/** Where a card is held when its top left square comes to lie there. */
export function holding(card: string, turn: number, [row, column]: Cell): Cell {
  const [down, right] = grip(card, turn);
  return [row + down, column + right];
}

/** The places over which the card can be held to be laid, as they were offered. */
export function offered(places: Places, turn: number): Set<string> {
  const [down, right] = grip(places.card, turn);
  return new Set(
    (places.turns[turn] ?? []).flatMap(([row, first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => key([row + down, first + step + right])),
    ),
  );
}
