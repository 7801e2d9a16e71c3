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
