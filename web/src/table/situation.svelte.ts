import { house } from "../connection/house.svelte";
import { isBot, isOver, named } from "../parts/seating";
import { type TableAtHand, toMove } from "./table.svelte";

/** How a table stands, as far as its page has to know. */
export class Situation {
  info = $derived.by(() => this.table.info && named(this.table.info));
  /** What the house says of the game. */
  known = $derived.by(() => house.games.find((game) => game.name === this.info?.game));
  running = $derived(this.info?.stage === "running" && !this.info.frozen);
  over = $derived(this.info !== null && isOver(this.info));
  inTurns = $derived(this.running && !this.known?.is_simultaneous);
  /** Whether a lesson has come to its end: nobody is to do anything more. */
  taught = $derived.by(() => {
    const guidance = this.table.update?.guidance;
    return !!guidance && !guidance.is_open && !guidance.waiting && !guidance.steps.at(-1)?.task;
  });
  active = $derived.by(() => (this.inTurns && !this.taught ? toMove(this.table.update) : []));
  myTurn = $derived.by(() => this.active.some((seat) => seat === this.table.seat));
  /** The first of those whose turn it is. */
  waitsFor = $derived.by(() => this.active.map((seat) => this.table.names[seat] ?? "")[0] ?? "");

  /** Whether a program is thinking about its move. */
  thinks = $derived.by(() => this.active.some((seat) => this.info !== null && isBot(this.info.seats[seat]!)));

  constructor(private readonly table: TableAtHand) {}
}
