import type { Cell } from "../../parts/cells";
import type { Corner, Take, Tile } from "../../generated/zen-garden";
import { Deciding } from "../../parts/deciding.svelte";
import { type Place, sameTile, turned } from "./places";

/** A tile in the hand: picked, turned, held over a place, laid. */
export class Laying extends Deciding<Take> {
  tile = $state.raw<Tile | null>(null);
  corner = $state<Corner>("nw");
  place = $state.raw<Place | null>(null);

  /** Whether the tile lies on its place and waits for a last word. */
  get waits(): boolean {
    return this.waiting !== null;
  }

  /** Pick a tile; the one in the hand is turned instead. */
  pick(tile: Tile): void {
    if (sameTile(this.tile, tile)) return this.turn(1);
    this.drop();
    this.tile = tile;
  }

  turn(quarters: number): void {
    this.corner = turned(this.corner, quarters);
    const move = this.place && this.#move(this.place.cell);
    if (this.waiting) this.waiting = move;
    void this.consider(move);
  }

  hold(place: Place | null): void {
    if (this.waits || place?.id === this.place?.id) return;
    this.place = place;
    void this.consider(place && this.#move(place.cell));
  }

  /** Put the tile down: at once, or until it is confirmed. A place that is not open says why. */
  async put(place: Place, confirm: boolean): Promise<void> {
    if (this.waits && place.id === this.place?.id) return this.turn(1);
    this.waiting = null;
    this.hold(place);
    const move = this.#move(place.cell);
    if (move && place.open) await this.choose(move, confirm);
  }

  /** Hold what somebody else thought of over its place, until a last word. */
  imagine(move: Take, place: Place): void {
    this.drop();
    this.tile = move.tile;
    this.corner = move.corner;
    this.place = place;
    void this.choose(move, true);
  }

  override drop(): void {
    super.drop();
    this.tile = null;
    this.place = null;
  }

  /** Why a tile may not be taken, wherever it would go. */
  async why(tile: Tile, cell: Cell): Promise<void> {
    this.drop();
    await this.consider({ type: "Take", tile, cell, corner: this.corner });
  }

  #move(cell: Cell): Take | null {
    return this.tile && { type: "Take", tile: this.tile, cell, corner: this.corner };
  }
}
