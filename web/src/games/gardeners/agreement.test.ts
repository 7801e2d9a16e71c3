import { expect, it } from "vitest";
import type { Event } from "../../generated/gardeners";
import { isUndone } from "./agreement";

const removed: Event = { type: "TileRemoved", player: 1, tile: "A1", cell: [0, 0], to: 0 };
const added: Event = { type: "TileAdded", player: 0, tile: "A1", cell: [0, 0], turn: 0, top: null };
const ready: Event = { type: "SaidReady", player: 0 };

it("is undone by a change after somebody was ready, until somebody is ready again", () => {
  expect(isUndone(false, false, [removed])).toBe(false);
  expect(isUndone(false, true, [removed])).toBe(true);
  expect(isUndone(true, false, [added])).toBe(true);
  expect(isUndone(true, false, [ready])).toBe(false);
});
