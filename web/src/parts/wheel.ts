import type { Action } from "svelte/action";

interface Turning {
  /** Whether something is in the hand; otherwise the wheel scrolls. */
  holds: () => boolean;
  turn: (quarters: number) => void;
}

/** Turn what is in the hand with the wheel. */
export const wheel: Action<HTMLElement, Turning> = (node, turning) => {
  function wheeled(event: WheelEvent): void {
    if (!turning.holds()) return;
    event.preventDefault();
    turning.turn(event.deltaY > 0 ? 1 : -1);
  }
  node.addEventListener("wheel", wheeled, { passive: false });
  return { destroy: () => node.removeEventListener("wheel", wheeled) };
};
