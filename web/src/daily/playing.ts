import { api } from "../connection/rest";
import { ownSeats } from "../parts/seating";
import { startAtOnce } from "../parts/start";

/** A garden of a day, such as 2026-11-15/gentle; one that was begun is gone on with. */
export async function playGarden(garden: string): Promise<string> {
  const begun = (await api.tables()).find(
    (table) => table.daily === garden && table.stage === "running" && ownSeats(table).length,
  );
  return begun?.id ?? startAtOnce(await api.openDaily(garden));
}
