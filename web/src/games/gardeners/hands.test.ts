import { describe, expect, it, vi } from "vitest";

vi.mock("../../words/words.svelte", () => ({ say: () => "", t: () => "" }));
const { Hands } = await import("./hands.svelte");

const hands = () => new Hands({ play: async () => true, ask: async () => null });

describe("a tile in the hand", () => {
  it("is turned as far as turning means something", () => {
    const bench = hands();
    bench.pick("B1");
    bench.pick("B1");
    expect(bench.turn).toBe(1);
    bench.rotate(-2);
    expect(bench.turn).toBe(3);
    const bare = hands();
    bare.pick("A16");
    bare.rotate(1);
    expect(bare.turn).toBe(0);
  });
  it("remembers whether it lay in the garden", () => {
    const held = hands();
    held.pick("B1", { lies: true, turn: 2 });
    expect([held.lies, held.turn]).toEqual([true, 2]);
    held.drop();
    expect([held.tile, held.lies]).toEqual([null, false]);
  });
});
