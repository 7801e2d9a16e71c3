import { describe, expect, it } from "vitest";
import gardeners from "../generated/gardeners-box.json";
import hangingGardens from "../generated/hanging-gardens-box.json";
import type { Topic, Topics } from "../parts/topics";
import { type Language, LANGUAGES, Voice } from "../words/voice";
import { excerpt, ruleOf } from "./excerpt";
import type { RulesPage } from "./pages";
import { PAGE } from "./subjects";

const books = import.meta.glob<Topics>("../games/*/topics.ts", { import: "default", eager: true });
const pages = import.meta.glob<RulesPage>("../../../tuileries/locales/*/rules/*.md", {
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>("../../../tuileries/locales/*/*.ftl", {
  import: "default",
  eager: true,
  query: "?raw",
});
const sources = import.meta.glob<string>("../games/*/*.svelte", {
  import: "default",
  eager: true,
  query: "?raw",
});

const folder = (game: string) => `../games/${game.replaceAll("-", "_")}/`;
const bookOf = (game: string) => books[`${folder(game)}topics.ts`]!;
const pageOf = (game: string, language: Language) =>
  pages[`../../../tuileries/locales/${language}/rules/${game}.md`]!;
const voices = new Map(
  LANGUAGES.map((language) => {
    const own = Object.entries(texts).filter(([file]) => file.includes(`/${language}/`));
    return [
      language,
      new Voice(
        language,
        own.map(([, text]) => text),
      ),
    ];
  }),
);

/** What is missing for a topic to be told: words in a language, or a rule on a page. */
function wordless(game: string, { name, args = {} }: Topic): string[] {
  const phrase = { key: `${game}-help-${name}`, args };
  return [...voices]
    .filter(([, voice]) => !voice.knows(phrase.key) || !voice.details(phrase).endsWith("."))
    .map(([language]) => `${language}: ${phrase.key}`);
}

function ruleless(game: string, rule: string | null): string[] {
  const told = (language: Language) => {
    const found = rule && ruleOf(pageOf(game, language), rule);
    return found ? excerpt(found, language) : "";
  };
  return rule === null ? [] : LANGUAGES.filter((one) => !told(one)).map((language) => `${language}: ${rule}`);
}

/** What of all these no topic is about. */
function untold(topics: readonly Topic[], things: readonly string[]): string[] {
  return things.filter((thing) => !topics.some(({ at }) => at?.split(", ").includes(thing)));
}

function unlogged(game: string, topics: readonly Topic[]): string[] {
  const keys = voices.get("en")!.keys(`${game}-log-`);
  const known = topics.flatMap(({ log = [] }) => log);
  return keys.map((key) => `${game}-log-${key}`).filter((key) => !known.includes(key));
}

/** The buttons of a board, by what they do. */
function buttonsOf(game: string): string[] {
  const markup = Object.entries(sources).filter(([file]) => file.startsWith(folder(game)));
  const named = markup.flatMap(([, text]) => [...text.matchAll(/data-do="([\w-]+)"/g)]);
  return named.map(([, name]) => `[data-do="${name}"]`);
}

const PIECES: Record<string, string[]> = {
  "zen-garden": ["[data-space]", "[data-laid]", "[data-place]", ".price", ".track", ".mission"],
  "hanging-gardens": [
    ...[...Object.keys(hangingGardens.series), ...Object.keys(hangingGardens.persons), "guard"].flatMap(
      (tile) => [`[data-series="${tile}"]`, `[data-tile][data-piece^="tile-${tile}-"]`],
    ),
    "[data-card]",
    "[data-square]",
    ".temples",
  ],
  gardeners: [
    ...Object.keys(gardeners.tiles).flatMap((id) => [`[data-tile="${id}"]`, `[data-laid="${id}"]`]),
    ...Object.values(gardeners.cards).map(({ back }) => `[data-back="${back}"]`),
    "[data-place]",
    ".clock",
  ],
};

it.each(Object.keys(PAGE))("says in every language what is around a table: %s", (name) => {
  const key = `help-${name}`;
  expect([...voices].filter(([, voice]) => !voice.details({ key, args: {} }).endsWith("."))).toEqual([]);
});

it("knows the pieces of every game that explains itself", () => {
  expect(
    Object.keys(PIECES)
      .map((game) => `${folder(game)}topics.ts`)
      .sort(),
  ).toEqual(Object.keys(books).sort());
});

describe.each(Object.keys(PIECES))("the topics of %s", (game) => {
  const { topics, firsts } = bookOf(game);
  it("have words in every language", () => {
    expect(topics.flatMap((topic) => wordless(game, topic))).toEqual([]);
    const missing = firsts.flatMap(({ name }) =>
      [...voices].filter(([, voice]) => !voice.knows(`${game}-first-${name}`)).map(() => name),
    );
    expect(missing).toEqual([]);
  });
  it("have rules that can be read", () => {
    const lines = voices.get("en")!.keys(`${game}-line-`);
    const rules = [...topics, ...firsts].map(({ rule }) => rule);
    expect([...rules, ...lines].flatMap((rule) => ruleless(game, rule))).toEqual([]);
  });
  it("are about every kind of piece and every button", () => {
    expect(untold(topics, [...PIECES[game]!, ...buttonsOf(game)])).toEqual([]);
  });
  it("are about every line of the log", () => {
    expect(unlogged(game, topics)).toEqual([]);
  });
});

describe("what is missing", () => {
  const { topics } = bookOf("zen-garden");
  it("is seen: words", () => {
    expect(wordless("zen-garden", { name: "nothing", rule: null })).toHaveLength(LANGUAGES.length);
  });
  it("is seen: a rule", () => {
    expect(ruleless("zen-garden", "ZG-T99")).toHaveLength(LANGUAGES.length);
  });
  it("is seen: a kind of piece", () => {
    const without = topics.filter(({ name }) => name !== "price");
    expect(untold(without, PIECES["zen-garden"]!)).toEqual([".price"]);
  });
  it("is seen: a button", () => {
    expect(buttonsOf("zen-garden")).toEqual(['[data-do="turn"]', '[data-do="lay"]', '[data-do="put-away"]']);
    const without = topics.filter(({ name }) => name !== "turn");
    expect(untold(without, buttonsOf("zen-garden"))).toEqual(['[data-do="turn"]']);
  });
  it("is seen: a line of the log", () => {
    const without = topics.filter(({ name }) => name !== "line");
    expect(unlogged("zen-garden", without)).toEqual(["zen-garden-log-line"]);
  });
});
