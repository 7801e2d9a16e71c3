import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../../generated/protocol";
import type { Move } from "../../generated/hanging-gardens";
import { Hand } from "./hand.svelte";

function held() {
  const play = vi.fn(async (_: Move) => true);
  const ask = vi.fn(async (_: Move): Promise<Answer | null> => null);
  const hand = new Hand({ play, ask });
  hand.pick("TPA/F--", 4);
  return { play, ask, hand };
}

describe("a card in the hand", () => {
  it("is turned when it is picked again, as far as it looks different", () => {
    const { hand } = held();
    hand.pick("T--/--T", 2);
    hand.pick("T--/--T", 2);
    hand.pick("T--/--T", 2);
    expect(hand.turn).toBe(0);
    hand.rotate(-1);
    expect(hand.turn).toBe(1);
  });
  it("is laid with its top left square beside the pointer", async () => {
    const { hand, play } = held();
    await hand.put([5, 5], { open: true, confirm: false });
    expect(play).toHaveBeenCalledWith({ type: "Lay", card: "TPA/F--", cell: [5, 4], turn: 0 });
    expect(hand.card).toBeNull();
  });
  it("asks why it may not lie somewhere", async () => {
    const { hand, play, ask } = held();
    await hand.put([9, 9], { open: false, confirm: false });
    expect(play).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledOnce();
    expect(hand.corner).toEqual([9, 8]);
  });
  it("waits for a last word, and is turned by another tap", async () => {
    const { hand, play } = held();
    await hand.put([5, 5], { open: true, confirm: true });
    await hand.put([5, 5], { open: true, confirm: true });
    await hand.settle();
    expect(play).toHaveBeenCalledWith({ type: "Lay", card: "TPA/F--", cell: [4, 5], turn: 1 });
  });
});

describe("a turn that somebody else thought of", () => {
  const turn: Move[] = [
    { type: "Lay", card: "TPA/F--", cell: [5, 4], turn: 0 },
    { type: "Build", cell: [5, 5] },
    { type: "Take", space: 3 },
  ];
  it("is held over its place with temple and tile, and waits for a last word", async () => {
    const { hand, play } = held();
    hand.imagine(turn, 4);
    expect(hand.corner).toEqual([5, 4]);
    expect(hand.plan).toEqual({ site: [5, 5], leaving: null, space: 3 });
    await hand.settle();
    expect(play).toHaveBeenCalledWith(turn[0]);
    expect(hand.plan.space).toBeNull();
  });
  it("is another one as soon as the card is turned", () => {
    const { hand } = held();
    hand.imagine(turn, 4);
    hand.rotate(1);
    expect(hand.idea).toBeNull();
    expect(hand.plan.site).toBeNull();
  });
  it("can be to build nothing", () => {
    const { hand } = held();
    hand.imagine([{ type: "Decline" }], 1);
    expect([hand.card, hand.waiting]).toEqual([null, null]);
  });
});
