import { clockTime } from "../parts/time";
import { language, t } from "../words/words.svelte";
import { dayText, partsOf, type Result } from "./daily";

export const difficultyText = (difficulty: string): string => t(`web-daily-${difficulty}`);
export const dayName = (day: string): string => t("web-daily-day", { date: dayText(day, language()) });

/** A garden by its day and its difficulty. */
export function gardenName(garden: string): string {
  const [day, difficulty] = partsOf(garden);
  return `${dayName(day)} · ${difficultyText(difficulty)}`;
}

/** A sentence about a result. */
export function told(key: string, { moves, time }: Result): string {
  return t(key, { moves, time: clockTime(time) });
}

/** What is shared: nothing of the garden. */
export function shareText(garden: string, result: Result): string {
  return `Tuileries · ${gardenName(garden)} · ${told("web-daily-result", result)}`;
}
