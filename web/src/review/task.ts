import type { Answer } from "../generated/protocol";

/** Somebody is to find a better move: at which version, in which seat, and who answers. */
export interface Task {
  version: number;
  seat: number;
  play: (move: unknown) => Promise<boolean>;
  ask: (move: unknown) => Promise<Answer | null>;
}
