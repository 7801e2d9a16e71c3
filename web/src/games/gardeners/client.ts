import type { Choices, Event, Move, View } from "../../generated/gardeners";
import { gameClient } from "../../parts/game";
import { Defs } from "./art";
import Board from "./Board.svelte";
import { chosen } from "./chosen";
import Final from "./Final.svelte";
import Figure from "./Figure.svelte";
import { figures } from "./figures";
import LineSign from "./LineSign.svelte";
import { moments } from "./moments";
import Options from "./Options.svelte";
import Team from "./Team.svelte";

const keys = ["pick", "turn", "walk", "give", "put-away"].map((key) => `gardeners-key-${key}`);
const scale = () => ({});
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
  keys,
  Scene: () => import("./Scene.svelte"),
  Review: () => import("./Review.svelte"),
  Thoughts: () => import("./Thoughts.svelte"),
  Team,
});
