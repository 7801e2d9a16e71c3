import { expect, it } from "vitest";
import { seatsFor } from "./seats";

it("seats people before bots", () => {
  expect(seatsFor(3, 1, "expert")).toEqual(["human", "human", "expert"]);
});
