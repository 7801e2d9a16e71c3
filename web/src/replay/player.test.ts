import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkTo, momentOf, Player } from "./player.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a film", () => {
  it("runs to its end and stops", () => {
    const player = new Player(() => 3);
    player.toggle();
    vi.advanceTimersByTime(1_600 * 2);
    expect(player.at).toBe(2);
    vi.advanceTimersByTime(1_600 * 4);
    expect([player.at, player.running]).toEqual([3, false]);
  });
  it("runs again from the start", () => {
    const player = new Player(() => 3);
    player.go(9);
    expect(player.at).toBe(3);
    player.toggle();
    expect([player.at, player.running]).toEqual([0, true]);
    player.toggle();
    expect(player.running).toBe(false);
  });
  it("runs faster", () => {
    const player = new Player(() => 9);
    player.speed = 4;
    player.toggle();
    vi.advanceTimersByTime(1_600);
    expect(player.at).toBe(4);
    player.stop();
  });
});

it("is linked to by moment and seat", () => {
  expect(momentOf(new URL(linkTo("x", 12, 1), "http://a").search)).toEqual({ at: 12, seat: 1 });
  expect(momentOf("?at=-3&seat=x")).toEqual({ at: 0, seat: null });
});
