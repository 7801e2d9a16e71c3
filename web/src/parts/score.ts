import type { Sheet } from "../generated/protocol";

export function totalOf(sheet: Sheet): number {
  return sheet.lines.reduce((sum, line) => sum + line.points, 0);
}

/** The rules that have a line on any of the sheets, in their order. */
export function rulesOf(sheets: readonly Sheet[]): string[] {
  return [...new Set(sheets.flatMap((sheet) => sheet.lines.map((line) => line.rule)))];
}

/** What a sheet says up to and including a number of lines, as it is counted up at the end. */
export function countedUp(sheet: Sheet, lines: number): Sheet {
  return { lines: sheet.lines.slice(0, lines) };
}

/** A change of points. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}

/** Points as they are written on a sheet. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
