const TICK = 250;

/** How many seconds have passed since a game began, as they pass. */
export class Stopwatch {
  passed = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** What the server says counts, whatever was shown before. */
  set(seconds: number | null): void {
    this.stop();
    this.passed = seconds;
    if (seconds === null) return;
    const began = Date.now() - seconds * 1000;
    this.#timer = setInterval(() => (this.passed = (Date.now() - began) / 1000), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
