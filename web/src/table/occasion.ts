import type { Component } from "svelte";
import type { TableInfo, Update } from "../generated/protocol";

/** What a game is played for, where that is more than the game itself: a garden of the day, for one. */
export interface Occasion {
  /** What the table is called. */
  name: string;
  /** What it has taken so far, beside the name. */
  Effort: Component<{ moves: number; elapsed: number | null }>;
  /** What is said at the end instead of the score. */
  Solved: () => Promise<{ default: Component<SolvedProps> }>;
}

export interface SolvedProps {
  info: TableInfo;
  /** The last one. */
  update: Update;
  /** Whether it was solved by whoever looks. */
  own: boolean;
  /** Whether it was solved just now. */
  fresh: boolean;
}
