import type { Action } from "svelte/action";
import { slowness } from "../settings/settings.svelte";
import { celebrations, TRAVEL } from "./journeys";

const LASTS = 1000;
/** When it has grown, and when it begins to shrink. */
const OFFSETS = [0, 0.35, 0.7, 1];
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

/** It grows, and a glow that is drawn once fades in and out: whatever else would be drawn anew in every frame. */
function shine(node: HTMLElement): void {
  const slow = slowness();
  if (!slow) return;
  const larger = 1 + Math.min(MOST, PIXELS / node.offsetWidth);
  const time = { delay: TRAVEL * slow, duration: LASTS * slow, easing: "ease-out" };
  const glow = glowOn(node);
  glow.animate({ opacity: [0, 1, 1, 0], offset: OFFSETS }, time);
  const grown = node.animate(
    { scale: [1, larger, larger, 1], offset: OFFSETS },
    { ...time, id: "celebration" },
  );
  celebrations.add(grown);
  grown.onfinish = grown.oncancel = () => {
    celebrations.delete(grown);
    glow.remove();
    node.style.zIndex = "";
  };
}

function glowOn(node: HTMLElement): HTMLElement {
  const glow = document.createElement("span");
  glow.className = "glow";
  node.append(glow);
  node.style.zIndex = "5";
  return glow;
}
