import { type Cell, key } from "../../parts/cells";
import type { Move } from "../../generated/gardeners";
import { Deciding } from "../../parts/deciding.svelte";
import { turnsOf } from "./pieces";

/** What hears of a tile that is carried. */
export interface Carrying {
  over: (target: Element | null) => void;
  dropped: (target: Element | null) => void;
}

/** A tile in the hand: from the reserve, or one that lies in the garden. */
export class Hands extends Deciding<Move> {
  tile = $state.raw<string | null>(null);
  lies = $state(false);
  turn = $state(0);
  place = $state.raw<Cell | null>(null);

  /** Pick a tile; the one in the hand is turned instead. */
  pick(tile: string, { lies = false, turn = 0 } = {}): void {
    if (tile === this.tile) return this.rotate(1);
    this.drop();
    this.tile = tile;
    this.lies = lies;
    this.turn = turn;
  }

  rotate(quarters: number): void {
    if (this.tile === null) return;
    const turns = turnsOf(this.tile);
    this.turn = (this.turn + quarters + turns) % turns;
  }

  hold(place: Cell | null): void {
    if (key(place ?? [NaN, NaN]) !== key(this.place ?? [NaN, NaN])) this.place = place;
  }

  override drop(): void {
    super.drop();
    this.tile = null;
    this.place = null;
    this.lies = false;
  }
}
