import { expect, it } from "vitest";
import type { Event } from "../../generated/zen-garden";
import { moments } from "./moments";

const sheet = (rings: number) => ({ lines: [{ rule: "ZG-F2", points: 0, count: rings }] });

it("notices lines and missions in what happened", () => {
  const line: Event = { type: "LineCompleted", player: 1, decor: "gate", cells: [], coins: 3, lost: 0 };
  const mission: Event = { type: "MissionDone", player: 1, mission: 0, points: 5 };
  const keys = moments([line, mission], null, null).map((moment) => moment.phrase.key);
  expect(keys).toEqual(["zen-garden-moment-line", "zen-garden-moment-mission"]);
});

it("notices a ring that was closed, and none that was there before", () => {
  expect(moments([], [sheet(0), sheet(1)], [sheet(1), sheet(1)]).map((moment) => moment.player)).toEqual([0]);
  expect(moments([], [sheet(1)], [sheet(0)])).toEqual([]);
});
