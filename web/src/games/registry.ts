import type { Component } from "svelte";
import NAMES from "../generated/games.json";
import type { GameClient } from "../parts/game";
import { learn } from "../words/words.svelte";

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
  return Emblem && load ? [[name, { Emblem, load: () => withWords(name, load) }]] : [];
}

/** A game comes with what is said at its tables. */
async function withWords(name: string, load: Entry["load"]): ReturnType<Entry["load"]> {
  const [client] = await Promise.all([load(), learn(name)]);
  return client;
}
