import type { Answer } from "../../generated/protocol";
import type { Corner, Take, Tile } from "../../generated/zen-garden";
import { type Cell, type Place, key, sameTile, tileKey, turned } from "./places";

interface Speaking {
  play: (move: Take) => Promise<boolean>;
  ask: (move: Take) => Promise<Answer | null>;
}

/** A tile in the hand: picked, turned, held over a place, laid. It knows no rules and asks instead. */
export class Laying {
  tile = $state.raw<Tile | null>(null);
  corner = $state<Corner>("nw");
  place = $state.raw<Place | null>(null);
  /** Whether the tile lies on its place and waits for a last word. */
  waits = $state(false);
  answer = $state.raw<Answer | null>(null);

  #known = new Map<string, Answer>();
  #asked = "";

  constructor(private readonly speaking: Speaking) {}

  /** Pick a tile; the one in the hand is turned instead. */
  pick(tile: Tile): void {
    if (sameTile(this.tile, tile)) return this.turn(1);
    this.tile = tile;
    this.place = null;
    this.waits = false;
    this.answer = null;
  }

  turn(quarters: number): void {
    this.corner = turned(this.corner, quarters);
    if (this.place) void this.consider(this.place);
  }

  hold(place: Place | null): void {
    if (this.waits || place?.id === this.place?.id) return;
    this.place = place;
    if (place) void this.consider(place);
    else this.answer = null;
  }

  /** Put the tile down: at once, or until it is confirmed. A place that is not open says why. */
  async put(place: Place, confirm: boolean): Promise<boolean> {
    if (this.waits && place.id === this.place?.id) {
      this.turn(1);
      return false;
    }
    this.waits = false;
    this.hold(place);
    if (!place.open) return false;
    if (confirm) {
      this.waits = true;
      return false;
    }
    return this.lay();
  }

  async lay(): Promise<boolean> {
    const move = this.place && this.#move(this.place.cell);
    if (!move) return false;
    const done = await this.speaking.play(move);
    if (done) this.drop();
    return done;
  }

  drop(): void {
    this.tile = null;
    this.place = null;
    this.waits = false;
    this.answer = null;
    this.#asked = "";
  }

  /** The game has gone on: what was known of it counts no longer. */
  forget(): void {
    this.#known.clear();
    this.drop();
  }

  /** Why a tile may not be taken, wherever it would go. */
  async why(tile: Tile, cell: Cell): Promise<void> {
    this.drop();
    this.answer = await this.speaking.ask({ type: "Take", tile, cell, corner: this.corner });
  }

  /** Ask what the tile would do there; only the newest question counts. */
  async consider(place: Place): Promise<void> {
    const move = this.#move(place.cell);
    if (!move) return;
    const asked = `${tileKey(move.tile)} ${key(move.cell)} ${move.corner}`;
    this.#asked = asked;
    this.answer = this.#known.get(asked) ?? null;
    if (this.answer) return;
    const answer = await this.speaking.ask(move);
    if (answer) this.#known.set(asked, answer);
    if (this.#asked === asked && this.place) this.answer = answer;
  }

  #move(cell: Cell): Take | null {
    return this.tile && { type: "Take", tile: this.tile, cell, corner: this.corner };
  }
}
