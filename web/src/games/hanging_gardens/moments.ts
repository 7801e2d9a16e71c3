import type { Event } from "../../generated/hanging-gardens";
import type { Moment } from "../../parts/moments";

/** What deserves notice: a temple, a tile, a tile drawn unseen. */
export function moments(events: readonly Event[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.type) {
      case "TempleBuilt":
        return [
          {
            player: event.player,
            phrase: {
              key: event.moved ? "hanging-gardens-moment-moved" : "hanging-gardens-moment-temple",
              args: { size: event.size },
            },
            sound: "chime",
          },
        ];
      case "TileTaken":
        return event.memory
          ? []
          : [
              {
                player: event.player,
                phrase: tile("hanging-gardens-moment-tile", event.tile),
                sound: "coin",
              },
            ];
      case "TileDrawn":
        return [
          { player: event.player, phrase: { key: "hanging-gardens-moment-drawn", args: {} }, sound: "coin" },
        ];
      default:
        return [];
    }
  });
}

function tile(key: string, name: string): Moment["phrase"] {
  return { key, args: { tile: { key: `hanging-gardens-tile-${name}`, args: {} } } };
}
