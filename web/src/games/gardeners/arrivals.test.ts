import { describe, expect, it } from "vitest";
import type { Laid } from "../../generated/gardeners";
import { Arrivals } from "./arrivals";

const lies = (...tiles: string[]): Laid[] => tiles.map((tile, row) => ({ tile, cell: [row, 0], turn: 0 }));

describe("Arrivals", () => {
  it("keep a tile safe from a press that began before it lay or right after", () => {
    const arrivals = new Arrivals();
    arrivals.see(lies("A1"), [], 1000);
    arrivals.see(lies("A1", "A2"), lies("A1"), 2000);
    expect([1990, 2000, 3990].map((time) => arrivals.isTooFresh("A2", time))).toEqual([true, true, true]);
    expect(arrivals.isTooFresh("A2", 4010)).toBe(false);
  });

  it("leave alone what has been there, and what was laid here", () => {
    const arrivals = new Arrivals();
    arrivals.see(lies("A1"), [], 1000);
    arrivals.see(lies("A1", "A2"), lies("A1", "A2"), 2000);
    expect(["A1", "A2"].map((tile) => arrivals.isTooFresh(tile, 2000))).toEqual([false, false]);
  });

  it("know a tile that came back", () => {
    const arrivals = new Arrivals();
    arrivals.see(lies("A1", "A2"), [], 1000);
    arrivals.see(lies("A1"), lies("A1", "A2"), 2000);
    arrivals.see(lies("A1", "A2"), lies("A1"), 3000);
    expect(arrivals.isTooFresh("A2", 3000)).toBe(true);
  });
});
