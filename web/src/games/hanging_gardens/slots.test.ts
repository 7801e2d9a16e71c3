import { expect, it } from "vitest";
import { seated } from "./slots";

it("lets a card lie where it lies", () => {
  const first = seated([], ["a", "b", "c", "d"], 4);
  const second = seated(first, ["a", "c", "d"], 4);
  expect(second).toEqual(["a", null, "c", "d"]);
  expect(seated(second, ["a", "b", "c", "d"], 4)).toEqual(first);
});

it("lays new cards from the first slot on", () => {
  expect(seated([null, null, "c", null], ["d", "e", "f"], 4)).toEqual(["d", "e", "f", null]);
});
