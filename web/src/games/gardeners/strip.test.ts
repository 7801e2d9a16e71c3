import { expect, it } from "vitest";
import type { Change, Row, Status, Wait } from "../../generated/gardeners";
import { helped, longest, marksOf, placeOf, shareOf, wordOf } from "./strip";

const change = (was: Status, status: Status): Change => ({
  version: 1,
  at: 1,
  player: 0,
  tile: "A1",
  was,
  status,
});
const wait = (seconds: number): Wait => ({ version: 1, since: 0, until: seconds, seconds, awaited: [] });

it("places a time on the strip, and what is outside at its ends", () => {
  const strip = { since: 20, until: 60 };
  expect([20, 30, 60, 5, 90].map((at) => placeOf(strip, at))).toEqual([0, 25, 100, 0, 100]);
  expect(placeOf({ since: 20, until: 20 }, 20)).toBe(0);
});

it("has a few whole times below it", () => {
  expect(marksOf({ since: 20, until: 183.5 }).map(({ text }) => text)).toEqual(["1:00", "2:00", "3:00"]);
  expect(marksOf({ since: 188, until: 222.5 }).map(({ text }) => text)).toEqual([
    "3:10",
    "3:20",
    "3:30",
    "3:40",
  ]);
  expect(marksOf({ since: 0, until: 900 }).map(({ at }) => at)).toEqual([0, 300, 600, 900]);
  expect(marksOf({ since: 3.2, until: 3.4 })).toEqual([]);
});

it("says what a tile did to a card", () => {
  expect(wordOf(change("lost", "met"))).toBe("met");
  expect(wordOf(change("met", "lost"))).toBe("unmet");
  expect(wordOf(change("met", "open"))).toBe("unmet");
  expect(wordOf(change("open", "lost"))).toBe("against");
  expect(wordOf(change("lost", "open"))).toBe("mended");
  expect([change("lost", "open"), change("open", "lost")].map(helped)).toEqual([true, false]);
});

it("adds up for how long a card was met", () => {
  const spans: Row["spans"] = [
    { since: 0, until: 5, status: "open" },
    { since: 5, until: 8, status: "met" },
    { since: 8, until: 10, status: "lost" },
    { since: 10, until: 14, status: "met" },
  ];
  const row: Row = { card: "S1", player: 0, is_discarded: false, spans, changes: [] };
  expect(shareOf(row)).toEqual({ met: 7, length: 14 });
});

it("knows the longest wait", () => {
  expect(longest([])).toBeNull();
  expect(longest([wait(12), wait(40), wait(13)])?.seconds).toBe(40);
});
