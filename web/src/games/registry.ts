import type { Component } from "svelte";
import NAMES from "../generated/games.json";
import type { Answer, SeatInfo, Sheet } from "../generated/protocol";
import type { Moment } from "../parts/moments";
import type { Arguments } from "../words/voice";

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
  /** A move that an adviser thought of, to be shown on the board. */
  idea?: Move | null;
  play: (move: Move) => Promise<boolean>;
  ask: (move: Move) => Promise<Answer | null>;
}

export interface OptionsProps {
  options: Record<string, unknown>;
}

/** What a game brings into the house. */
export interface GameClient {
  /** Each board knows the view of its own game; nobody else looks into it. */
  Board: Component<BoardProps<never, never, never, never>>;
  /** What to choose before a game. */
  Options: Component<OptionsProps>;
  /** A sign in front of a line of the score, by its rule. */
  LineSign: Component<{ rule: string; view: never }>;
  /** The numbers in the sentence that says what a line of the score pays. */
  scale: (rule: string) => Arguments;
  /** The small moments in what has just happened. */
  moments: (
    events: readonly never[],
    before: readonly Sheet[] | null,
    after: readonly Sheet[] | null,
  ) => Moment[];
  /** The rules that have a drawing on the rules page, and the drawing. */
  figures: ReadonlySet<string>;
  Figure: Component<{ rule: string }>;
  /** Patterns and symbols that the drawings share; once on a page. */
  Defs: Component;
  /** How the move of an adviser is told; only where somebody advises. */
  ideas?: {
    words: (move: never, view: never) => string;
    Picture: Component<{ move: never }>;
  };
  /** What could have been done, after the end; only where somebody looks back. */
  Review?: Component<{ table: string }>;
  /** What the keys of the keyboard do on this board, as keys of the catalogue. */
  keys: readonly string[];
}

interface Entry {
  Emblem: () => Promise<{ default: Component }>;
  load: () => Promise<{ default: GameClient }>;
}

const emblems = import.meta.glob<{ default: Component }>("./*/art/Emblem.svelte");
const clients = import.meta.glob<{ default: GameClient }>("./*/client.ts");

/** Every game that can be played in the browser: those of the house that have a folder here, in its order. */
export const GAMES: Record<string, Entry> = Object.fromEntries(NAMES.flatMap(entry));

function entry(name: string): [string, Entry][] {
  const folder = `./${name.replaceAll("-", "_")}`;
  const [Emblem, load] = [emblems[`${folder}/art/Emblem.svelte`], clients[`${folder}/client.ts`]];
  return Emblem && load ? [[name, { Emblem, load }]] : [];
}
