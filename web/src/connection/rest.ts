import type {
  Answer,
  Attempt,
  Challenge,
  Code,
  Comparison,
  Day,
  Devices,
  Giving,
  House,
  Joining,
  Learning,
  Opening,
  Phrase,
  Seated,
  TableInfo,
  Taking,
  Update,
  Verified,
} from "../generated/protocol";

/** The server refused, or could not be reached; the phrase says why. */
export class Refusing extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly status: number,
  ) {
    super(phrase.key);
  }
}

/** Why something did not work, whatever went wrong. */
export function troubleOf(error: unknown): Phrase {
  return error instanceof Refusing ? error.phrase : UNREACHABLE;
}

const UNREACHABLE: Phrase = { key: "web-unreachable", args: {} };

async function request<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : posted(body));
  } catch {
    throw new Refusing(UNREACHABLE, 0);
  }
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content as T;
  const told = content as Partial<Phrase> | null;
  throw new Refusing(told?.key ? { args: {}, ...told, key: told.key } : UNREACHABLE, answer.status);
}

function posted(body: unknown): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** What the server offers over HTTP. */
export const api = {
  house: () => request<House>("/api/house"),
  tables: () => request<TableInfo[]>("/api/tables"),
  games: () => request<TableInfo[]>("/api/games"),
  daily: (day = "") => request<Day>(day ? `/api/daily/${encodeURIComponent(day)}` : "/api/daily"),
  openDaily: (garden: string) => request<TableInfo>(`/api/daily/${garden}`, {}),
  takeLesson: (game: string, lesson: string, learning: Learning) =>
    request<TableInfo>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, learning),
  table: (table: string) => request<TableInfo>(at(table)),
  open: (opening: Opening) => request<TableInfo>("/api/tables", opening),
  join: (table: string, joining: Joining) =>
    request<Seated>(`${at(table)}/join`, { nonce: nonce(), ...joining }),
  leave: (table: string) => request<TableInfo>(`${at(table)}/leave`, {}),
  remove: (table: string, seat: number) => request<TableInfo>(`${at(table)}/remove`, { seat }),
  giveToBot: (table: string, giving: Giving) => request<TableInfo>(`${at(table)}/bot`, giving),
  start: (table: string) => request<TableInfo>(`${at(table)}/start`, {}),
  rematch: (table: string) => request<TableInfo>(`${at(table)}/rematch`, { nonce: nonce() }),
  replay: (table: string, seat: number | null) =>
    request<Update[]>(`${at(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  review: (table: string) => request<unknown[]>(`${at(table)}/review`),
  attempt: (table: string, version: number, move: unknown) =>
    request<Attempt>(`${at(table)}/attempt`, { version, move }),
  askAt: (table: string, version: number, move: unknown) =>
    request<Answer>(`${at(table)}/ask`, { version, move }),
  thought: (table: string, seat: number, version: number) =>
    request<unknown>(`${at(table)}/thought?seat=${seat}&version=${version}`),
  makeChallenge: (table: string) => request<Challenge>(`${at(table)}/challenge`, {}),
  compare: (table: string) => request<Comparison>(`${at(table)}/challenge`),
  challenge: (challenge: string) => request<Challenge>(`/api/challenges/${encodeURIComponent(challenge)}`),
  takeChallenge: (challenge: string, taking: Taking) =>
    request<TableInfo>(`/api/challenges/${encodeURIComponent(challenge)}`, taking),
  verify: (table: string) => request<Verified>(`${at(table)}/verify`),
  code: () => request<Code>("/api/codes", {}),
  devices: () => request<Devices>("/api/devices"),
  removeDevice: (device: string) => request<Devices>("/api/devices/remove", { device }),
  cancelCodes: () => request<Devices>("/api/codes/cancel", {}),
  redeem: (code: string) => request<Phrase>("/api/codes/redeem", { code }),
};

/** What this device adds to the deal, so that nobody else can choose it. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
