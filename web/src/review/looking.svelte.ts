import { Refusing, troubleOf } from "../connection/rest";
import type { Decision, Found, Judgement, Phrase, Review, Sketch } from "../generated/protocol";

/** What is known of a decision by itself. */
export type Judged = Pick<Judgement, "version" | "player" | "grade" | "better" | "also">;

/** A review that comes bit by bit: first a sketch of the whole game, then the moves, the worst first. */
export class Looking {
  sketch = $state.raw<Sketch | null>(null);
  review = $state.raw<Review | null>(null);
  judged = $state.raw<ReadonlyMap<number, Judged>>(new Map());
  asking = $state(false);
  trouble = $state.raw<Phrase | null>(null);
  /** How much of it is there, from 0 to 1. */
  share = $derived(this.review ? 1 : this.judged.size / (this.sketch?.glimpses.length ?? Infinity));
  #leaving = new AbortController();

  constructor(private readonly table: string) {}

  /** Listen until all is told, or until somebody leaves: then nobody works it out any longer. */
  async ask(): Promise<void> {
    if (this.asking || this.review) return;
    this.asking = true;
    this.trouble = null;
    try {
      await this.#listen();
    } catch (error) {
      if (!this.#leaving.signal.aborted) this.trouble = troubleOf(error);
    }
    this.asking = false;
  }

  leave(): void {
    this.#leaving.abort();
  }

  async #listen(): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(this.table)}/judgements`;
    const answer = await fetch(path, { signal: this.#leaving.signal });
    if (!answer.ok || !answer.body) throw new Refusing((await answer.json()) as Phrase, answer.status);
    for await (const line of linesOf(answer.body)) this.hear(JSON.parse(line) as Found);
    if (!this.review) throw new Error("the answer ended too early");
  }

  hear(found: Found): void {
    if (found.type === "sketch") this.sketch = found;
    else if (found.type === "judgement") this.judged = new Map(this.judged).set(found.version, found);
    else {
      this.review = found;
      this.judged = new Map(decisionsOf(found).map((one) => [one.version, one]));
    }
  }
}

export function decisionsOf(review: Review): Decision[] {
  return review.findings.filter((one) => one.type === "decision");
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
