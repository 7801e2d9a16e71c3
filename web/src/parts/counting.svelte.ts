import type { Outcome } from "../generated/protocol";
import { moves, settings } from "../settings/settings.svelte";
import { countedUp } from "./score";
import { sound } from "./sound";

const PACE = 550;

/** The final score as it is counted up, line by line; all at once where nothing should move. */
export class Counting {
  counted = $state(0);
  all = $derived.by(() => Math.max(0, ...this.outcome().scores.map((sheet) => sheet.lines.length)));
  done = $derived.by(() => !this.counts() || this.counted >= this.all);
  sheets = $derived.by(() => {
    const { scores } = this.outcome();
    return this.done ? scores : scores.map((sheet) => countedUp(sheet, this.counted));
  });

  constructor(
    private readonly outcome: () => Outcome,
    /** Whether it ended before somebody's eyes. */
    private readonly counts: () => boolean,
  ) {}

  skip(): void {
    this.counted = this.all;
  }

  /** Count from now on; `ended` when all is told. */
  run(ended: () => void): (() => void) | undefined {
    if (!this.counts()) return;
    if (!moves()) this.skip();
    if (this.counted >= this.all) return void ended();
    const timer = setTimeout(
      () => {
        this.counted += 1;
        sound("coin");
      },
      settings.motion === "slow" ? 2 * PACE : PACE,
    );
    return () => clearTimeout(timer);
  }
}
