export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Where a card is, and how high it may be. */
export interface Spot {
  left: number;
  top: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;
/** A window as narrow as this has no room at the side. */
const NARROW = 700;

/** Beside a thing, inside the window, and never over the thing itself. */
export function beside(thing: Box, card: Size, window: Size): Spot {
  const at = { right: thing.left + thing.width, bottom: thing.top + thing.height };
  const across = within(thing.left, card.width, window.width);
  const down = within(thing.top, card.height, window.height);
  const height = window.height - 2 * EDGE;
  const above = thing.top - GAP - EDGE;
  const below = window.height - at.bottom - GAP - EDGE;
  const sides: (Spot & { fits: boolean })[] = [
    { left: at.right + GAP, top: down, height, fits: window.width - at.right - GAP - EDGE >= card.width },
    { left: thing.left - GAP - card.width, top: down, height, fits: thing.left - GAP - EDGE >= card.width },
  ];
  const ends: (Spot & { fits: boolean })[] = [
    { left: across, top: at.bottom + GAP, height: below, fits: below >= card.height },
    { left: across, top: thing.top - GAP - card.height, height: above, fits: above >= card.height },
  ];
  const wanted = window.width < NARROW ? [...ends, ...sides] : [...sides, ...ends];
  const { left, top, height: most } = wanted.find((one) => one.fits) ?? cramped(ends, above > below);
  return { left, top, height: most };
}

/** Where there is no room for all of it, it is read in the larger part of the window. */
function cramped([below, above]: Spot[], isAbove: boolean): Spot {
  return isAbove ? { ...above!, top: EDGE } : below!;
}

function within(start: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(start, whole - length - EDGE));
}
