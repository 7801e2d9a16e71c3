import box from "../../generated/hanging-gardens-box.json";

const SCALES: Record<string, string> = {
  "HG-F2": Object.values(box.persons)
    .map((person) => person.values.join("/"))
    .join(" · "),
  "HG-F3": `× ${box.guard.per_tile}`,
  "HG-F4": `× ${box.exhausted.points}`,
};

/** What a line of the score pays, in short. What each series pays stands beside the tiles. */
export function scale(rule: string): string {
  return SCALES[rule] ?? "";
}
