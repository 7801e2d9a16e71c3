// Written by web/generate.py from the Python types; do not edit.

export interface Look {
  type: "Look";
  seat?: number | null;
  since?: number | null;
  heard?: number | null;
}

export interface Ask {
  type: "Ask";
  id: string;
  version: number;
  move: unknown;
}

export interface Hint {
  type: "Hint";
  id: string;
  version: number;
}

export interface Lead {
  type: "Lead";
  version: number | null;
  seat?: number | null;
  idea?: Record<string, unknown>[] | null;
}

export interface Ping {
  type: "Ping";
}

export interface Play {
  type: "Play";
  id: string;
  version: number;
  move: unknown;
}

export interface TakeBack {
  type: "TakeBack";
  id: string;
  version: number;
}

export interface Propose {
  type: "Propose";
  id: string;
  what: "abandon" | "return" | "substitute";
  version?: number | null;
  seat?: number | null;
  bot?: string | null;
}

export interface Vote {
  type: "Vote";
  id: string;
  agree: boolean;
}

export interface Reclaim {
  type: "Reclaim";
  id: string;
}

export interface Chat {
  type: "Chat";
  id: string;
  text?: string;
  phrase?: string | null;
}

export interface TableInfo {
  type: "TableInfo";
  id: string;
  game: string;
  rules: string;
  options: unknown;
  stage: string;
  listed: boolean;
  commitment: string;
  seats: SeatInfo[];
  watching: number;
  chat: boolean;
  aids: boolean;
  hints: boolean;
  proposal: Proposal | null;
  rematch: string | null;
  frozen: Phrase | null;
  daily: string | null;
  elapsed: number | null;
  lesson: string | null;
  challenge: string | null;
  progress: Progress | null;
}

export interface SeatInfo {
  kind: string;
  name: string;
  colour: string;
  taken: boolean;
  present: boolean;
  away: boolean;
  yours: boolean;
  host: boolean;
  substitute: string | null;
  reserved: boolean;
}

export interface Proposal {
  what: "abandon" | "return" | "substitute";
  by: number;
  version: number | null;
  seat: number | null;
  bot: string | null;
  agreed: number[];
}

export interface Phrase {
  key: string;
  args: Record<string, number | string | Phrase | Phrase[]>;
}

export interface Progress {
  to_move: number[];
  round: number | null;
  ending: Phrase | null;
  idle: number;
}

export interface History {
  type: "History";
  seat: number | null;
  events: ([number, unknown, Phrase | null])[];
}

export interface Update {
  type: "Update";
  version: number;
  seat: number | null;
  view: unknown;
  choices: unknown;
  events: ([number, unknown, Phrase | null])[];
  outcome: Outcome | null;
  projected: Sheet[] | null;
  at: number | null;
  alarm: number | null;
  guidance: Guidance | null;
}

export interface Outcome {
  scores: Sheet[];
  winners: number[];
  reason: string;
}

export interface Sheet {
  lines: ScoreLine[];
}

export interface ScoreLine {
  rule: string;
  points: number;
  count: number;
}

export interface Guidance {
  steps: LessonStep[];
  of: number;
  waiting: boolean;
  is_open: boolean;
}

export interface LessonStep {
  number: number;
  say: Phrase;
  point: string[];
  task: boolean;
}

export interface Done {
  type: "Done";
  id: string;
  version: number;
}

export interface Refused {
  type: "Refused";
  id: string | null;
  reason: Phrase;
  refusals: Refusal[];
}

export interface Refusal {
  rule: string;
  case: string;
  particulars: Record<string, number | string | Phrase | Phrase[]>;
  cells: [row: number, column: number][];
}

export interface Answer {
  type: "Answer";
  id: string;
  refusals: Refusal[];
  lines: [string, number, number][];
}

export interface Hinted {
  type: "Hinted";
  id: string;
  version: number;
  victory: number;
  points: number[];
  ideas: Idea[];
}

export interface Idea {
  move: unknown;
  turn: unknown[];
  told: Phrase[];
  notation: string;
  victory: number;
  points: number;
  gains: Record<string, number>;
}

export interface Said {
  type: "Said";
  number: number;
  seat: number;
  text: string;
  phrase: string | null;
}

export interface Led {
  type: "Led";
  leader: number | null;
  version: number;
  seat: number | null;
  idea: unknown;
}

export interface Pong {
  type: "Pong";
  version: number;
}

export interface Leaving {
  type: "Leaving";
}

export interface Sketch {
  type: "sketch";
  glimpses: Glimpse[];
}

export interface Glimpse {
  version: number;
  player: number;
  margins: number[];
  victories: number[];
  skill: number;
}

export interface Judgement {
  type: "judgement";
  version: number;
  player: number;
  notation: string;
  added: Expectation;
  grade: string;
  better: Better | null;
  also: Better[];
  news: [string, Expectation][];
}

export interface Expectation {
  seats: number[];
  errors: number[];
}

export interface Better {
  move: unknown;
  notation: string;
  points: Estimate;
  victories: Estimate;
  lines: Record<string, number>;
  turn: unknown[];
  told: Phrase[];
  reply: Reply | null;
}

export interface Estimate {
  mean: number;
  error: number;
}

export interface Reply {
  told: Phrase;
  share: number;
}

export interface Review {
  type: "review";
  game: string;
  rules: string;
  effort: Effort;
  findings: (Decision | Change)[];
  balances: Balance[];
}

export interface Effort {
  search: number;
  games: number;
  glimpse: number;
}

export interface Decision {
  type: "decision";
  version: number;
  player: number;
  notation: string;
  margins: number[];
  victories: number[];
  skill: number[];
  errors: number[];
  swing: number[];
  grade: string;
  better: Better | null;
  also: Better[];
}

export interface Change {
  type: "change";
  version: number;
  reason: string;
  margins: number[];
  errors: number[];
  left: number[];
  victories: number[];
}

export interface Balance {
  start: number;
  own_moves: number;
  other_moves: number;
  luck: number;
  hidden: number;
  end: number;
  errors: Record<string, number>;
  loss: number;
  grades: Record<string, number>;
  level: string | null;
}

export interface Opening {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  listed?: boolean;
  shuffled?: boolean;
  aids?: boolean;
  hints?: boolean;
}

export interface Joining {
  name: string;
  colour?: string;
  nonce?: string;
  seat?: number | null;
}

export interface Removing {
  seat: number;
}

export interface Giving {
  seat: number;
  bot: string;
}

export interface Again {
  nonce?: string;
}

export interface Challenging {
  seat?: number | null;
}

export interface Taking {
  name: string;
  colour?: string;
}

export interface Trying {
  version: number;
  move: Record<string, unknown>;
}

export interface RemovingDevice {
  device: string;
}

export interface Code {
  code: string;
}

export interface Learning {
  name: string;
  colour?: string;
  step?: number;
}

export interface House {
  games: GameInfo[];
  colours: string[];
  address: string;
}

export interface GameInfo {
  name: string;
  rules: string;
  players: number[];
  bots: Record<string, string[]>;
  paces: string[];
  opponent: string | null;
  presets: Record<string, unknown>;
  has_secrets: boolean;
  can_take_back: boolean;
  is_silent: boolean;
  is_simultaneous: boolean;
  has_adviser: boolean;
  lessons: string[];
  exercises: string[];
}

export interface Seated {
  seat: number;
  table: TableInfo;
}

export interface Verified {
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
  moves: number;
}

export interface Challenge {
  id: string;
  game: string;
  options: unknown;
  seats: string[];
  seat: number;
  name: string;
  aids: boolean;
  hints: boolean;
  has_seen: boolean;
  table: string | null;
}

export interface Comparison {
  challenge: string | null;
  results: Result[];
}

export interface Result {
  table: string;
  name: string;
  colour: string;
  sheet: Sheet;
  has_won: boolean;
  is_original: boolean;
  has_seen: boolean;
  yours: boolean;
}

export interface Attempt {
  grade: string;
  better: Better | null;
}

export interface Devices {
  devices: Device[];
  codes: number;
}

export interface Device {
  id: string;
  since: number;
  here: boolean;
}

export interface Day {
  date: string;
  gardens: GardenOfTheDay[];
}

export interface GardenOfTheDay {
  difficulty: string;
  size: number;
  cards: string[];
}

export type Incoming = Look | Ask | Hint | Lead | Ping | Play | TakeBack | Propose | Vote | Reclaim | Chat;

export type Outgoing = TableInfo | History | Update | Done | Refused | Answer | Hinted | Said | Led | Pong | Leaving;

export type Found = Sketch | Judgement | Review;
