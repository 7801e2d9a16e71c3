// Written by web/generate.py from the Python types; do not edit.

export interface Lay {
  type: "Lay";
  card: string;
  cell: [row: number, column: number];
  turn: number;
}

export interface SetAside {
  type: "SetAside";
  card: string;
}

export interface Build {
  type: "Build";
  cell: [row: number, column: number];
}

export interface Decline {
  type: "Decline";
}

export interface MoveTemple {
  type: "MoveTemple";
  cell: [row: number, column: number];
}

export interface Take {
  type: "Take";
  space: number;
}

export interface TableSet {
  type: "TableSet";
  players: number;
  first: number;
  display: (Tile | null)[];
}

export type Tile = "queen" | "king" | "tiger" | "garden" | "statue" | "chalice" | "gate" | "tamer" | "gardener" | "sculptor" | "priest" | "guard";

export interface RoundBegun {
  type: "RoundBegun";
  number: number;
  first: number;
  cards: string[];
}

export interface CardLaid {
  type: "CardLaid";
  player: number;
  card: string;
  cell: [row: number, column: number];
  turn: number;
}

export interface CardSetAside {
  type: "CardSetAside";
  player: number;
  card: string;
}

export interface TempleBuilt {
  type: "TempleBuilt";
  player: number;
  cell: [row: number, column: number];
  feature: Feature;
  size: number;
  moved: [row: number, column: number] | null;
}

export type Feature = "terrace" | "park" | "arcade" | "fountain";

export interface TempleDeclined {
  type: "TempleDeclined";
  player: number;
}

export interface TileDrawn {
  type: "TileDrawn";
  player: number;
  tile: Tile | null;
}

export interface TileTaken {
  type: "TileTaken";
  player: number;
  space: number;
  tile: Tile;
  new: Tile | null;
  memory: boolean;
}

export interface FiveNoted {
  type: "FiveNoted";
  player: number;
  points: number;
  unseen: boolean;
}

export interface TilesRanOut {
  type: "TilesRanOut";
}

export interface TilesShown {
  type: "TilesShown";
  player: number;
  tiles: Tile[];
}

export interface GameEnded {
  type: "GameEnded";
  winners: number[];
  totals: number[];
  reason: string;
}

export interface Options {
  memory: boolean;
}

export interface View {
  viewer: number | null;
  options: Options;
  seats: Seat[];
  cards: string[];
  deck: number;
  boxed: string[];
  display: (Tile | null)[];
  supply: number;
  round: Round;
  rounds: number;
  stage: ToLay | ToBuild | ToMove | ToTake | null;
  to_move: number[];
}

export interface Seat {
  garden: Garden;
  taken: Tile[];
  unseen: (Tile | null)[];
  fives: number;
}

export interface Garden {
  corner: [row: number, column: number];
  rows: string[];
  temples: [row: number, column: number][];
  laid: Laid[];
}

export interface Laid {
  card: string;
  cell: [row: number, column: number];
  turn: number;
}

export interface Round {
  number: number;
  first: number;
  turns: number;
}

export interface ToLay {
  type: "ToLay";
}

export interface ToBuild {
  type: "ToBuild";
  fresh: [row: number, column: number][];
}

export interface ToMove {
  type: "ToMove";
  site: [row: number, column: number];
}

export interface ToTake {
  type: "ToTake";
  size: number;
}

export interface Choices {
  cards?: Places[];
  sites?: [row: number, column: number][][];
  temples?: [row: number, column: number][];
  spaces?: number[];
}

export interface Places {
  card: string;
  turns: [row: number, first: number, last: number][][];
}

export type Move = Lay | SetAside | Build | Decline | MoveTemple | Take;

export type Event = TableSet | RoundBegun | CardLaid | CardSetAside | TempleBuilt | TempleDeclined | TileDrawn | TileTaken | FiveNoted | TilesRanOut | TilesShown | GameEnded;
