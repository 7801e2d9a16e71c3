import { Line, type Status } from "../connection/line";
import type { Led, Outgoing, Phrase } from "../generated/protocol";

/** What somebody looks at. */
export interface Sight {
  version: number;
  seat: number | null;
  idea: readonly unknown[] | null;
}

/** So often at most those who follow are told of another place, however fast one goes through the game. */
const EVERY = 250;

/** A review that one leads and others follow, over the line to the table. */
export class Together {
  leading = $state(false);
  following = $state(false);
  trouble = $state.raw<Phrase | null>(null);
  status = $state<Status>("connecting");
  /** What is shown to all, by whoever leads. */
  #shown = $state.raw<Led | null>(null);
  /** What somebody else shows. */
  led = $derived(this.leading ? null : this.#shown);
  /** Whether the table has said who leads, if somebody does. */
  #told = $state(false);
  /** Whether somebody would follow, and nobody leads. */
  alone = $derived(this.following && !this.led && this.#told);
  /** Whether whoever leads has just stopped. */
  stopped = false;
  #line: Line | null = null;
  #sight: Sight | null = null;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    /** The last version, so that nothing is told again that is known. */
    private readonly last: () => number,
  ) {}

  connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#line ??= new Line(`${scheme}://${location.host}/api/tables/${this.table}/play`, {
      greet: () => ({ type: "Look", seat: null, since: this.last(), heard: null }),
      hear: (message) => this.#hear(message),
      status: (status) => this.#turn(status),
    });
  }

  lead(): void {
    this.connect();
    this.trouble = null;
    this.following = false;
    this.leading = true;
    this.#tell();
  }

  stop(): void {
    this.leading = false;
    this.stopped = true;
    this.#shown = null;
    this.#rest();
    this.#line?.say({ type: "Lead", version: null });
  }

  /** From now on this is what the leader looks at. */
  look(sight: Sight): void {
    this.#sight = sight;
    if (!this.leading || this.#telling !== undefined) return;
    this.#tell();
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      if (this.#sight !== sight && this.#sight) this.look(this.#sight);
    }, EVERY);
  }

  /** Try to reach the table now. */
  hurry(): void {
    this.#line?.hurry();
  }

  close(): void {
    this.#closed = true;
    this.#rest();
    this.#line?.close();
  }

  #rest(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
  }

  #tell(): void {
    if (!this.leading || !this.#sight) return;
    const { version, seat, idea } = this.#sight;
    this.#line?.say({ type: "Lead", version, seat, idea: idea as Record<string, unknown>[] | null });
  }

  #turn(status: Status): void {
    this.status = status;
    if (status === "open") this.#tell();
    if (status === "closed") this.leading = this.following = false;
  }

  #hear(message: Outgoing): void {
    this.#told = true;
    if (message.type === "Refused") {
      this.leading = false;
      this.trouble = message.reason;
    } else if (message.type === "Led") {
      this.#shown = message.leader === null ? null : message;
    }
  }
}
