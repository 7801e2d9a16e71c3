import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../generated/protocol";
import { Deciding } from "./deciding.svelte";

const answer = (id: string): Answer => ({ type: "Answer", id, refusals: [], lines: [] });

function mind(made = true) {
  const play = vi.fn(async (_: string) => made);
  const ask = vi.fn(async (move: string): Promise<Answer | null> => answer(move));
  return { play, ask, deciding: new Deciding<string>({ play, ask }) };
}

describe("a decision", () => {
  it("asks about each move once", async () => {
    const { deciding, ask } = mind();
    await deciding.consider("a");
    await deciding.consider("b");
    await deciding.consider("a");
    expect(deciding.answer?.id).toBe("a");
    expect(ask).toHaveBeenCalledTimes(2);
    deciding.forget();
    await deciding.consider("a");
    expect(ask).toHaveBeenCalledTimes(3);
  });
  it("hears only the answer to its last question", async () => {
    const { deciding, ask } = mind();
    let late: (answer: Answer) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((settle) => (late = settle)));
    const first = deciding.consider("a");
    await deciding.consider("b");
    late(answer("a"));
    await first;
    expect(deciding.answer?.id).toBe("b");
  });
  it("keeps a refusal as long as it is true", async () => {
    const { deciding, ask } = mind();
    const refusal = { rule: "GD-A4", case: "last", particulars: {}, cells: [] };
    ask.mockImplementationOnce(async (id) => ({ ...answer(id), refusals: [refusal] }));
    await deciding.consider("a");
    expect(deciding.answer?.refusals).toHaveLength(1);
    await deciding.renew();
    expect(deciding.answer).toBeNull();
  });
  it("is made at once, or after a last word", async () => {
    const { deciding, play } = mind();
    expect(await deciding.choose("a", false)).toBe(true);
    expect(await deciding.choose("b", true)).toBe(false);
    expect(play).toHaveBeenCalledTimes(1);
    expect(await deciding.settle()).toBe(true);
    expect(play).toHaveBeenLastCalledWith("b");
    expect(await deciding.settle()).toBe(false);
  });
  it("still waits when the server refuses it", async () => {
    const { deciding } = mind(false);
    await deciding.choose("a", true);
    expect(await deciding.settle()).toBe(false);
    expect(deciding.waiting).toBe("a");
  });
});
