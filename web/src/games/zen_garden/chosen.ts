import box from "../../generated/zen-garden-box.json";
import type { Chosen } from "../../parts/game";
import { details, t } from "../../words/words.svelte";

/** The boards that are in play, each with what it asks for. */
export function chosen(options: Record<string, unknown>): Chosen[] {
  const boards = (options.boards as number[] | undefined) ?? [1];
  return boards.map((board) => boardOf(box.boards.names[board - 1] ?? ""));
}

export function boardOf(name: string): Chosen {
  const key = `zen-garden-board-${name}`;
  return { name: t(key), about: details({ key, args: {} }) };
}
