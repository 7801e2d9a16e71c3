import { expect, it } from "vitest";
import type { Update } from "../generated/protocol";
import { continued, until } from "./log";

const told = (...versions: number[]): Pick<Update, "events"> => ({
  events: versions.map((version) => [version, {}, { key: `event-${version}`, args: {} }]),
});

it("goes on where it was, and tells nothing twice", () => {
  const log = continued(continued([], told(0, 0, 1)), told(1, 2));
  expect(log.map((line) => line.version)).toEqual([0, 0, 1, 2]);
  expect(until(log, 1)).toHaveLength(3);
});

it("leaves out what is not worth a sentence", () => {
  expect(continued([], { events: [[3, {}, null]] })).toEqual([]);
});
