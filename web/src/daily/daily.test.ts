import { expect, it } from "vitest";
import { addressOf, better, dayText, daysBefore, expectedDay, partsOf, resultIn } from "./daily";

it("reads from an address what was written into it", () => {
  const address = addressOf("2026-11-15/gentle", { moves: 47, time: 372 });
  expect(address).toBe("/daily/2026-11-15/gentle?moves=47&time=372");
  expect(resultIn(new URL(address, "http://house").search)).toEqual({ moves: 47, time: 372 });
});

it.each([
  "",
  "?moves=3",
  "?moves=x&time=4",
  "?moves=-1&time=4",
  "?moves=0&time=0",
  "?moves=1.5&time=2",
  "?moves=9e9&time=1",
])("makes nothing of %s", (query) => expect(resultIn(query)).toBeNull());

it("finds fewer moves better, then less time", () => {
  const slow = { moves: 20, time: 90 };
  expect(better(undefined, slow)).toBe(slow);
  expect(better(slow, { moves: 21, time: 5 })).toBe(slow);
  expect(better(slow, { moves: 20, time: 89 }).time).toBe(89);
  expect(better(slow, { moves: 19, time: 500 }).moves).toBe(19);
});

it("counts days over the ends of months and years", () => {
  expect(daysBefore("2027-01-02", 3)).toEqual(["2027-01-01", "2026-12-31", "2026-12-30"]);
  expect(daysBefore("2028-03-01", 1)).toEqual(["2028-02-29"]);
});

it("tells a day in each language", () => {
  expect(dayText("2026-11-15", "en", 2026)).toBe("15 November");
  expect(dayText("2026-11-15", "de", 2026)).toBe("15. November");
  expect(dayText("2026-11-15", "fr", 2027)).toBe("15 novembre 2026");
  expect(dayText("soon", "en", 2026)).toBe("soon");
});

it("knows the day and the difficulty of a garden", () => {
  expect(partsOf("2026-11-15/gentle")).toEqual(["2026-11-15", "gentle"]);
  expect(partsOf("")).toEqual(["", ""]);
});

it("expects today to be the day in universal time", () => {
  const day = expectedDay(Date.parse("2026-11-15T23:30:00-05:00"));
  expect(day.date).toBe("2026-11-16");
  expect(day.gardens.map((garden) => garden.difficulty)).toEqual(["gentle", "tricky", "fiendish"]);
});
