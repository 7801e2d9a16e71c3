import box from "../../generated/hanging-gardens-box.json";
import type { Seat, Tile } from "../../generated/hanging-gardens";
import type { Phrase } from "../../generated/protocol";

export interface Row {
  tile: Tile;
  held: number;
  values: readonly number[];
  /** How far the series that is being gathered has come; full series before it are counted apart. */
  step: number;
  full: number;
}

const SERIES = box.series as Record<string, { values: number[] }>;
const PERSONS = box.persons as Record<string, { series: string; values: number[] }>;

/** What a player holds of each series, next to what the series pays. */
export function seriesOf(tiles: readonly (Tile | null)[]): Row[] {
  return Object.entries(SERIES).map(([name, { values }]) => {
    const held = tiles.filter((tile) => tile === name).length;
    return {
      tile: name as Tile,
      held,
      values,
      step: held % values.length,
      full: Math.floor(held / values.length),
    };
  });
}

/** The persons a player holds, with what they pay: low and high, or for each gate. */
export function personsOf(tiles: readonly (Tile | null)[]): { tile: Tile; pays: Phrase }[] {
  const kinds = [...Object.keys(PERSONS), "guard"] as Tile[];
  return kinds.filter((kind) => tiles.includes(kind)).map((tile) => ({ tile, pays: paysOf(tile) }));
}

function paysOf(person: Tile): Phrase {
  const [low, high] = PERSONS[person]?.values ?? [];
  if (low === undefined || high === undefined)
    return { key: "hanging-gardens-guard-points", args: { points: box.guard.per_tile } };
  return { key: "hanging-gardens-person-points", args: { low, high } };
}

export function tilesOf(seat: Seat): (Tile | null)[] {
  return [...seat.taken, ...seat.unseen];
}
