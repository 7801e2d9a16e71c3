import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../generated/protocol";
import { freeColour, seatToLook } from "./seating";

const seat = (yours: boolean) => ({ yours }) as SeatInfo;
const table = (...yours: boolean[]) => ({ seats: yours.map(seat) }) as TableInfo;

describe("as whom to look", () => {
  it("watches without a seat", () => {
    expect(seatToLook(table(false, false), null, [0])).toBeNull();
  });
  it("keeps the only seat", () => {
    expect(seatToLook(table(false, true), null, [0])).toBe(1);
    expect(seatToLook(table(false, true), 1, [0])).toBe(1);
  });
  it("forgets a seat that is no longer ours", () => {
    expect(seatToLook(table(true, false), 1, [])).toBe(0);
  });
  it("passes the device to whoever of us is to move", () => {
    expect(seatToLook(table(true, false, true), 0, [2])).toBe(2);
    expect(seatToLook(table(true, false, true), 2, [1])).toBe(2);
  });
});

it("gives the colour that is liked, unless somebody has it", () => {
  const info = {
    seats: [
      { taken: true, colour: "red" },
      { taken: false, colour: "blue" },
    ],
  } as TableInfo;
  expect(freeColour("blue", info, ["red", "blue"])).toBe("blue");
  expect(freeColour("red", info, ["red", "blue"])).toBe("blue");
});
