import { describe, expect, it, vi } from "vitest";
import NAMES from "../generated/games.json";
import { Voice } from "../words/voice";
import { GAMES } from "./registry";

vi.stubGlobal("navigator", { languages: [] });
const catalogues = import.meta.glob<string>("../../../tuileries/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const voice = new Voice("en", Object.values(catalogues));

it("has the games in the order of the house, each with a client", () => {
  expect(Object.keys(GAMES)).toEqual(NAMES);
});

describe.each(Object.entries(GAMES))("%s", (_, game) => {
  it("has words for each key of the keyboard", async () => {
    const { keys } = (await game.load()).default;
    expect(keys.filter((key) => !voice.knows(key))).toEqual([]);
    expect(keys).not.toEqual([]);
  }, 300_000);
});
