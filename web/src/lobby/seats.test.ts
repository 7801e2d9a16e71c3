import { expect, it } from "vitest";
import type { TableInfo } from "../generated/protocol";
import { freeColour, seatsFor } from "./seats";

const info = {
  seats: [
    { taken: true, colour: "red" },
    { taken: false, colour: "blue" },
  ],
} as TableInfo;

it("gives the colour that is liked, unless somebody has it", () => {
  expect(freeColour("blue", info, ["red", "blue"])).toBe("blue");
  expect(freeColour("red", info, ["red", "blue"])).toBe("blue");
});

it("seats people before bots", () => {
  expect(seatsFor(3, 1, "expert")).toEqual(["human", "human", "expert"]);
});
