import type { Choices, Event, Move, View } from "../../generated/zen-garden";
import { gameClient } from "../../parts/game";
import { Defs } from "./art";
import Board from "./Board.svelte";
import { chosen } from "./chosen";
import Final from "./Final.svelte";
import Figure from "./Figure.svelte";
import { figures } from "./figures";
import Idea from "./Idea.svelte";
import LineSign from "./LineSign.svelte";
import { moments } from "./moments";
import Options from "./Options.svelte";
import { scale } from "./scale";

const keys = ["pick", "turn", "walk", "lay", "put-away"].map((key) => `zen-garden-key-${key}`);
export default gameClient<View, Choices, Event, Move>({
  Board,
  Options,
  chosen,
  Final,
  LineSign,
  scale,
  moments,
  figures,
  Figure,
  Defs,
  Idea,
  keys,
  rounds: ({ round, rounds }) => ({ round: round.number, rounds }),
  Scene: () => import("./Scene.svelte"),
});
