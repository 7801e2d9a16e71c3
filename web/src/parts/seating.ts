import type { SeatInfo, TableInfo } from "../generated/protocol";
import { t } from "../words/words.svelte";

/** The seats that this device holds. */
export function ownSeats(info: TableInfo): number[] {
  return info.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
}

/** As whom to look: one of the own seats whose turn it is, the present one if it is still ours, or none. */
export function seatToLook(
  info: TableInfo,
  present: number | null,
  toMove: readonly number[],
): number | null {
  const own = ownSeats(info);
  if (present !== null && own.includes(present) && (toMove.includes(present) || own.length === 1))
    return present;
  return (
    own.find((seat) => toMove.includes(seat)) ??
    (present !== null && own.includes(present) ? present : own[0]) ??
    null
  );
}

/** A bot as a table knows it: its level and, where all act at once, its pace. */
export function kindOf(level: string, pace?: string): string {
  return pace ? `${level}@${pace}` : level;
}

/** What a bot is called in a list, with its pace if it has one. */
export function botLabel(kind: string): string {
  const [level, pace] = kind.split("@");
  const bot = t(`bot-${level}`);
  return pace ? t("web-seat-bot-pace", { bot, pace: t(`web-pace-${pace}`) }) : t("web-seat-bot", { bot });
}

/** Whether a program plays for this seat now. */
export function isBot(seat: SeatInfo): boolean {
  return seat.kind !== "human" || seat.substitute !== null;
}

/** Whoever leads through a lesson. */
const GUIDE = "guide";

/** A bot's level, in the language spoken now, and its seat where there are others. */
function botName(kind: string, number: number, alone: boolean): string {
  const level = { key: `bot-${kind.split("@")[0]}`, args: {} };
  if (!alone) return t("bot-name", { number: number + 1, level });
  return kind === GUIDE ? t("bot-guide") : t("bot-name-alone", { level });
}

/** What to call everyone: people by their own name, a seat that is still free by none. */
export function namesOf({ seats }: TableInfo): string[] {
  const alone = seats.filter((seat) => seat.kind !== "human").length === 1;
  return seats.map((seat, number) => (seat.kind === "human" ? seat.name : botName(seat.kind, number, alone)));
}

/** The same table, with names for its bots. */
export function named(info: TableInfo): TableInfo {
  const names = namesOf(info);
  return { ...info, seats: info.seats.map((seat, number) => ({ ...seat, name: names[number]! })) };
}

/** Whether everything may be known of the game now. */
export function isOver(info: TableInfo): boolean {
  return info.stage === "over" || info.stage === "abandoned";
}

export function isHost(info: TableInfo): boolean {
  return info.seats.some((seat) => seat.yours && seat.host);
}

/** What somebody without a name is called, so that no two at a table are called the same. */
export function guestName(info: TableInfo): string {
  const taken = new Set(info.seats.map((seat) => seat.name));
  const names = info.seats.map((_, number) =>
    number ? `${t("web-you-name")} ${number + 1}` : t("web-you-name"),
  );
  return names.find((name) => !taken.has(name)) ?? names[0]!;
}

/** The colour somebody likes, or the first that nobody at the table has. */
export function freeColour(liked: string, info: TableInfo, colours: readonly string[]): string {
  const taken = info.seats.filter((seat) => seat.taken).map((seat) => seat.colour);
  return taken.includes(liked) ? (colours.find((colour) => !taken.includes(colour)) ?? liked) : liked;
}
