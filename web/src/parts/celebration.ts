import type { Action } from "svelte/action";
import { slowness } from "../settings/settings.svelte";
import { CELEBRATION, TRAVEL } from "./journeys";

const LASTS = 1000;
const GLOW = "brightness(1.15) drop-shadow(0 0 0.5rem #f2b632)";
/** How much larger it gets: a piece plainly, a card by a few pixels, since it lies in a frame. */
const MOST = 0.12;
const PIXELS = 10;

/** What gets a new cause to be glad shines for a second, once pieces have arrived; where nothing moves it does not. */
export const celebrate: Action<HTMLElement, object | null> = (node, cause) => {
  let known: object | null = null;
  const hear = (news: object | null) => {
    if (news && news !== known) shine(node);
    known = news;
  };
  hear(cause);
  return { update: hear };
};

function shine(node: HTMLElement): void {
  const slow = slowness();
  if (!slow) return;
  const larger = 1 + Math.min(MOST, PIXELS / node.offsetWidth);
  const frames = [
    { scale: 1, filter: "none", zIndex: 5 },
    { scale: larger, filter: GLOW, zIndex: 5, offset: 0.35 },
    { scale: larger, filter: GLOW, zIndex: 5, offset: 0.7 },
    { scale: 1, filter: "none", zIndex: 5 },
  ];
  node.animate(frames, { id: CELEBRATION, delay: TRAVEL * slow, duration: LASTS * slow, easing: "ease-out" });
}
