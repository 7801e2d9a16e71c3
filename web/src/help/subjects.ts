import type { GameClient } from "../parts/game";
import type { Topic, Topics } from "../parts/topics";
import { details, keys, learn, stock, t } from "../words/words.svelte";

const books = import.meta.glob<{ default: Topics }>("../games/*/topics.ts");
stock(
  import.meta.glob<string>("../../../tuileries/locales/*/*help.ftl", { query: "?table", import: "default" }),
);

/** What every table has around its board, and where: `help-<name>`. What is open already explains itself. */
export const PAGE: Readonly<Record<string, string>> = {
  undo: "header .undo",
  hint: "header .asks",
  help: 'header details:not([open]) > [data-opens="help"]',
  menu: 'header details:not([open]) > [data-opens="menu"]',
  log: "#tab-log",
  chat: "#tab-chat",
  verify: '[data-asks="verify"]',
};

/** Something that can be explained, and where it is. */
export interface Subject {
  at: string;
  rule: string | null;
  told: () => { title: string; text: string };
  named: boolean;
  slow: boolean;
}

export interface Found {
  anchor: Element;
  subject: Subject;
}

/** What a game explains, with the words for it. */
export async function topicsOf(game: string): Promise<Topics> {
  const load = books[`../games/${game.replaceAll("-", "_")}/topics.ts`];
  const [book] = await Promise.all([load?.(), learn("help"), learn(`${game}-help`)]);
  return book?.default ?? { topics: [], firsts: [] };
}

/** Everything at the tables of a game that can be explained, the lines of its score included. */
export function subjectsOf(game: string, topics: readonly Topic[], scale: GameClient["scale"]): Subject[] {
  const lines = keys(`${game}-line-`).map((rule) => lineOf(game, rule, scale));
  const around = Object.entries(PAGE).map(([name, at]) => pageSubject(`help-${name}`, at));
  return [...topics.map((topic) => subjectOf(game, topic)), ...lines, ...around];
}

function pageSubject(key: string, at: string): Subject {
  const told = () => ({ title: t(key), text: details({ key, args: {} }) });
  return { at, rule: null, told, named: false, slow: false };
}

function subjectOf(game: string, { name, rule, at, log = [], args = {}, named, slow }: Topic): Subject {
  const key = `${game}-help-${name}`;
  return {
    at: [...(at ? [at] : []), ...log.map((key) => `[data-log="${key}"]`)].join(", "),
    rule,
    told: () => ({ title: t(key, args), text: details({ key, args }) }),
    named: !!named,
    slow: !!slow,
  };
}

function lineOf(game: string, rule: string, scale: GameClient["scale"]): Subject {
  const told = () => ({
    title: t(`${game}-line-${rule}`),
    text: t(`${game}-scale-${rule}`, scale(rule)),
  });
  return { at: `[data-line="${rule}"]`, rule, told, named: false, slow: false };
}

/** A rule by itself: the line of the score that it is, or no more than its text. */
export function ruleSubject(subjects: readonly Subject[], rule: string): Subject {
  const line = subjects.find(({ at }) => at === `[data-line="${rule}"]`);
  const told = () => ({ title: "", text: "" });
  return line ?? { at: "", rule, told, named: false, slow: false };
}

/** The nearest thing around an element that can be explained. */
export function find(subjects: readonly Subject[], element: Element | null): Found | null {
  for (let anchor = element; anchor; anchor = anchor.parentElement) {
    const here: Element = anchor;
    const subject = subjects.find(({ at }) => at && here.matches(at));
    if (subject) return { anchor, subject };
  }
  return null;
}

/** All that can be explained in a part of the page, each kind once, in its order; the game comes first. */
export function findAll(subjects: readonly Subject[], root: Element, present: Found | null): Found[] {
  const there = [...root.querySelectorAll(subjects.flatMap(({ at }) => at || []).join(", "))];
  there.sort((one, other) => Number(isAbove(one)) - Number(isAbove(other)));
  const kinds = new Map<Subject, Found>();
  for (const element of there.filter(isSeen)) {
    const found = find(subjects, element);
    if (!found) continue;
    if (!kinds.has(found.subject)) kinds.set(found.subject, found);
  }
  return [...kinds.values()].map((found) => (found.subject === present?.subject ? present : found));
}

function isAbove(element: Element): boolean {
  return element.closest("header") !== null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}
