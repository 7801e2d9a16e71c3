import type { Component } from "svelte";
import { GAMES } from "../games/registry";
import type { Scene } from "../generated/pictures";
import type { GameClient } from "../parts/game";

/** All that the pictures of a game are drawn with. */
export interface Scenes {
  client: GameClient;
  Scene: Component<{ scene: Scene }>;
  scenes: Record<string, Scene>;
  /** The rules whose tables belong on the printed page. */
  tables: readonly string[];
  /** The lines of the score that have no sign there. */
  unsigned: readonly string[];
}

const files = import.meta.glob<Record<string, Scene>>("../generated/*-pictures.json", { import: "default" });

/** Fetch them; null where a game has no pictures. */
export async function scenesOf(game: string): Promise<Scenes | null> {
  const file = files[`../generated/${game}-pictures.json`];
  const [client, scenes] = await Promise.all([GAMES[game]?.load(), file?.()]);
  const drawing = await client?.default.Scene?.();
  if (!client || !scenes || !drawing) return null;
  const Drawn = drawing.default as Component<{ scene: Scene }>;
  const { tables = [], unsigned = [] } = drawing;
  return { client: client.default, Scene: Drawn, scenes, tables, unsigned };
}
