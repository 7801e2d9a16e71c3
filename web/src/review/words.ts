import { learn, stock } from "../words/words.svelte";

stock(
  import.meta.glob<string>("../../../tuileries/locales/*/review.ftl", { query: "?table", import: "default" }),
);

/** What is said when somebody looks back; fetched only then. */
export const words = learn("review");
