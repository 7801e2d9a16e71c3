const TICK = 250;

/** How many seconds are left until the table acts by itself, as they pass. */
export class Countdown {
  left = $state<number | null>(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  set(seconds: number | null): void {
    this.stop();
    this.left = seconds;
    if (seconds === null) return;
    const due = Date.now() + seconds * 1000;
    this.#timer = setInterval(() => (this.left = Math.max(0, (due - Date.now()) / 1000)), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
