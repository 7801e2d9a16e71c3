import type { Update } from "../generated/protocol";
import type { GameClient } from "../parts/game";
import { eventsOf } from "../parts/log";
import type { Moment } from "../parts/moments";
import { sound } from "../parts/sound";
import { toMove } from "./table.svelte";

/** What has just happened: it sounds, and some of it deserves a moment's notice. */
export class News {
  moments = $state.raw<readonly Moment[]>([]);
  #before: Update | null = null;

  hear(update: Update, client: GameClient): void {
    const before = this.#before;
    this.#before = update;
    if (before?.seat !== update.seat || update.version <= before.version) return;
    const moments = client.moments(eventsOf(update), before.projected, update.projected);
    sound(moments[0]?.sound ?? "lay");
    if (isAsked(update) && !isAsked(before)) sound("turn");
    this.moments = moments;
  }
}

/** Whether the viewer has to move. */
function isAsked(update: Update): boolean {
  return update.seat !== null && toMove(update).includes(update.seat);
}
