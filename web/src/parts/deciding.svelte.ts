import type { Answer } from "../generated/protocol";

interface Speaking<Move> {
  play: (move: Move) => Promise<boolean>;
  ask: (move: Move) => Promise<Answer | null>;
}

/** From a move that is thought of to a move that is made. It knows no rules and asks instead. */
export class Deciding<Move> {
  /** What the move that is thought of would mean. */
  answer = $state.raw<Answer | null>(null);
  /** The move that waits for a last word. */
  waiting = $state.raw<Move | null>(null);

  #known = new Map<string, Answer>();
  #asked = "";

  constructor(private readonly speaking: Speaking<Move>) {}

  /** Ask what a move would mean; each is asked once, and only the newest question counts. */
  async consider(move: Move | null): Promise<void> {
    const asked = move ? JSON.stringify(move) : "";
    this.#asked = asked;
    this.answer = this.#known.get(asked) ?? null;
    if (!move || this.answer) return;
    const answer = await this.speaking.ask(move);
    if (answer) this.#known.set(asked, answer);
    if (this.#asked === asked) this.answer = answer;
  }

  /** Make a move: at once, or after a last word. True when it is made. */
  async choose(move: Move, confirm: boolean): Promise<boolean> {
    void this.consider(move);
    this.waiting = confirm ? move : null;
    return confirm ? false : this.#make(move);
  }

  /** The last word. */
  async settle(): Promise<boolean> {
    return this.waiting ? this.#make(this.waiting) : false;
  }

  drop(): void {
    this.waiting = null;
    this.answer = null;
    this.#asked = "";
  }

  /** The game has gone on: what was known of it counts no longer. */
  forget(): void {
    this.outdate();
    this.drop();
  }

  /** What was answered is to be asked anew; what is in the hand stays there. */
  outdate(): void {
    this.#known.clear();
  }

  /** A refusal stands as long as it is true. */
  async renew(): Promise<void> {
    this.outdate();
    const asked = this.#asked;
    if (!asked || !this.answer?.refusals.length) return;
    const answer = await this.speaking.ask(JSON.parse(asked) as Move);
    if (this.#asked === asked) this.answer = answer?.refusals.length ? answer : null;
  }

  async #make(move: Move): Promise<boolean> {
    const made = await this.speaking.play(move);
    if (made) this.drop();
    return made;
  }
}
