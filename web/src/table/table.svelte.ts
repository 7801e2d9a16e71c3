import { Line, type Reply, type Status } from "../connection/line";
import { nonce } from "../connection/rest";
import type {
  Answer,
  Chat,
  Hinted,
  Led,
  Look,
  Outgoing,
  Phrase,
  Propose,
  Refusal,
  Said,
  TableInfo,
  Update,
} from "../generated/protocol";
import { Countdown } from "./countdown.svelte";
import { continued, linesOf, type LogLine } from "../parts/log";
import { namesOf, ownSeats, seatToLook } from "../parts/seating";

/** How long what somebody else did is shown before what comes next, in milliseconds. */
const PACE = 1100;

export interface Trouble {
  reason: Phrase;
  refusals: Refusal[];
}

/** A table as this device sees it. */
export class TableAtHand {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** The game's own timer. */
  countdown = new Countdown();
  log = $state.raw<LogLine[]>([]);
  said = $state.raw<Said[]>([]);
  status = $state<Status>("connecting");
  seat = $state<number | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  leaving = $state(false);
  /** Somebody who looks back at the game before the others. */
  led = $state.raw<Led | null>(null);
  busy = $state(false);
  /** Several people at one device, and cards to hide: who is to take it now. */
  next = $state<number | null>(null);
  names = $derived(this.info ? namesOf(this.info) : []);

  #line: Line;
  #coming: Update[] = [];
  /** What happened before the next update, as far as it was told. */
  #earlier: LogLine[] = [];
  #fresh = true;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** How much longer than usual things are shown; 0 where nothing waits for the eye. */
    private readonly slowness: () => number,
    private readonly secretive: () => boolean,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#line = new Line(`${scheme}://${location.host}/api/tables/${id}/play`, {
      greet: () => this.#greeting(),
      hear: (message) => this.#hear(message),
      status: (status, reason) => this.#turn(status, reason),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.countdown.stop();
    this.#line.close();
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** Whoever sat down for the first time is known to the server by a new cookie. */
  renew(): void {
    this.#line.renew();
  }

  /** Play a move; true when it is on disk. A refusal is shown and loses nothing. */
  async play(move: unknown): Promise<boolean> {
    return this.#decide((id) => ({ type: "Play", id, version: this.version, move }));
  }

  async takeBack(): Promise<boolean> {
    return this.#decide((id) => ({ type: "TakeBack", id, version: this.version }));
  }

  async propose(what: Propose["what"], more: Partial<Propose> = {}): Promise<boolean> {
    return this.#decide((id) => ({ type: "Propose", id, what, ...more }));
  }

  async vote(agree: boolean): Promise<boolean> {
    return this.#decide((id) => ({ type: "Vote", id, agree }));
  }

  async reclaim(): Promise<boolean> {
    return this.#decide((id) => ({ type: "Reclaim", id }));
  }

  async chat(words: { text?: string; phrase?: Chat["phrase"] }): Promise<boolean> {
    return this.#decide((id) => ({ type: "Chat", id, ...words }));
  }

  /** What a move would mean; null when the game has gone on meanwhile. */
  async ask(move: unknown): Promise<Answer | null> {
    const reply = await this.#line.ask({ type: "Ask", id: nonce(), version: this.version, move });
    return reply.type === "Answer" ? reply : null;
  }

  /** What an adviser would do; a refusal is shown, unless the game has gone on anyway. */
  async hint(): Promise<Hinted | null> {
    const version = this.version;
    const reply = await this.#line.ask({ type: "Hint", id: nonce(), version });
    if (this.version !== version) return null;
    if (reply.type === "Refused") this.trouble = { reason: reply.reason, refusals: [] };
    return reply.type === "Hinted" ? reply : null;
  }

  get version(): number {
    return this.update?.version ?? 0;
  }

  async #decide(message: (id: string) => Parameters<Line["ask"]>[0]): Promise<boolean> {
    this.trouble = null;
    this.busy = true;
    const reply: Reply = await this.#line.ask(message(nonce()));
    this.busy = false;
    if (reply.type === "Refused") this.trouble = { reason: reply.reason, refusals: reply.refusals };
    return reply.type === "Done";
  }

  #hear(message: Outgoing): void {
    switch (message.type) {
      case "TableInfo":
        return this.#inform(message);
      case "History":
        if (message.seat === this.seat) this.#earlier = continued(this.#earlier, linesOf(message));
        return;
      case "Update":
        return this.#receive(message);
      case "Said":
        if (!this.said.some((said) => said.number === message.number)) this.said = [...this.said, message];
        return;
      case "Led":
        this.led = message.leader === null ? null : message;
        return;
      case "Leaving":
        this.leaving = true;
        return;
      case "Pong":
        if (message.version > (this.#last() ?? Infinity)) this.#look(this.seat);
    }
  }

  #inform(info: TableInfo): void {
    const before = this.info?.stage;
    this.info = info;
    const seat = seatToLook(info, this.seat, toMove(this.update));
    if (seat !== this.seat || (before === "open" && info.stage === "running")) this.#look(seat);
  }

  /** Look as a seat: another seat may know other things, so it is told everything anew. */
  #look(seat: number | null): void {
    if (seat !== this.seat) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#coming = [];
      this.#earlier = [];
      this.#fresh = true;
      this.seat = seat;
    }
    this.#line.say(this.#greeting());
  }

  #receive(update: Update): void {
    this.countdown.set(update.alarm);
    if (update.seat !== this.seat || update.version < (this.#last() ?? 0)) return;
    this.#coming.push(update);
    if (this.#timer === undefined) this.#show();
  }

  /** Show what came, one after the other, so that the eye can follow; what we did ourselves, at once. */
  #show(): void {
    const update = this.#coming[0];
    this.#timer = undefined;
    if (!update) return;
    const pace = this.#fresh || this.busy ? 0 : PACE * this.slowness();
    const wait = pace && this.#shown + pace - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#show(), wait);
      return;
    }
    this.#coming.shift();
    if (update.version !== this.update?.version) this.#shown = Date.now();
    this.#tell(update);
    this.update = unmoved(this.update, update);
    if (this.#coming.length) this.#show();
    else this.#passOn();
  }

  /** What is told of it, whether it is shown or not. */
  #tell(update: Update): void {
    this.log = continued(continued(this.#fresh ? [] : this.log, this.#earlier), linesOf(update));
    this.#earlier = [];
    this.#fresh = false;
  }

  /** Show at once all that waits to be shown. */
  skip(): void {
    if (!this.#coming.length) return;
    clearTimeout(this.#timer);
    this.#shown = 0;
    this.#coming.splice(0, this.#coming.length - 1).forEach((update) => this.#tell(update));
    this.#show();
  }

  /** Several people at one device: the next of them looks. */
  #passOn(): void {
    if (!this.info || ownSeats(this.info).length < 2) return;
    const seat = seatToLook(this.info, this.seat, toMove(this.update));
    if (seat === this.seat) return;
    if (!this.secretive()) return this.#look(seat);
    this.next = seat;
    this.update = null;
  }

  /** The device is in the hands of whoever looks next. */
  takeOver(): void {
    if (this.next !== null) this.#look(this.next);
    this.next = null;
  }

  /** As whom we look, and what we know already. */
  #greeting(): Look {
    return { type: "Look", seat: this.seat, since: this.#last(), heard: this.said.at(-1)?.number ?? null };
  }

  /** The last version this seat has been told. */
  #last(): number | null {
    return this.#coming.at(-1)?.version ?? (this.#fresh ? null : (this.update?.version ?? null));
  }

  #turn(status: Status, reason: string): void {
    this.status = status;
    if (status === "open") this.leaving = false;
    if (reason) this.trouble = { reason: { key: reason, args: {} }, refusals: [] };
  }
}

/** Whose turn it is; every view says so. */
export function toMove(update: Update | null): readonly number[] {
  return (update?.view as { to_move?: number[] } | undefined)?.to_move ?? [];
}

/** A position that comes again, when the line comes back, takes nothing out of anybody's hand. */
function unmoved(known: Update | null, update: Update): Update {
  if (known?.version !== update.version || known.seat !== update.seat) return update;
  const [view, choices] = [alike(known.view, update.view), alike(known.choices, update.choices)];
  return { ...update, view, choices };
}

function alike<T>(known: T, told: T): T {
  return JSON.stringify(known) === JSON.stringify(told) ? known : told;
}
