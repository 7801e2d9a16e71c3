import { describe, expect, it, vi } from "vitest";
import type { Update } from "../generated/protocol";
import type { First } from "../parts/topics";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});
const { acted, happened, isTold, markTold, restore } = await import("./firsts");

const first = (more: Partial<First>): First => ({ name: "it", rule: "XX-T1", ...more });
const update = (version: number, more: Partial<Update> = {}): Update => ({
  type: "Update",
  version,
  seat: 0,
  view: null,
  choices: null,
  events: [],
  outcome: null,
  projected: null,
  at: null,
  alarm: null,
  guidance: null,
  ...more,
});
const event = (type: string, player?: number): Update["events"] => [[1, { type, player }, null]];
const sheets = (count: number) => [{ lines: [{ rule: "XX-F1", points: 0, count }] }];
const names = (firsts: First[], before: Update | null, now: Update) =>
  happened(firsts, before, now, 0).map(({ name }) => name);

describe("what happens for the first time", () => {
  it.each([
    [undefined, ["it"]],
    [0, ["it"]],
    [1, []],
  ] as const)("is an event of %s", (player, told) => {
    const firsts = [first({ event: "Built" })];
    expect(names(firsts, update(0), update(1, { events: event("Built", player) }))).toEqual(told);
    expect(names(firsts, update(0), update(1, { events: event("Taken", player) }))).toEqual([]);
  });
  it("is a line of the sheet that has come so far", () => {
    const firsts = [first({ line: { rule: "XX-F1", reaches: 2 } })];
    const seen = (from: number, to: number) =>
      names(firsts, update(0, { projected: sheets(from) }), update(1, { projected: sheets(to) }));
    expect([seen(0, 1), seen(1, 2), seen(2, 3), seen(1, 3)]).toEqual([[], ["it"], [], ["it"]]);
  });
  it("is what can be seen now and could not before", () => {
    const firsts = [first({ when: (view: unknown) => view === "full" })] as First[];
    expect(names(firsts, update(0), update(1, { view: "full" }))).toEqual(["it"]);
    expect(names(firsts, update(0, { view: "full" }), update(1, { view: "full" }))).toEqual([]);
  });
  it("is at the first look what can be seen then, and nothing else", () => {
    const whole = update(5, { view: "full", events: event("Built", 0), projected: sheets(2) });
    const firsts = [
      first({ name: "seen", when: (view: unknown) => view === "full" }),
      first({ name: "done", event: "Built" }),
      first({ name: "counted", line: { rule: "XX-F1", reaches: 2 } }),
    ] as First[];
    expect(names(firsts, null, whole)).toEqual(["seen"]);
  });
  it("is not what was taken back, nor what somebody else at this device did", () => {
    const firsts = [first({ event: "Built" })];
    const events = event("Built", 0);
    expect(names(firsts, update(2), update(1, { events }))).toEqual([]);
    expect(names(firsts, update(0, { seat: 1 }), update(1, { events }))).toEqual([]);
  });
  it("is told once on a device", () => {
    expect(isTold("zen-garden", first({}))).toBe(false);
    markTold("zen-garden", first({}));
    expect(isTold("zen-garden", first({}))).toBe(true);
    expect(isTold("gardeners", first({}))).toBe(false);
    expect(restore(kept.get("tuileries-firsts")!)).toEqual(["zen-garden/it"]);
  });
  it.each([null, "{", "null", '{"a": 1}', "[1]"])("is restored from %s as nothing", (nonsense) => {
    expect(restore(nonsense)).toEqual([]);
  });
  it("knows when the viewer acts", () => {
    expect([acted(update(1, { events: event("Taken", 0) }), 0), acted(update(1), 0)]).toEqual([true, false]);
  });
});
