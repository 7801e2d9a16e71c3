import type { GameInfo } from "../generated/protocol";
import type { Choice } from "../settings/settings.svelte";

/** With how many one can begin at once: alone, or where bots take the other seats. */
export function numbersFor(info: GameInfo): number[] {
  return info.players.filter((players) => players === 1 || !!info.bots[players]?.length);
}

/** What was chosen last, as far as it is still offered; the first time whom a newcomer can beat. */
export function choiceFor(info: GameInfo, kept: Partial<Choice> = {}): Choice {
  const players = offered(numbersFor(info), kept.players) ?? info.players[0] ?? 1;
  const bot = offered(info.bots[players] ?? [], kept.bot ?? undefined) ?? null;
  return { players, bot, preset: offered(Object.keys(info.presets), kept.preset) ?? "" };
}

function offered<T>(all: readonly T[], wanted: T | undefined): T | undefined {
  return wanted !== undefined && all.includes(wanted) ? wanted : all[0];
}
