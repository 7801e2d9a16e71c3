// Written by web/generate.py from the Python types; do not edit.

export interface Start {
  type: "Start";
}

export interface Add {
  type: "Add";
  tile: string;
  cell: [row: number, column: number];
  turn: number;
}

export interface Remove {
  type: "Remove";
  tile: string;
  to: number;
}

export interface Discard {
  type: "Discard";
  card: string;
}

export interface Ready {
  type: "Ready";
}

export interface Place {
  type: "Place";
  tile: string;
  cell: [row: number, column: number];
  turn: number;
}

export interface Lift {
  type: "Lift";
  tile: string;
}

export interface Score {
  type: "Score";
}

export interface GoOn {
  type: "GoOn";
}

export interface TimeUp {
  type: "TimeUp";
}

export interface TableSet {
  type: "TableSet";
  mode: Mode;
  expert: boolean;
  first: number;
  tops: string[];
  shown: string[];
}

export type Mode = "training-a" | "training-b" | "training-c" | "beginner" | "normal";

export interface PuzzleSet {
  type: "PuzzleSet";
  mode: Mode;
  cards: string[];
}

export interface CardDrawn {
  type: "CardDrawn";
  player: number;
  back: Back;
  card: string | null;
  is_open: boolean;
}

export type Back = "proximity" | "distance-one" | "distance-two" | "agglomeration-one" | "agglomeration-two" | "panorama" | "link" | "border-outer" | "border-inner" | "geometry-cross" | "geometry-square" | "paths";

export interface CardTurned {
  type: "CardTurned";
  player: number;
  card: string;
}

export interface CardScored {
  type: "CardScored";
  player: number;
  card: string;
}

export interface CardDiscarded {
  type: "CardDiscarded";
  player: number;
  back: Back;
  card: string | null;
}

export interface TimerStarted {
  type: "TimerStarted";
  seconds: number;
}

export interface TileAdded {
  type: "TileAdded";
  player: number;
  tile: string;
  cell: [row: number, column: number];
  turn: number;
  top: string | null;
}

export interface TileRemoved {
  type: "TileRemoved";
  player: number;
  tile: string;
  cell: [row: number, column: number];
  to: number;
}

export interface TilePlaced {
  type: "TilePlaced";
  tile: string;
  cell: [row: number, column: number];
  turn: number;
  swapped: string | null;
}

export interface TileLifted {
  type: "TileLifted";
  tile: string;
  cell: [row: number, column: number];
}

export interface SaidReady {
  type: "SaidReady";
  player: number;
}

export interface GardenChecked {
  type: "GardenChecked";
  delighted: (boolean | null)[];
}

export interface RoundWon {
  type: "RoundWon";
  number: number;
}

export interface GameEnded {
  type: "GameEnded";
  reason: string;
  cards: string[];
  points: number | null;
  grade: number | null;
  is_passed?: boolean | null;
}

export interface Proximity {
  type: "proximity";
  every: Kind[];
  near: Kind[];
}

export type Kind = "flower" | "green-flower" | "fuchsia-flower" | "orange-flower" | "tree" | "green-tree" | "fuchsia-tree" | "orange-tree" | "plant" | "green-plant" | "fuchsia-plant" | "orange-plant" | "bench" | "fountain" | "path" | "grass" | "earth" | "sand" | "bare";

export interface Distance {
  type: "distance";
  no: Kind[];
  near: Kind[];
}

export interface Agglomeration {
  type: "agglomeration";
  of: Kind[];
  number: number;
  exactly?: boolean;
}

export interface Panorama {
  type: "panorama";
  sees: Kind[];
}

export interface Link {
  type: "link";
  of: Kind[];
}

export interface Border {
  type: "border";
  of: Kind[];
  inside?: boolean;
}

export interface Cross {
  type: "cross";
  centre: Kind[];
  arms: [Kind[], Kind[], Kind[], Kind[]];
}

export interface Square {
  type: "square";
  corners?: Kind[];
  edges?: Kind[];
  centre?: Kind[];
}

export interface Quad {
  type: "quad";
  tiles: [Kind[], Kind[], Kind[], Kind[]];
}

export interface Loop {
  type: "loop";
  around?: Kind[];
}

export interface Run {
  type: "run";
  number: number;
}

export interface Joined {
  type: "joined";
}

export interface Options {
  mode: Mode;
  expert: boolean;
  fair: boolean;
  puzzle: string[];
}

export interface View {
  viewer: number | null;
  options: Options;
  garden: Garden;
  seats: SeatSeen[];
  cards: CardSeen[];
  deck: number;
  scored: string[];
  discarded: Back[];
  round: number;
  drawer: number;
  stage: Stage;
  scorings: number;
  reason: string | null;
  points: number | null;
  grade: number | null;
  to_move: number[];
  moods: (boolean | null)[];
  missed: string[];
}

export interface Garden {
  size: number;
  laid: Laid[];
  corner: [row: number, column: number] | null;
}

export interface Laid {
  tile: string;
  cell: [row: number, column: number];
  turn: number;
}

export interface SeatSeen {
  top: string | null;
  pile: number;
  loose: string[];
  is_ready: boolean;
}

export interface CardSeen {
  player: number;
  back: Back;
  is_open: boolean;
  card: string | null;
  verdict: Verdict | null;
}

export interface Verdict {
  status: Status;
  faults: [row: number, column: number][];
}

export type Status = "met" | "lost" | "open";

export type Stage = "reading" | "building" | "won" | "over";

export interface Choices {
  start?: boolean;
  tiles?: string[];
  cells?: [row: number, column: number][];
  removable?: string[];
  others?: number[];
  lying?: Laid[];
  ready?: boolean;
  score?: boolean;
  go_on?: boolean;
  cards?: string[];
}

export interface Review {
  round: number;
  is_won: boolean;
  end: Finding;
  discards: Discarded[];
  way: Way | null;
  strip: Strip | null;
}

export interface Finding {
  cards: string[];
  could_be_met: boolean | null;
  impossible: string[];
}

export interface Discarded {
  card: string;
  before: Finding;
}

export interface Way {
  garden: Garden;
  taken_out: Laid[];
  laid: Laid[];
  is_fewest: boolean;
}

export interface Strip {
  since: number;
  until: number;
  rows: Row[];
  waits: Wait[];
  held_up: string[];
}

export interface Row {
  card: string;
  player: number;
  is_discarded: boolean;
  spans: Span[];
  changes: Change[];
}

export interface Span {
  since: number;
  until: number;
  status: Status;
}

export interface Change {
  version: number;
  at: number;
  player: number;
  tile: string;
  was: Status;
  status: Status;
}

export interface Wait {
  version: number;
  since: number;
  until: number;
  seconds: number;
  awaited: number[];
}

export interface Thought {
  cards: Suspected[];
  garden: Garden;
  changed: [row: number, column: number][];
}

export interface Suspected {
  player: number;
  back: Back;
  faces: Face[];
  reasons: number[];
}

export interface Face {
  card: string;
  chance: number;
}

export type Move = Start | Add | Remove | Discard | Ready | Place | Lift | Score | GoOn | TimeUp;

export type Event = TableSet | PuzzleSet | CardDrawn | CardTurned | CardScored | CardDiscarded | TimerStarted | TileAdded | TileRemoved | TilePlaced | TileLifted | SaidReady | GardenChecked | RoundWon | GameEnded;

export type Constraint = Proximity | Distance | Agglomeration | Panorama | Link | Border | Cross | Square | Quad | Loop | Run | Joined;
