export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1_600;

/** A film that runs, stops and goes anywhere. */
export class Player {
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly last: () => number) {}

  go(version: number): void {
    this.at = Math.min(Math.max(version, 0), this.last());
    if (this.at >= this.last()) this.stop();
  }

  toggle(): void {
    if (this.running) return this.stop();
    if (this.at >= this.last()) this.at = 0;
    this.running = true;
    this.#next();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.running) this.#next();
    }, PACE / this.speed);
  }
}

/** The moment and the seat that a link names. */
export function momentOf(query: string): { at: number; seat: number | null } {
  const asked = new URLSearchParams(query);
  const number = (name: string) => (/^\d{1,6}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : null);
  return { at: number("at") ?? 0, seat: number("seat") };
}

export function linkTo(table: string, at: number, seat: number | null): string {
  return `/replay/${table}?at=${at}${seat === null ? "" : `&seat=${seat}`}`;
}
