import { describe, expect, it } from "vitest";
import { turned } from "./card";

describe("a card turned", () => {
  it("stays as it is without a turn", () => {
    expect(turned("ABC/DEF", 0)).toEqual(["ABC", "DEF"]);
  });
  it("goes clockwise by a quarter", () => {
    expect(turned("ABC/DEF", 1)).toEqual(["DA", "EB", "FC"]);
  });
  it("goes on to the half and the three quarters", () => {
    expect(turned("ABC/DEF", 2)).toEqual(["FED", "CBA"]);
    expect(turned("ABC/DEF", 3)).toEqual(["CF", "BE", "AD"]);
  });
  it("comes back after four, and turns the other way too", () => {
    expect(turned("T-P/--A", 4)).toEqual(["T-P", "--A"]);
    expect(turned("T-P/--A", -1)).toEqual(turned("T-P/--A", 3));
  });
});
