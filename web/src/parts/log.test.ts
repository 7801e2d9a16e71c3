import { expect, it } from "vitest";
import type { Update } from "../generated/protocol";
import { continued, eventsOf, folded, linesOf, until } from "./log";

const told = (...versions: number[]) =>
  versions.map((version) => ({ version, phrase: { key: "event", args: {} } }));

it("goes on where it was, and tells nothing twice", () => {
  const log = continued(continued([], told(0, 0, 1)), told(1, 2));
  expect(log.map((line) => line.version)).toEqual([0, 0, 1, 2]);
  expect(until(log, 1)).toHaveLength(3);
});

it("has no event for what was taken back", () => {
  const events: Update["events"] = [
    [3, { type: "TileLaid" }, null],
    [4, null, { key: "log-taken-back", args: {} }],
  ];
  expect(eventsOf({ events } as Update)).toEqual([{ type: "TileLaid" }]);
});

it("leaves out what is not worth a sentence", () => {
  expect(linesOf({ events: [[3, {}, null]] })).toEqual([]);
});

it("tells small deeds once where they follow each other, and keeps the order of all others", () => {
  const line = (version: number, key: string) => ({ version, phrase: { key, args: {} } });
  const log = ["add", "add", "give", "add", "READY", "READY"].map((key, version) => line(version, key));
  const read = folded(
    log,
    ({ phrase }) => phrase.key,
    ({ phrase }) => phrase.key !== "READY",
  );
  expect(read.map(({ phrase, versions }) => [phrase.key, ...versions])).toEqual([
    ["add", 0, 1],
    ["give", 2],
    ["add", 3],
    ["READY", 4],
    ["READY", 5],
  ]);
});
