import type { Phrase } from "../generated/protocol";
import { type Arguments, type Language, locale, Voice } from "./voice";

const files = import.meta.glob<string>(
  ["../../../tuileries/locales/*/*.ftl", "!../../../tuileries/locales/*/cli.ftl"],
  { query: "?raw", import: "default" },
);
const voices = new Map<Language, Voice>();
let voice = $state.raw<Voice | null>(null);

/** Fetch a language once and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  let wanted = voices.get(language);
  if (!wanted) {
    const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
    wanted = new Voice(language, await Promise.all(own.map(([, load]) => load())));
    voices.set(language, wanted);
  }
  voice = wanted;
  document.documentElement.lang = language;
}

/** The language spoken now. */
export function language(): Language {
  return voice?.language ?? "en";
}

export function say(phrase: Phrase, names: readonly string[] = []): string {
  return voice?.say(phrase, names) ?? "";
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
  return voice?.details(phrase, names) ?? "";
}

export function t(key: string, args: Arguments = {}): string {
  return say({ key, args });
}

/** What follows this prefix in the catalogue, in its order. */
export function keys(prefix: string): string[] {
  return voice?.keys(prefix) ?? [];
}

export function knows(key: string): boolean {
  return voice?.knows(key) ?? false;
}
