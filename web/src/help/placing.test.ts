import { describe, expect, it } from "vitest";
import { beside, type Box } from "./placing";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const CARD = { width: 320, height: 200 };

function covers(thing: Box, { left, top, height }: ReturnType<typeof beside>): boolean {
  const [right, bottom] = [left + CARD.width, top + Math.min(CARD.height, height)];
  return (
    left < thing.left + thing.width &&
    right > thing.left &&
    top < thing.top + thing.height &&
    bottom > thing.top
  );
}

describe("a card", () => {
  const things = [0, 200, 600, 760].flatMap((top) =>
    [0, 150, 340, 900, 1200].map((left): Box => ({ left, top, width: 40, height: 40 })),
  );
  it.each(things)("is inside the window beside %o", (thing) => {
    for (const window of [DESKTOP, PHONE]) {
      if (thing.left + thing.width > window.width) continue;
      const spot = beside(thing, CARD, window);
      expect(covers(thing, spot)).toBe(false);
      expect(Math.min(spot.left, spot.top)).toBeGreaterThanOrEqual(0);
      expect(spot.left + CARD.width).toBeLessThanOrEqual(window.width);
      expect(spot.top + Math.min(CARD.height, spot.height)).toBeLessThanOrEqual(window.height);
    }
  });
  it("has less height where a thing leaves no room for it", () => {
    const thing = { left: 5, top: 150, width: 380, height: 600 };
    const spot = beside(thing, CARD, PHONE);
    expect(covers(thing, spot)).toBe(false);
    expect(spot.height).toBeLessThan(CARD.height);
  });
});
