import type { Incoming, Outgoing } from "../generated/protocol";

export type Status = "connecting" | "open" | "slow" | "lost" | "closed";
type Decision = Extract<Incoming, { id: string }>;
export type Reply = Extract<Outgoing, { type: "Done" | "Refused" | "Answer" | "Hinted" }>;

/** After so long without hearing anything a line asks whether the server is there. */
export const PING_EVERY = 2_500;
/** After so long without saying anything it shows the server that it is there itself. */
export const SPEAK_EVERY = 5_000;
export const DEAD_AFTER = 9_000;
export const RESEND_AFTER = 2_500;
const SLOW_AFTER = 4_500;
const BEAT = 500;
const WAITS = [300, 700, 1_500, 3_000, 5_000];
const REFUSED = 1008;

interface Waiting {
  message: Decision;
  sent: number;
  settle: (reply: Reply) => void;
}

interface Hearing {
  /** What to say first on every new socket: as whom to look, and since when. */
  greet: () => Incoming;
  hear: (message: Outgoing) => void;
  status: (status: Status, reason: string) => void;
}

/** How long ago; a clock that was set back must not make the past lie in the future. */
function since(time: number): number {
  return Math.abs(Date.now() - time);
}

/** A line to a table that mends itself: it pings, says again what was not answered, and reconnects. */
export class Line {
  #socket: WebSocket | null = null;
  #status: Status = "connecting";
  #waiting = new Map<string, Waiting>();
  #heard = 0;
  #said = 0;
  #tries = 0;
  #beat: ReturnType<typeof setInterval>;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly hearing: Hearing,
  ) {
    this.#beat = setInterval(() => this.#tick(), BEAT);
    this.#connect();
  }

  /** Say something that needs no answer; what cannot be said now is dropped. */
  say(message: Incoming): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#said = Date.now();
  }

  /** Say something until it is answered, however often the line breaks. */
  ask(message: Decision): Promise<Reply> {
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, sent: Date.now(), settle });
      this.say(message);
    });
  }

  /** Try again now, for instance because the device is back online. */
  hurry(): void {
    if (this.#status === "lost") this.renew();
  }

  /** Begin anew, for instance because the server knows us by another cookie now. */
  renew(): void {
    this.#tries = 0;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  close(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#turn("closed", "");
    this.#drop();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => this.#lost(event.code, event.reason);
  }

  #opened(): void {
    this.say(this.hearing.greet());
    for (const waiting of this.#waiting.values()) this.#send(waiting);
  }

  #send(waiting: Waiting): void {
    waiting.sent = Date.now();
    this.say(waiting.message);
  }

  #received(message: Outgoing): void {
    this.#heard = Date.now();
    this.#tries = 0;
    this.#turn("open", "");
    if ("id" in message && message.id !== null && message.type !== "TableInfo")
      this.#answered(message.id, message);
    this.hearing.hear(message);
  }

  #answered(id: string, reply: Reply): void {
    this.#waiting.get(id)?.settle(reply);
    this.#waiting.delete(id);
  }

  #tick(): void {
    if (!this.#socket) return;
    const silent = since(this.#heard);
    if (silent > DEAD_AFTER) return this.#lost(0, "");
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (silent > SLOW_AFTER) this.#turn("slow", "");
    if (since(this.#said) >= (silent >= PING_EVERY ? PING_EVERY : SPEAK_EVERY)) this.say({ type: "Ping" });
    for (const waiting of this.#waiting.values()) {
      if (since(waiting.sent) >= RESEND_AFTER) this.#send(waiting);
    }
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (this.#status === "closed") return;
    if (code === REFUSED) {
      clearInterval(this.#beat);
      return this.#turn("closed", reason);
    }
    this.#turn("lost", "");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!;
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Nothing that an old socket still says counts. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #turn(status: Status, reason: string): void {
    if (status === this.#status) return;
    this.#status = status;
    this.hearing.status(status, reason);
  }
}
