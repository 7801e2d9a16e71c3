import type { Choices, Event, Move, View } from "../../generated/pebbles";
import { gameClient } from "../../parts/game";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

export default gameClient<View, Choices, Event, Move>({
  Board,
  Options: Nothing,
  chosen: () => [],
  Final: Nothing,
  LineSign: Nothing,
  Figure: Nothing,
  Defs: Nothing,
  figures: new Set(),
  scale: () => ({}),
  moments: () => [],
  keys: ["pebbles-key-walk"],
});
