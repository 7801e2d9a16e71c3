import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkTo, momentOf, Player } from "./player.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TIMES = [0, 2, 2, 30, 33];

describe("a film", () => {
  it("runs at its pace to its end and stops", () => {
    const player = new Player(() => TIMES);
    player.toggle();
    vi.advanceTimersByTime(1_900);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(300);
    expect(player.at).toBe(2);
    vi.advanceTimersByTime(27_000);
    expect(player.at).toBe(2);
    vi.advanceTimersByTime(9_000);
    expect([player.at, player.time, player.running]).toEqual([4, 33, false]);
  });
  it("tells where it arrives by running, the end included", () => {
    const arrived = vi.fn();
    const player = new Player(() => TIMES, arrived);
    player.go(2);
    player.toggle();
    vi.advanceTimersByTime(40_000);
    expect(arrived.mock.calls).toEqual([[3], [4]]);
  });
  it("runs again from the start", () => {
    const player = new Player(() => TIMES);
    player.go(9);
    expect(player.at).toBe(4);
    player.toggle();
    expect([player.at, player.time, player.running]).toEqual([0, 0, true]);
    player.toggle();
    expect(player.running).toBe(false);
  });
  it("runs faster", () => {
    const player = new Player(() => TIMES);
    player.speed = 8;
    player.toggle();
    vi.advanceTimersByTime(3_800);
    expect(player.at).toBe(3);
    player.stop();
  });
  it("goes to a version at its time, and to a time between two", () => {
    const player = new Player(() => TIMES);
    player.go(1);
    expect([player.at, player.time]).toEqual([1, 2]);
    player.seek(12.5);
    expect([player.at, player.time]).toEqual([2, 12.5]);
    player.go(player.at + 1);
    expect([player.at, player.time]).toEqual([3, 30]);
    player.seek(99);
    expect([player.at, player.time]).toEqual([4, 33]);
  });
  it("that is not there yet stands at its beginning", () => {
    const player = new Player(() => []);
    player.go(7);
    expect([player.at, player.time, player.end]).toEqual([0, 0, 0]);
  });
});

it("is linked to by moment and seat", () => {
  const plain = { review: false, follow: false };
  expect(momentOf(new URL(linkTo("x", 12, 1), "http://a").search)).toEqual({ at: 12, seat: 1, ...plain });
  const reviewed = new URL(linkTo("x", 12, null, { reviewed: true }), "http://a").search;
  expect(momentOf(reviewed)).toEqual({ at: 12, seat: null, ...plain, review: true });
  expect(momentOf("?at=-3&seat=x")).toEqual({ at: 0, seat: null, ...plain });
  expect(momentOf("?review")).toEqual({ at: 0, seat: null, review: true, follow: false });
  expect(momentOf("?at=2&follow")).toEqual({ at: 2, seat: null, review: false, follow: true });
});
