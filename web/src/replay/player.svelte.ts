import { versionAt } from "./axis";

export const EVEN_SPEEDS = [0.5, 1, 2, 4] as const;
export const TRUE_SPEEDS = [1, 2, 4, 8] as const;
const TICK = 100;

/** A film that runs, stops and goes anywhere; `times` says when each version is shown, in seconds. */
export class Player {
  /** The version that is shown, and how far the film has run. */
  at = $state(0);
  time = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setInterval> | undefined;
  #looked = 0;

  constructor(
    private readonly times: () => readonly number[],
    /** Told whenever the film, as it runs, comes to another version. */
    private readonly arrived: (version: number) => void = () => undefined,
  ) {}

  get last(): number {
    return Math.max(this.times().length - 1, 0);
  }

  get end(): number {
    return this.times().at(-1) ?? 0;
  }

  go(version: number): void {
    this.at = Math.min(Math.max(version, 0), this.last);
    this.time = this.times()[this.at] ?? 0;
    if (this.at >= this.last) this.stop();
  }

  seek(time: number): void {
    this.time = Math.min(Math.max(time, 0), this.end);
    this.at = versionAt(this.times(), this.time);
    if (this.at >= this.last) this.stop();
  }

  toggle(): void {
    if (this.running) return this.stop();
    if (this.at >= this.last) this.go(0);
    this.running = true;
    this.#looked = Date.now();
    this.#timer = setInterval(() => this.#run(), TICK);
  }

  stop(): void {
    this.running = false;
    clearInterval(this.#timer);
  }

  #run(): void {
    const before = this.at;
    const passed = (Date.now() - this.#looked) / 1000;
    this.#looked += passed * 1000;
    this.seek(this.time + passed * this.speed);
    if (this.at !== before) this.arrived(this.at);
  }
}

/** The moment and the seat that a link names. */
export function momentOf(query: string): {
  at: number;
  seat: number | null;
  review: boolean;
  follow: boolean;
} {
  const asked = new URLSearchParams(query);
  const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return {
    at: number("at") ?? 0,
    seat: number("seat"),
    review: asked.has("review"),
    follow: asked.has("follow"),
  };
}

/** A moment as one seat saw it, perhaps with what a review says of it. */
export function linkTo(
  table: string,
  at: number,
  seat: number | null,
  { reviewed } = { reviewed: false },
): string {
  return `/replay/${table}?at=${at}${seat === null ? "" : `&seat=${seat}`}${reviewed ? "&review" : ""}`;
}
