import { describe, expect, it } from "vitest";
import type { Cell } from "../../parts/cells";
import type { Laid, SeatSeen } from "../../generated/gardeners";
import { foreseen, type Shown } from "./foreseen";

const laid = (tile: string, cell: Cell): Laid => ({ tile, cell, turn: 0 });
const seat = (top: string | null, loose: string[] = []): SeatSeen => ({
  top,
  pile: 3,
  loose,
  is_ready: false,
});
const table: Shown = { laid: [laid("A1", [0, 0])], seats: [seat("A2", ["A3"]), seat("A4")] };

describe("together", () => {
  it("shows a tile where it was laid, and no longer in the hand", () => {
    const { laid: garden, seats } = foreseen(table, { type: "Add", ...laid("A2", [0, 1]) }, 0);
    expect(garden).toHaveLength(2);
    expect(seats[0]).toMatchObject({ top: null, pile: 2, loose: ["A3"] });
    expect(foreseen(table, { type: "Add", ...laid("A3", [0, 1]) }, 0).seats[0]).toMatchObject({
      top: "A2",
      loose: [],
    });
  });
  it("shows nothing where somebody was faster", () => {
    expect(foreseen(table, { type: "Add", ...laid("A2", [0, 0]) }, 0)).toBe(table);
    expect(foreseen(table, { type: "Add", ...laid("A1", [0, 1]) }, 0)).toBe(table);
    expect(foreseen(table, { type: "Remove", tile: "A9", to: 1 }, 0)).toBe(table);
  });
  it("shows a tile that was given away with whoever gets it", () => {
    const { laid: garden, seats } = foreseen(table, { type: "Remove", tile: "A1", to: 1 }, 0);
    expect(garden).toHaveLength(0);
    expect(seats[1]!.loose).toEqual(["A1"]);
  });
  it("shows who is ready", () => {
    expect(foreseen(table, { type: "Ready" }, 1).seats.map((one) => one.is_ready)).toEqual([false, true]);
  });
});

describe("alone", () => {
  const two: Shown = { laid: [laid("A1", [0, 0]), laid("A2", [0, 1])], seats: [seat(null, ["A3"])] };
  it("lets two tiles change places", () => {
    const { laid: garden } = foreseen(two, { type: "Place", ...laid("A1", [0, 1]) }, 0);
    expect(garden).toEqual([laid("A2", [0, 0]), laid("A1", [0, 1])]);
  });
  it("puts what lay there beside the garden", () => {
    const { laid: garden, seats } = foreseen(two, { type: "Place", ...laid("A3", [0, 0]) }, 0);
    expect(garden).toEqual([laid("A2", [0, 1]), laid("A3", [0, 0])]);
    expect(seats[0]!.loose).toEqual(["A1"]);
  });
  it("says the same once the server has said so", () => {
    const move = { type: "Place", ...laid("A1", [0, 1]) } as const;
    const once = foreseen(two, move, 0);
    expect(foreseen(once, move, 0)).toEqual(once);
  });
  it("lifts a tile", () => {
    expect(foreseen(two, { type: "Lift", tile: "A2" }, 0).seats[0]!.loose).toEqual(["A3", "A2"]);
  });
});
