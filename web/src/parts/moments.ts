import type { Phrase } from "../generated/protocol";
import type { Sound } from "./sound";

/** Something worth a moment's notice: a ring closed, a mission done. */
export interface Moment {
  /** Whose moment it is; null for everyone's. */
  player: number | null;
  phrase: Phrase;
  sound: Sound;
}
