import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Countdown } from "./countdown.svelte";
import { clockTime } from "../parts/time";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs down to nothing, and is set anew", () => {
  const countdown = new Countdown();
  countdown.set(2);
  vi.advanceTimersByTime(500);
  expect(countdown.left).toBe(1.5);
  vi.advanceTimersByTime(9_000);
  expect(countdown.left).toBe(0);
  countdown.set(900);
  expect(countdown.left).toBe(900);
  countdown.set(null);
  vi.advanceTimersByTime(500);
  expect(countdown.left).toBeNull();
});

it("is told as on a clock", () => {
  expect([0, 7.4, 59.6, 847, 4_500].map(clockTime)).toEqual(["0:00", "0:07", "0:59", "14:07", "75:00"]);
});
