import { expect, it } from "vitest";
import { continued, linesOf, until } from "./log";

const told = (...versions: number[]) => versions.map((version) => ({ version, phrase: { key: "event", args: {} } }));

it("goes on where it was, and tells nothing twice", () => {
  const log = continued(continued([], told(0, 0, 1)), told(1, 2));
  expect(log.map((line) => line.version)).toEqual([0, 0, 1, 2]);
  expect(until(log, 1)).toHaveLength(3);
});

it("leaves out what is not worth a sentence", () => {
  expect(linesOf({ events: [[3, {}, null]] })).toEqual([]);
});
