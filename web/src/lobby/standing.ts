import type { TableInfo } from "../generated/protocol";
import { namesOf, ownSeats } from "../parts/seating";
import { ago, say, t } from "../words/words.svelte";

/** How a table stands: whose turn it is, in which round, or how it ended, and when that was. */
export function standOf(table: TableInfo): string {
  const { progress, stage } = table;
  if (stage === "open") return t("web-wait-seats");
  if (!progress) return "";
  const told = stage === "running" ? [turnOf(table), roundOf(table)] : [endOf(table)];
  return [...told, ago(progress.idle)].filter(Boolean).join(" · ");
}

/** Where all play at once it is nobody's turn. */
function turnOf(table: TableInfo): string {
  const [player, ...others] = table.progress?.to_move ?? [];
  if (player === undefined || others.length || table.seats.length === 1) return "";
  return isMyTurn(table) ? t("web-your-turn") : t("web-turn-of", { name: namesOf(table)[player] ?? "" });
}

/** Whether somebody on this device has to act. */
export function isMyTurn(table: TableInfo): boolean {
  const own = ownSeats(table);
  return table.progress?.to_move.some((player) => own.includes(player)) ?? false;
}

function roundOf({ progress }: TableInfo): string {
  return progress?.round ? t("web-round", { round: progress.round }) : "";
}

function endOf(table: TableInfo): string {
  if (table.stage === "abandoned") return t("web-stopped");
  return table.progress?.ending ? say(table.progress.ending, namesOf(table)).replace(/\.$/, "") : "";
}
