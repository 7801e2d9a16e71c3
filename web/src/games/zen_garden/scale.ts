import box from "../../generated/zen-garden-box.json";

const { scoring } = box;
const fewest = scoring.decor.findIndex((points) => points > 0);
const short = (points: readonly number[]) => points.map((one) => `${one}`.replace("-", "−")).join(" · ");

const SCALES: Record<string, string> = {
  "ZG-F1": "× 1",
  "ZG-F2": short(scoring.rings.slice(1)),
  "ZG-F3": `${fewest}+: ${short(scoring.decor.slice(fewest))}`,
  "ZG-F4": `× ${scoring.minor}`,
  "ZG-F5": `× ${scoring.major}`,
  "ZG-F6": short(scoring.majority),
  "ZG-F7": short(scoring.detail.slice(1)),
  "ZG-F8": `${scoring.unity}`,
  "ZG-F9": `2–${scoring.floors.length - 1}: ${short(scoring.floors.slice(2))}`,
  "ZG-F10": short(box.points.stack),
};

/** What a line of the score pays, in short. */
export function scale(rule: string): string {
  return SCALES[rule] ?? "";
}
