import { expect, it } from "vitest";
import type { Guidance } from "../generated/protocol";
import { isExercise, joined, selector, stepIn } from "./pointing";

it("points at what has the attribute", () => {
  expect(selector("card:-TT/---")).toBe('[data-card="-TT/---"]');
  expect(selector("place:0,1")).toBe('[data-place="0,1"]');
});

it("finds the step in an address", () => {
  expect(stepIn("?step=3")).toBe(3);
  expect(stepIn("")).toBe(0);
  expect(stepIn("?step=x")).toBe(0);
});

it("knows an exercise by its words", () => {
  const told = (key: string) => ({ steps: [{ say: { key, args: {} } }] }) as unknown as Guidance;
  expect(isExercise(told("gardeners-exercise-paths-read"))).toBe(true);
  expect(isExercise(told("gardeners-lesson-card-read"))).toBe(false);
});

it("draws one ring around rows below each other, and one around each other thing", () => {
  const ring = { left: 10, top: 100, width: 300, height: 26, over: false, row: true };
  const rows = [ring, { ...ring, top: 122 }, { ...ring, top: 144 }];
  expect(joined(rows)).toEqual([{ ...ring, height: 70 }]);
  expect(joined([ring, { ...ring, top: 166 }])).toHaveLength(2);
  expect(joined(rows.map((one) => ({ ...one, row: false })))).toHaveLength(3);
  expect(ring.height).toBe(26);
});
