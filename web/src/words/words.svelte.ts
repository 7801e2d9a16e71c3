import type { Phrase } from "../generated/protocol";
import { type Arguments, type Language, locale, Voice } from "./voice";

export type Catalogues = Record<string, () => Promise<string>>;
const common: Catalogues = import.meta.glob<string>("../../../tuileries/locales/*/{core,server,web}.ftl", {
  query: "?raw",
  import: "default",
});
const lobby: Catalogues = import.meta.glob<string>(
  [
    "../../../tuileries/locales/*/*.ftl",
    "!../../../tuileries/locales/*/{cli,core,server,web,review,sheet,*help,*-lessons,*-exercises,*-strip,challenge}.ftl",
  ],
  { query: "?lobby", import: "default" },
);
const tables: Catalogues = import.meta.glob<string>(
  [
    "../../../tuileries/locales/*/*.ftl",
    "!../../../tuileries/locales/*/{cli,core,server,web,review,*help,*-lessons,*-exercises,*-strip,challenge}.ftl",
  ],
  { query: "?table", import: "default" },
);
const voices = new Map<Language, Voice>();
/** The games at whose tables one has been. */
const games = new Set<string>();
let wanted: Language | null = null;
let learning: Promise<void> = Promise.resolve();
/** Another object whenever there are new words. */
let spoken = $state.raw<{ voice: Voice } | null>(null);

/** Fetch a language once and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const voice = voices.get(language) ?? new Voice(language);
  voices.set(language, voice);
  wanted = language;
  await teach(voice);
  if (wanted !== language) return;
  spoken = { voice };
  document.documentElement.lang = language;
}

/** Where more words are, for whoever comes later than the first screen and needs them. */
export function stock(more: Catalogues): void {
  Object.assign(tables, more);
}

/** Fetch what is said at the tables of a game once, in whatever language is spoken. */
export async function learn(game: string): Promise<void> {
  if (games.has(game)) return learning;
  games.add(game);
  if (wanted) await (learning = speak(wanted));
}

/** Until a voice knows all that is needed: meanwhile it may have become more. */
async function teach(voice: Voice): Promise<void> {
  const missing = needed(voice.language).filter(([name]) => !voice.has(name));
  if (!missing.length) return;
  await Promise.all(missing.map(async ([name, load]) => voice.learn(name, await load())));
  await teach(voice);
}

function needed(language: Language): [string, () => Promise<string>][] {
  const isOfGame = ([file]: [string, unknown]) => [...games].some((game) => file.endsWith(`/${game}.ftl`));
  const parts = { common, lobby, tables: Object.fromEntries(Object.entries(tables).filter(isOfGame)) };
  return Object.entries(parts).flatMap(([part, files]) =>
    Object.entries(files)
      .filter(([file]) => file.includes(`/${language}/`))
      .map(([file, load]): [string, () => Promise<string>] => [`${part} ${file}`, load]),
  );
}

/** The language spoken now. */
export function language(): Language {
  return spoken?.voice.language ?? "en";
}

export function say(phrase: Phrase, names: readonly string[] = []): string {
  return spoken?.voice.say(phrase, names) ?? "";
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, as one says it. */
export function ago(seconds: number): string {
  const [unit, length] = SPANS.find(([, length]) => seconds >= length) ?? ["second", Infinity];
  const spoken = new Intl.RelativeTimeFormat(locale(language()), { numeric: "auto" });
  return spoken.format(-Math.floor(seconds / length), unit);
}

/** What a short sentence leaves out. */
export function details(phrase: Phrase, names: readonly string[] = []): string {
  return spoken?.voice.details(phrase, names) ?? "";
}

export function t(key: string, args: Arguments = {}): string {
  return say({ key, args });
}

/** What follows this prefix in the catalogue, in its order. */
export function keys(prefix: string): string[] {
  return spoken?.voice.keys(prefix) ?? [];
}

export function knows(key: string): boolean {
  return spoken?.voice.knows(key) ?? false;
}
