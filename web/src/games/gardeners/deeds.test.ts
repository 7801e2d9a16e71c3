import { describe, expect, it } from "vitest";
import type { TileAdded, TileRemoved } from "../../generated/gardeners";
import { heard, stands } from "./deeds";

const added: TileAdded = { type: "TileAdded", player: 1, tile: "A1", cell: [0, 0], turn: 0, top: null };
const removed: TileRemoved = { type: "TileRemoved", player: 0, tile: "A1", cell: [0, 0], to: 1 };

describe("What everyone did last", () => {
  it("is kept for each until they do something else", () => {
    const later = { ...added, tile: "A2" };
    const deeds = heard(heard(new Map(), [added]), [removed, later]);
    expect([...deeds]).toEqual([
      [1, later],
      [0, removed],
    ]);
    expect(heard(deeds, [{ type: "SaidReady", player: 1 }])).toBe(deeds);
  });

  it("stands as long as the garden shows it", () => {
    const laid = [{ tile: "A1", cell: [0, 0] as [number, number], turn: 0 }];
    expect([stands(added, laid), stands(added, [])]).toEqual([true, false]);
    expect([stands(removed, laid), stands(removed, [])]).toEqual([false, true]);
  });
});
