import type { TableInfo } from "../generated/protocol";
import type { Occasion } from "../table/occasion";
import Effort from "./Effort.svelte";
import { gardenName } from "./words";

const Solved = () => import("./Solved.svelte");

/** What a table shows that is played for a garden of the day; null for any other. */
export function dailyOf({ daily }: TableInfo): Occasion | null {
  return daily ? { name: gardenName(daily), Effort, Solved } : null;
}
