import type { Outcome, Sheet } from "../generated/protocol";

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

/** By how much somebody won alone, and the line of the sheet that brought most of it; null where nobody did. */
export function leadOf({ scores, winners }: Outcome): { points: number; rule: string; gain: number } | null {
  const [winner, ...shared] = winners;
  const others = scores.filter((_, player) => player !== winner);
  if (winner === undefined || shared.length || !others.length) return null;
  const second = others.reduce((best, sheet) => (totalOf(sheet) > totalOf(best) ? sheet : best));
  const points = totalOf(scores[winner]!) - totalOf(second);
  const gains = rulesOf(scores).map((rule) => ({
    rule,
    gain: pointsOf(scores[winner]!, rule) - pointsOf(second, rule),
  }));
  const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
  return points > 0 ? { points, ...best } : null;
}

function pointsOf(sheet: Sheet, rule: string): number {
  return sheet.lines.find((line) => line.rule === rule)?.points ?? 0;
}

/** A change of points. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}

/** Points as they are written on a sheet. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
