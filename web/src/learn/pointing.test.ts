import { expect, it } from "vitest";
import type { Guidance } from "../generated/protocol";
import { isExercise, selector, stepIn } from "./pointing";

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
