import { type Cell, key } from "../../parts/cells";
import type { Corner, Laid } from "../../generated/zen-garden";

/** The tiles around a point, from the upper left one, with the corner that each of their bends turns around. */
const AROUND: [down: number, right: number, corner: Corner][] = [
  [0, 0, "se"],
  [0, 1, "sw"],
  [1, 0, "ne"],
  [1, 1, "nw"],
];

/** The four cells of the circle that is drawn through this one, if it is closed. */
export function ringThrough(garden: readonly Laid[], cell: Cell): Cell[] {
  const laid = new Map(garden.map((one) => [key(one.cell), one]));
  const here = laid.get(key(cell));
  const [down, right] = AROUND.find(([, , corner]) => corner === here?.corner) ?? [0, 0];
  const parts = AROUND.map(([row, column, corner]) => {
    const there = laid.get(key([cell[0] - down + row, cell[1] - right + column]));
    return there?.corner === corner && there.tile.walkway === here?.tile.walkway ? there.cell : null;
  });
  return parts.every((part) => part !== null) ? parts : [];
}
