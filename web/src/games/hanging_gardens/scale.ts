import box from "../../generated/hanging-gardens-box.json";
import type { Arguments } from "../../words/voice";

const persons = Object.values(box.persons).map((person) => person.values);
const highs = persons.map((values) => values[1]!);

const SCALES: Record<string, Arguments> = {
  "HG-F2": { low: persons[0]![0]!, least: Math.min(...highs), most: Math.max(...highs) },
  "HG-F3": { points: box.guard.per_tile },
  "HG-F4": { points: box.exhausted.points },
};

/** What a line of the score pays. What each series pays stands beside the tiles. */
export function scale(rule: string): Arguments {
  return SCALES[rule] ?? {};
}
