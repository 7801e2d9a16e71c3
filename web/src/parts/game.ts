import type { Component, Snippet } from "svelte";
import type { Scene } from "../generated/pictures";
import type { Answer, SeatInfo, Sheet } from "../generated/protocol";
import type { Arguments } from "../words/voice";
import type { LogLine } from "./log";
import type { Moment } from "./moments";

/** What a game's board is given: what this viewer may see, and two ways to speak. */
export interface BoardProps<View, Choices, Event, Move> {
  view: View;
  choices: Choices | null;
  /** What happened last, for marks and movement. */
  events: readonly Event[];
  projected: readonly Sheet[] | null;
  seats: readonly SeatInfo[];
  /** The seat in front; a spectator sits behind the first. */
  front: number;
  /** Whether legal places are to be shown. */
  places: boolean;
  /** Whether a move is to be confirmed before it is made. */
  confirm: boolean;
  /** The seconds that are left of the game's own timer; null where there is none. */
  left: number | null;
  /** Whether they pass as one looks, at their true pace. */
  runs: boolean;
  /** The decisions of a turn that an adviser thought of, to be shown on the board. */
  idea?: readonly Move[] | null;
  play: (move: Move) => Promise<boolean>;
  ask: (move: Move) => Promise<Answer | null>;
  /** What the page has to say beside the board: score, log, chat. */
  side?: Snippet | undefined;
}

/** What is told beside a replay of what bots thought. */
export interface ThoughtsProps {
  table: string;
  /** The moment that is looked at. */
  version: number;
  seats: readonly SeatInfo[];
  log: readonly LogLine[];
  goTo: (version: number) => void;
  /** What a bot wanted to do, to be shown on the board; null: nothing any more. */
  show: (idea: readonly unknown[] | null) => void;
}

/** What looks back at a game is given. */
export interface ReviewProps {
  table: string;
  seats: readonly SeatInfo[];
  /** Beside a replay: go to a moment of it; and how far it is, in seconds. */
  goTo?: ((version: number) => void) | undefined;
  time?: number | undefined;
}

/** A position in a picture of the rules page. */
export interface SceneProps<View, Choices, Event, Move> {
  scene: Omit<Scene, "view" | "choices" | "events" | "tried"> & {
    view: View;
    choices: Choices;
    events: readonly Event[];
    tried: Move | null;
  };
}

export interface FinalProps<View> {
  view: View;
  player: number;
  colour: string;
}

export interface TeamProps<View> {
  view: View;
}

export interface OptionsProps {
  options: Record<string, unknown>;
}

/** An option as it is called, and what it means. */
export interface Chosen {
  name: string;
  about: string;
}

/** How far a game is. */
export type Rounds = { round: number; rounds: number };

/** What a game brings into the house. Its board knows its views; to the pages they are unknown. */
export interface GameClient<View = unknown, Choices = unknown, Event = unknown, Move = unknown> {
  Board: Component<BoardProps<View, Choices, Event, Move>>;
  /** What to choose before a game. */
  Options: Component<OptionsProps>;
  /** What was chosen, in words. */
  chosen: (options: Record<string, unknown>) => Chosen[];
  /** A sign in front of a line of the score, by its rule. */
  LineSign: Component<{ rule: string; view: View }>;
  /** The numbers in the sentence that says what a line of the score pays. */
  scale: (rule: string) => Arguments;
  /** A finished garden as one drawing of class `final`: for the end, and for a picture of it. */
  Final: Component<FinalProps<View>>;
  /** Where all win or lose together: how well they did, and what held them up. */
  Team?: Component<TeamProps<View>>;
  /** The small moments in what has just happened. */
  moments: (
    events: readonly Event[],
    before: readonly Sheet[] | null,
    after: readonly Sheet[] | null,
  ) => Moment[];
  /** The rules that have a drawing on the rules page, and the drawing. */
  figures: ReadonlySet<string>;
  Figure: Component<{ rule: string }>;
  /** Patterns and symbols that the drawings share; once on a page. */
  Defs: Component;
  /** A small picture of a turn that an adviser thought of; only where somebody advises. */
  Idea?: Component<{ turn: readonly Move[]; view: View }>;
  /** What could have been done, after the end; only where somebody looks back, and fetched only then. */
  Review?: () => Promise<{ default: Component<ReviewProps> }>;
  /** What the bots thought at some moment, after the end; only where they tell, and fetched only then. */
  Thoughts?: () => Promise<{ default: Component<ThoughtsProps> }>;
  /** A position in a picture of the rules page; fetched only there. It fills a box of the scene's shape. */
  Scene?: () => Promise<{
    default: Component<SceneProps<View, Choices, Event, Move>>;
    /** The rules whose tables belong on a printed page of the rules. */
    tables?: readonly string[];
    /** The lines of the score whose sign depends on the deal, so that it means nothing there. */
    unsigned?: readonly string[];
  }>;
  /** How far a game is; only where its length is known. */
  rounds?: (view: View) => Rounds;
  /** What the keys of the keyboard do on this board, as keys of the catalogue. */
  keys: readonly string[];
}

/** A client whose parts agree on the types of their game. It gets the views of that game alone: the pages trust the server. */
export function gameClient<View, Choices, Event, Move>(
  client: GameClient<View, Choices, Event, Move>,
): GameClient {
  return client as unknown as GameClient;
}
