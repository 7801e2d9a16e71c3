import { learn, stock } from "../words/words.svelte";

stock(
  import.meta.glob<string>("../../../tuileries/locales/*/*-{lessons,exercises}.ftl", {
    query: "?table",
    import: "default",
  }),
);

/** Fetch what is said in the lessons of a game, or in its exercises. */
export function learnLessons(game: string, kind = "lessons"): Promise<void> {
  return learn(`${game}-${kind}`);
}
