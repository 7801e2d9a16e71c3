import { describe, expect, it } from "vitest";
import type { Update } from "../generated/protocol";
import { evenTimes, leftAfter, marksOf, trueTimes, versionAt } from "./axis";

const shots = (...times: (number | null)[]) => times.map((at) => ({ at, alarm: null }));

describe("the times of a film", () => {
  it("are those of the record", () => {
    expect(trueTimes(shots(null, 2.5, 4, 4, 31))).toEqual([0, 2.5, 4, 4, 31]);
  });
  it("never go back, whatever is taken back and whoever sets the clock", () => {
    expect(trueTimes(shots(null, 5, null, 8, 6, 7))).toEqual([0, 5, 5, 8, 8, 9]);
  });
  it("leave out that nobody was at the table overnight", () => {
    expect(trueTimes(shots(null, 10, 30_010, 30_020))).toEqual([0, 10, 70, 80]);
  });
  it("keep every pause while a timer runs, and none that outlasts it", () => {
    const film = [
      { at: null, alarm: 20 },
      { at: 15, alarm: 900 },
      { at: 415, alarm: 500 },
      { at: 9_000, alarm: null },
    ];
    expect(trueTimes(film)).toEqual([0, 15, 415, 915]);
  });
  it("are even where each version is looked at for as long", () => {
    expect(evenTimes([1, 2, 3])).toEqual([0, 1.6, 3.2]);
  });
});

it("shows the version that stood at a time", () => {
  const times = [0, 2, 2, 5];
  expect([-1, 0, 1.9, 2, 4.9, 5, 60].map((time) => versionAt(times, time))).toEqual([0, 0, 0, 2, 2, 3, 3]);
  expect(versionAt([], 3)).toBe(0);
});

it("knows what was left of the timer", () => {
  expect(leftAfter({ at: 3, alarm: 10 }, 4)).toBe(6);
  expect(leftAfter({ at: 3, alarm: 10 }, 40)).toBe(0);
  expect(leftAfter({ at: 3, alarm: null }, 4)).toBeNull();
});

it("marks what deserved notice", () => {
  const won = { player: null, phrase: { key: "won", args: {} }, sound: "chime" as const };
  const film = [[], [{ type: "RoundWon" }], []].map((events, version) => ({
    projected: null,
    events: events.map((event) => [version, event, null]),
  })) as unknown as Update[];
  expect(marksOf(film, (events) => events.map(() => won))).toEqual([{ version: 1, moments: [won] }]);
});
