import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../../generated/protocol";
import type { Take, Tile } from "../../generated/zen-garden";
import { Laying } from "./laying.svelte";
import type { Place } from "./places";

const tile: Tile = { decor: "gate", walkway: "sand-walkway", floor: "water" };
const other: Tile = { ...tile, decor: "crane" };
const open: Place = { row: 1, column: 1, cell: [0, 1], id: "0,1", laid: null, open: true };
const closed: Place = { ...open, cell: [3, 3], id: "3,3", open: false };
const answer = (id: string): Answer => ({ type: "Answer", id, refusals: [], lines: [] });

function hand(played = true) {
  const play = vi.fn(async (_: Take) => played);
  const ask = vi.fn(async (move: Take): Promise<Answer | null> => answer(move.corner));
  return { play, ask, laying: new Laying({ play, ask }) };
}

describe("a tile in the hand", () => {
  it("is turned when it is picked again", () => {
    const { laying } = hand();
    laying.pick(tile);
    laying.pick(tile);
    expect(laying.corner).toBe("ne");
    laying.pick(other);
    expect(laying.corner).toBe("ne");
    expect(laying.tile).toBe(other);
  });
  it("can be what somebody else thought of, and waits for a last word", async () => {
    const { laying, play } = hand();
    const move: Take = { type: "Take", tile: other, cell: open.cell, corner: "sw" };
    laying.pick(tile);
    laying.imagine(move, open);
    expect([laying.tile, laying.corner, laying.place, laying.waits]).toEqual([other, "sw", open, true]);
    await laying.settle();
    expect(play).toHaveBeenCalledExactlyOnceWith(move);
  });
  it("asks what it would do, however it is turned", async () => {
    const { laying } = hand();
    laying.pick(tile);
    laying.hold(open);
    await vi.waitFor(() => expect(laying.answer?.id).toBe("nw"));
    laying.turn(1);
    await vi.waitFor(() => expect(laying.answer?.id).toBe("ne"));
  });
  it("is laid at once", async () => {
    const { laying, play } = hand();
    laying.pick(tile);
    await laying.put(open, false);
    expect(play).toHaveBeenCalledWith({ type: "Take", tile, cell: [0, 1], corner: "nw" });
    expect(laying.tile).toBeNull();
  });
  it("stays in the hand when the server refuses it", async () => {
    const { laying } = hand(false);
    laying.pick(tile);
    await laying.put(open, false);
    expect(laying.tile).toBe(tile);
  });
  it("waits for a last word, and is turned by another tap", async () => {
    const { laying, play } = hand();
    laying.pick(tile);
    await laying.put(open, true);
    expect(laying.waits).toBe(true);
    laying.hold(null);
    expect(laying.place).toBe(open);
    await laying.put(open, true);
    expect(play).not.toHaveBeenCalled();
    await laying.settle();
    expect(play).toHaveBeenCalledWith({ type: "Take", tile, cell: [0, 1], corner: "ne" });
  });
  it("is not laid where there is no room, but hears why", async () => {
    const { laying, play, ask } = hand();
    laying.pick(tile);
    await laying.put(closed, false);
    expect(play).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledOnce();
  });
});
