import { expect, it } from "vitest";
import type { Result } from "../generated/protocol";
import { inOrder, isBest } from "./challenge";

const result = (name: string, points: number, more: Partial<Result> = {}): Result => ({
  table: name,
  name,
  colour: "red",
  sheet: { lines: [{ rule: "ZG-F1", points, count: 1 }] },
  has_won: false,
  is_original: false,
  has_seen: false,
  yours: false,
  ...more,
});

it("shows the first result first, and one's own beside it", () => {
  const results = [
    result("Dora", 3),
    result("Emil", 5, { yours: true }),
    result("Ada", 4, { is_original: true }),
    result("Finn", 1),
  ];
  expect(inOrder(results).map(({ name }) => name)).toEqual(["Ada", "Emil", "Dora", "Finn"]);
});

it("marks the best, unless all are alike", () => {
  const results = [result("Ada", 5), result("Béla", 5), result("Dora", 2)];
  expect(results.map((one) => isBest(one, results))).toEqual([true, true, false]);
  const alike = results.slice(0, 2);
  expect(alike.map((one) => isBest(one, alike))).toEqual([false, false]);
});
