import type { View } from "../../generated/gardeners";
import type { Phrase } from "../../generated/protocol";
import { say } from "../../words/words.svelte";

/** What everybody waits for, as whoever has nothing to do reads it. */
export function waiting(view: View, names: readonly string[], front: number): string {
  return say(waitingFor(view, front), names);
}

/** The same, not yet in words. */
export function waitingFor({ stage, seats, garden, drawer, viewer }: View, front: number): Phrase {
  const all = garden.size ** 2;
  if (stage === "reading") return { key: "gardeners-wait-reading", args: { player: drawer } };
  if (stage === "won") return { key: "gardeners-wait-won", args: { player: front } };
  if (garden.laid.length < all)
    return { key: "gardeners-wait-building", args: { laid: garden.laid.length, all } };
  const missing = seats.flatMap(({ is_ready }, player) =>
    is_ready ? [] : [{ key: "seat", args: { player } }],
  );
  const isReady = viewer !== null && seats[viewer]!.is_ready;
  return { key: isReady ? "gardeners-hint-wait" : "gardeners-wait-ready", args: { players: missing } };
}
