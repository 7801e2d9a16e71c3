import { Line } from "../connection/line";
import type { Led, Outgoing, Phrase } from "../generated/protocol";

/** What somebody looks at. */
export interface Sight {
  version: number;
  seat: number | null;
  idea: readonly unknown[] | null;
}

/** A review that one leads and others follow, over the line to the table. */
export class Together {
  /** What somebody else shows. */
  led = $state.raw<Led | null>(null);
  leading = $state(false);
  following = $state(false);
  trouble = $state.raw<Phrase | null>(null);
  #line: Line | null = null;
  #sight: Sight | null = null;

  constructor(
    private readonly table: string,
    /** The last version, so that nothing is told again that is known. */
    private readonly last: () => number,
  ) {}

  connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#line ??= new Line(`${scheme}://${location.host}/api/tables/${this.table}/play`, {
      greet: () => ({ type: "Look", seat: null, since: this.last(), heard: null }),
      hear: (message) => this.#hear(message),
      status: (status) => status === "open" && this.#tell(),
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
    this.#line?.say({ type: "Lead", version: null });
  }

  /** From now on this is what the leader looks at. */
  look(sight: Sight): void {
    this.#sight = sight;
    this.#tell();
  }

  close(): void {
    this.#line?.close();
  }

  #tell(): void {
    if (!this.leading || !this.#sight) return;
    const { version, seat, idea } = this.#sight;
    this.#line?.say({ type: "Lead", version, seat, idea: idea as Record<string, unknown>[] | null });
  }

  #hear(message: Outgoing): void {
    if (message.type === "Refused") {
      this.leading = false;
      this.trouble = message.reason;
    } else if (message.type === "Led" && !this.leading) {
      this.led = message.leader === null ? null : message;
    }
  }
}
