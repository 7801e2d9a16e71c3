import { expect, it } from "vitest";
import { moments } from "./moments";

it("notices verdicts and rounds", () => {
  const keys = (delighted: (boolean | null)[]) => moments([{ type: "GardenChecked", delighted }]).map((one) => one.phrase.key);
  expect(keys([true, false, null])).toEqual(["gardeners-moment-angry"]);
  expect(keys([true, null])).toEqual([]);
  expect(moments([{ type: "RoundWon", number: 2 }])[0]?.player).toBeNull();
});
