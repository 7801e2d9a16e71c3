import { expect, it } from "vitest";
import type { Event } from "../../generated/hanging-gardens";
import { moments } from "./moments";

const taken: Event = { type: "TileTaken", player: 1, space: 0, tile: "queen", new: null, memory: false };

it("notices temples and tiles", () => {
  const built: Event = {
    type: "TempleBuilt",
    player: 1,
    cell: [0, 0],
    feature: "park",
    size: 4,
    moved: null,
  };
  expect(moments([built, taken]).map((moment) => moment.phrase.key)).toEqual([
    "hanging-gardens-moment-temple",
    "hanging-gardens-moment-tile",
  ]);
});

it("leaves a tile to the players' memory", () => {
  expect(moments([{ ...taken, memory: true }])).toEqual([]);
});
