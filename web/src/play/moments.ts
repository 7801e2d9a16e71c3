import type { Phrase } from "../generated/protocol";
import type { Sound } from "./sound";

/** Something worth a moment's notice: a ring closed, a mission done. */
export interface Moment {
  player: number;
  phrase: Phrase;
  sound: Sound;
}
