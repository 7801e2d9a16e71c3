import { type Cell, key } from "../../parts/cells";
import type { Move } from "../../generated/hanging-gardens";
import { Deciding } from "../../parts/deciding.svelte";
import { type Plan, planOf } from "./plan";
import { held, holding } from "./garden";

/** What is in the hand: a card that is picked, turned and held over the garden; or nothing but a thought. */
export class Hand extends Deciding<Move> {
  card = $state.raw<string | null>(null);
  turn = $state(0);
  /** The place the card is held over. */
  place = $state.raw<Cell | null>(null);
  /** The turn that somebody else thought of, as long as it is the one in the hand. */
  idea = $state.raw<readonly Move[] | null>(null);
  #turns = 4;

  /** Pick a card that can lie in so many ways; the one in the hand is turned instead. */
  pick(card: string, turns: number): void {
    if (card === this.card) return this.rotate(1);
    this.drop();
    this.card = card;
    this.#turns = turns;
    this.turn = 0;
  }

  rotate(quarters: number): void {
    if (!this.card) return;
    this.idea = null;
    this.turn = (this.turn + quarters + this.#turns) % this.#turns;
    const move = this.place && this.#lay(this.place);
    if (this.waiting) this.waiting = move;
    void this.consider(move);
  }

  hold(place: Cell | null): void {
    if (this.waiting || key(place ?? [NaN, NaN]) === key(this.place ?? [NaN, NaN])) return;
    this.place = place;
    void this.consider(place && this.#lay(place));
  }

  /** Put the card down: at once, or until it is confirmed. Where it may not lie, say why. */
  async put(place: Cell, { open, confirm }: { open: boolean; confirm: boolean }): Promise<void> {
    if (this.waiting && this.place && key(place) === key(this.place)) return this.rotate(1);
    this.waiting = null;
    this.idea = null;
    this.hold(place);
    const move = this.#lay(place);
    if (move && open) await this.choose(move, confirm);
  }

  /** Where the top left square of the card is, as long as it is held over the garden. */
  get corner(): Cell | null {
    return this.card && this.place ? held(this.card, this.turn, this.place) : null;
  }

  /** Hold what somebody else thought of over its place, until a last word; the card lies in so many ways. */
  imagine(turn: readonly Move[], turns: number): void {
    this.drop();
    this.idea = turn;
    const move = turn[0];
    if (!move || move.type === "Decline") return;
    if (move.type === "Lay") {
      this.card = move.card;
      this.turn = move.turn;
      this.place = holding(move.card, move.turn, move.cell);
      this.#turns = turns;
    }
    void this.choose(move, true);
  }

  /** What the turn in the hand would do besides the card: with temples and with a tile. */
  get plan(): Plan {
    return planOf(this.idea ?? (this.waiting ? [this.waiting] : []));
  }

  override drop(): void {
    super.drop();
    this.idea = null;
    this.card = null;
    this.place = null;
  }

  #lay(place: Cell): Move | null {
    if (this.card === null) return null;
    return { type: "Lay", card: this.card, cell: held(this.card, this.turn, place), turn: this.turn };
  }
}
