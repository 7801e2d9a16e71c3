import { api } from "../connection/rest";
import type { Update } from "../generated/protocol";
import type { TableAtHand } from "./table.svelte";

/** A look back at an earlier version of the game. */
export class Past {
  version = $state<number | null>(null);
  #film = $state.raw<Update[]>([]);

  constructor(private readonly table: TableAtHand) {}

  /** What is on the table: now, or then. */
  get shown(): Update | null {
    if (this.version === null) return this.table.update;
    return this.#film.find((update) => update.version === this.version) ?? this.table.update;
  }

  async goTo(version: number): Promise<void> {
    if (version === this.table.version) return this.leave();
    this.#film = await api.replay(this.table.id, this.table.seat);
    this.version = version;
  }

  leave(): void {
    this.version = null;
    this.#film = [];
  }
}
