import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Stopwatch } from "./stopwatch.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("goes on from what the server says, until it says nothing", () => {
  const watch = new Stopwatch();
  watch.set(12);
  vi.advanceTimersByTime(1_500);
  expect(watch.passed).toBe(13.5);
  watch.set(13);
  vi.advanceTimersByTime(1_000);
  expect(watch.passed).toBe(14);
  watch.set(null);
  vi.advanceTimersByTime(1_000);
  expect(watch.passed).toBeNull();
});
