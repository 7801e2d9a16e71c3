import { learn, stock } from "../words/words.svelte";

stock(
  // All of it: only a game's catalogue is divided.
  import.meta.glob<string>("../../../tuileries/locales/*/review.ftl", { query: "?raw", import: "default" }),
);

/** What is said when somebody looks back; fetched only then. */
export const words = learn("review");
