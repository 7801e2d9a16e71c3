import type { GameClient } from "../registry";
import { Defs } from "./art";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { figures } from "./figures";
import LineSign from "./LineSign.svelte";
import { moments } from "./moments";
import Options from "./Options.svelte";
import { scale } from "./scale";

const keys = ["pick", "turn", "walk", "lay", "tiles", "put-away"].map((key) => `hanging-gardens-key-${key}`);
const client = {
  Board,
  Options,
  LineSign,
  scale,
  moments,
  figures,
  Figure,
  Defs,
  keys,
} as unknown as GameClient;

export default client;
