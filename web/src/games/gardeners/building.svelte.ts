import { untrack } from "svelte";
import type { Choices, Laid, Move, View } from "../../generated/gardeners";
import { type Cell, key } from "../../parts/cells";
import { Arrivals } from "./arrivals";
import { foreseen, type Shown } from "./foreseen";
import { Hands } from "./hands.svelte";

/** What there is to build with, as the board is told. */
interface Site {
  view: () => View;
  choices: () => Choices | null;
  front: () => number;
  play: (move: Move) => Promise<boolean>;
  ask: ConstructorParameters<typeof Hands>[0]["ask"];
}

/** What whoever sits in front does with tiles. It shows at once; the server has the last word. */
export class Building {
  readonly hands: Hands;
  /** What was done here and is not answered yet. */
  #pending = $state.raw<Move[]>([]);
  #arrivals = new Arrivals();
  #before: readonly Laid[] = [];

  alone = $derived.by(() => this.site.view().seats.length === 1);
  shown = $derived.by(() => {
    const { garden, seats } = this.site.view();
    const told: Shown = { laid: garden.laid, seats };
    return this.#pending.reduce((table, move) => foreseen(table, move, this.site.front()), told);
  });
  mine = $derived.by(() => this.shown.seats[this.site.front()]!);
  /** Whether the tile in the hand is to be given to somebody. */
  gives = $derived.by(() => !this.alone && this.hands.lies);
  /** Where the tile in the hand may go. */
  open = $derived.by(() => new Set(this.gives ? [] : (this.site.choices()?.cells ?? []).map(key)));

  constructor(private readonly site: Site) {
    this.hands = new Hands({ play: site.play, ask: site.ask });
  }

  /** The table is another; call it in effects. */
  look(): void {
    const { garden } = this.site.view();
    this.#arrivals.see(garden.laid, this.#before);
    this.#before = this.shown.laid;
  }

  /** The tile in the hand may be gone: somebody else was faster. */
  letGo(): void {
    const { seats, garden } = this.site.view();
    const atHand = seats.flatMap((seat) => [seat.top, ...seat.loose]);
    const there = [...atHand, ...garden.laid.map((one) => one.tile)];
    if (this.hands.tile && !there.includes(this.hands.tile)) this.hands.drop();
  }

  /** A tile of the garden that was picked while a move was under way may have to stay after all. */
  reconsider(): void {
    const { tile, lies, turn } = this.hands;
    const settled = !this.alone && !this.#pending.length;
    if (tile && lies && settled && !this.site.choices()?.removable?.includes(tile))
      untrack(() => this.pick({ tile, turn }));
  }

  /** Shown at once, and gone again if the server judged another hand first: the tile is back in the hand then. */
  async act(move: Move): Promise<void> {
    this.hands.drop();
    this.#pending = [...this.#pending, move];
    const done = await this.site.play(move);
    this.#pending = this.#pending.filter((one) => one !== move);
    if (!done && move.type === "Add" && !this.hands.tile && this.#isAtHand(move.tile))
      this.hands.pick(move.tile, { turn: move.turn });
  }

  #isAtHand(tile: string): boolean {
    return this.mine.top === tile || this.mine.loose.includes(tile);
  }

  /** What pressing a place means: a move, or nothing but a tile in the hand. */
  chosen(cell: Cell, here: Laid | null, pressed: number): Move | null {
    const { tile, turn } = this.hands;
    const meansPlace = tile && !this.gives;
    if (here && meansPlace && this.#arrivals.isTooFresh(here.tile, pressed)) return null;
    if (tile && !this.gives && (!here || this.alone))
      return this.#laying({ type: this.alone ? "Place" : "Add", tile, cell, turn });
    if (here) this.pick(here);
    return null;
  }

  /** A place that is not open is not tried, unless what was done here has just opened it. */
  #laying(move: Move & Laid): Move | null {
    if (this.open.has(key(move.cell)) || this.#pending.length) return move;
    void this.hands.consider(move);
    return null;
  }

  /** Take a tile of the garden into the hand, or hear why it must stay. */
  pick({ tile, turn }: Omit<Laid, "cell">): void {
    const choices = this.site.choices();
    if (!choices) return;
    const to = choices.others?.[0];
    if (this.alone || this.#pending.length || choices.removable?.includes(tile))
      return this.hands.pick(tile, { lies: true, turn });
    this.hands.drop();
    if (to !== undefined) void this.hands.consider({ type: "Remove", tile, to });
  }

  giving(to: number): Move | null {
    const { tile } = this.hands;
    return tile && this.gives ? { type: "Remove", tile, to } : null;
  }

  lifting(): Move | null {
    const { tile, lies } = this.hands;
    return tile && this.alone && lies ? { type: "Lift", tile } : null;
  }
}
