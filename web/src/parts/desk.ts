import { MediaQuery } from "svelte/reactivity";

/** Whether a whole table is in view, and nothing scrolls but in its own place. */
export const desk = new MediaQuery("(min-width: 70rem) and (min-height: 40rem)");
