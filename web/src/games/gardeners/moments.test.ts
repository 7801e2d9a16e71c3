import { expect, it } from "vitest";
import { moments } from "./moments";

it("notices verdicts and rounds", () => {
  const keys = (delighted: (boolean | null)[]) =>
    moments([{ type: "GardenChecked", delighted }]).map((one) => one.phrase.key);
  expect(keys([true, false, null])).toEqual(["gardeners-moment-angry"]);
  expect(keys([true, null])).toEqual([]);
  const ended = (reason: string) => moments([{ type: "GameEnded", reason, cards: [], points: 3, grade: 1 }]);
  expect([ended("time")[0]?.sound, ended("deck")]).toEqual(["time", []]);
  expect(moments([{ type: "RoundWon", number: 2 }])[0]?.player).toBeNull();
});
