import { beforeEach, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
let words: typeof import("./words.svelte");
beforeEach(async () => {
  vi.resetModules();
  words = await import("./words.svelte");
});

const AT_HOME = [
  "gardeners-name",
  "gardeners-preset-normal",
  "gardeners-log-ended-deck",
  "gardeners-grade-0",
];
const AT_TABLE = ["gardeners-hint-pick", "GD-A2-first"];

it("knows at home what games are called and how they ended", async () => {
  await words.speak("en");
  expect([...AT_HOME, ...AT_TABLE].filter(words.knows)).toEqual(AT_HOME);
});

it("knows at a table what is said there, whatever language comes next", async () => {
  await words.speak("en");
  await words.learn("gardeners");
  expect(AT_TABLE.every(words.knows)).toBe(true);
  await words.speak("fr");
  expect([words.language(), AT_TABLE.every(words.knows)]).toEqual(["fr", true]);
});

it("speaks the language that was asked for last, with the words of a game that comes meanwhile", async () => {
  const first = words.speak("de");
  const game = words.learn("gardeners");
  await Promise.all([words.speak("en"), first, game]);
  expect([words.language(), AT_TABLE.every(words.knows)]).toEqual(["en", true]);
});
