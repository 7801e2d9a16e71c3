import type { GameClient } from "../registry";
import Board from "./Board.svelte";
import Nothing from "./Nothing.svelte";

const client = {
  Board,
  Options: Nothing,
  LineSign: Nothing,
  Figure: Nothing,
  Defs: Nothing,
  figures: new Set(),
  scale: () => ({}),
  moments: () => [],
  keys: ["pebbles-key-walk"],
} as unknown as GameClient;

export default client;
