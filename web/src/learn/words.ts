import { learn, stock } from "../words/words.svelte";

stock(
  import.meta.glob<string>("../../../tuileries/locales/*/*-lessons.ftl", {
    query: "?table",
    import: "default",
  }),
);

/** Fetch what is said in the lessons of a game. */
export function learnLessons(game: string): Promise<void> {
  return learn(`${game}-lessons`);
}
