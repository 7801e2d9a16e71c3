import type { Guidance, TableInfo } from "../generated/protocol";
import type { Trouble } from "./table.svelte";

/** What whoever leads through a lesson is given: what it says now, and what is said to a wrong move. */
export interface GuideProps {
  info: TableInfo;
  guidance: Guidance;
  trouble: Trouble | null;
  names: readonly string[];
  /** The wrong move is understood. */
  close: () => void;
  /** Where to point. */
  board: HTMLElement | undefined;
}
