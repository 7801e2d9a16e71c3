import type { GameInfo } from "../generated/protocol";
import type { Choice } from "../settings/settings.svelte";

/** With how many one can begin at once: alone, or where bots take the other seats. */
export function numbersFor(info: GameInfo): number[] {
  return info.players.filter((players) => players === 1 || !!info.bots[players]?.length);
}

/** What was chosen last, as far as it is still offered; the first time whom a newcomer can beat, or a teammate. */
export function choiceFor(info: GameInfo, kept: Partial<Choice> = {}): Choice {
  const proposed = info.is_simultaneous ? (info.opponent ?? undefined) : undefined;
  const players =
    offered(numbersFor(info), kept.players ?? (proposed ? 2 : undefined)) ?? info.players[0] ?? 1;
  const bot = offered(info.bots[players] ?? [], kept.bot ?? proposed) ?? null;
  const preset = offered(Object.keys(info.presets), kept.preset) ?? "";
  const pace = bot ? offered(info.paces, kept.pace) : undefined;
  return { players, bot, preset, ...(pace && { pace }) };
}

function offered<T>(all: readonly T[], wanted: T | undefined): T | undefined {
  return wanted !== undefined && all.includes(wanted) ? wanted : all[0];
}
