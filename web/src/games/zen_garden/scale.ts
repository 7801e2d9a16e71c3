import box from "../../generated/zen-garden-box.json";
import type { Arguments } from "../../words/voice";

const { scoring } = box;
const signed = (points: number) => `${points}`.replace("-", "−");

/** A table of points from some number on, such as “1 → 3, 2 → 6”. */
function pairs(points: readonly number[], from: number): Arguments {
  return {
    pairs: points
      .flatMap((one, number) => (number < from ? [] : [`${number}\u00a0→\u00a0${signed(one)}`]))
      .join(", "),
  };
}

const SCALES: Record<string, Arguments> = {
  "ZG-F2": pairs(scoring.rings, 1),
  "ZG-F3": pairs(
    scoring.decor,
    scoring.decor.findIndex((points) => points > 0),
  ),
  "ZG-F4": { points: scoring.minor },
  "ZG-F5": { points: scoring.major },
  "ZG-F6": { first: scoring.majority[0]!, second: scoring.majority[1]! },
  "ZG-F7": pairs(scoring.detail, 1),
  "ZG-F8": { points: scoring.unity },
  "ZG-F9": pairs(scoring.floors, 2),
  "ZG-F10": { points: box.points.stack.join(", ") },
};

/** What a line of the score pays. */
export function scale(rule: string): Arguments {
  return SCALES[rule] ?? {};
}
