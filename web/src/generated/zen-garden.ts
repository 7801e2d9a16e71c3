// Written by web/generate.py from the Python types; do not edit.

export interface Take {
  type: "Take";
  tile: Tile;
  cell: [row: number, column: number];
  corner: Corner;
}

export interface Tile {
  decor: Feature;
  walkway: Feature;
  floor: Feature;
}

export type Feature = "pagoda" | "bench" | "buddha" | "gate" | "crane" | "sand-walkway" | "wood-walkway" | "stone-walkway" | "sand" | "gravel" | "trees" | "clay" | "water" | "cherry-blossom";

export type Corner = "nw" | "ne" | "se" | "sw";

export interface TableSet {
  type: "TableSet";
  players: number;
  boards: number[];
  preferences: Preferences;
  missions: Feature[][];
  first: number;
}

export interface Preferences {
  minor: Feature;
  major: Feature;
  majority: Feature;
  detail: Feature;
}

export interface TileLaid {
  type: "TileLaid";
  player: number;
  tile: Tile;
  space: number;
  price: number;
  cell: [row: number, column: number];
  corner: Corner;
}

export interface LineCompleted {
  type: "LineCompleted";
  player: number;
  decor: Feature;
  cells: [row: number, column: number][];
  coins: number;
  lost: number;
}

export interface MissionDone {
  type: "MissionDone";
  player: number;
  mission: number;
  points: number;
}

export interface RowDiscarded {
  type: "RowDiscarded";
  tiles: Tile[];
}

export interface DiscardsShuffled {
  type: "DiscardsShuffled";
  tiles: number;
}

export interface MarketFilled {
  type: "MarketFilled";
  market: (Tile | null)[];
  drawn: Tile[];
}

export interface RoundBegun {
  type: "RoundBegun";
  number: number;
  first: number;
}

export interface GameEnded {
  type: "GameEnded";
  winners: number[];
  totals: number[];
  reason: string;
}

export interface Options {
  boards: number[];
}

export interface View {
  viewer: number | null;
  options: Options;
  preferences: Preferences;
  missions: Mission[];
  seats: Seat[];
  standing: [row: number, column: number][];
  market: (Tile | null)[];
  supply: number;
  discards: Tile[];
  round: Round;
  rounds: number;
  to_move: number[];
}

export interface Mission {
  features: Feature[];
  stack: number[];
}

export interface Seat {
  coins: number;
  garden: Laid[];
  awards: Award[];
}

export interface Laid {
  tile: Tile;
  cell: [row: number, column: number];
  corner: Corner;
}

export interface Award {
  mission: number;
  points: number;
}

export interface Round {
  number: number;
  first: number;
  turns: number;
}

export interface Choices {
  tiles: Tile[];
  cells: [row: number, column: number][];
}

export type Move = Take;

export type Event = TableSet | TileLaid | LineCompleted | MissionDone | RowDiscarded | DiscardsShuffled | MarketFilled | RoundBegun | GameEnded;
