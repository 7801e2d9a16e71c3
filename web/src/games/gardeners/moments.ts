import type { Event } from "../../generated/gardeners";
import type { Moment } from "../../parts/moments";

/** What deserves notice: a verdict, a round won, a card scored, the last grain of sand. */
export function moments(events: readonly Event[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.type) {
      case "RoundWon":
        return [
          {
            player: null,
            phrase: { key: "gardeners-moment-won", args: { number: event.number } },
            sound: "chime",
          },
        ];
      case "GardenChecked":
        return event.delighted.includes(false)
          ? [{ player: null, phrase: { key: "gardeners-moment-angry", args: {} }, sound: "no" }]
          : [];
      case "CardScored":
        return [
          { player: event.player, phrase: { key: "gardeners-moment-scored", args: {} }, sound: "coin" },
        ];
      case "GameEnded":
        return event.reason === "time"
          ? [{ player: null, phrase: { key: "gardeners-moment-time", args: {} }, sound: "time" }]
          : [];
      default:
        return [];
    }
  });
}
