import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import SPOKEN from "../generated/languages.json";
import type { Phrase, Refusal } from "../generated/protocol";

export type Language = keyof typeof SPOKEN;
export const LANGUAGES = Object.keys(SPOKEN) as Language[];
export type Arguments = Phrase["args"];
type Pattern = NonNullable<Message["value"]>;

/** The first language the browser asks for that we speak, or English. */
export function negotiate(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.includes(tag as Language))) ??
    "en"
  );
}

/** What a language calls itself. */
export function nameOf(language: Language): string {
  return SPOKEN[language].name;
}

/** Whose lists and dates a language has. */
export function locale(language: Language): string {
  return SPOKEN[language].locale;
}

/** Someone who puts phrases into a language; an argument called `player` is told by its name. */
export class Voice {
  readonly #bundle: FluentBundle;
  readonly #lists: Intl.ListFormat;
  readonly #keys: string[] = [];
  readonly #catalogues = new Set<string>();

  constructor(
    readonly language: Language,
    catalogues: string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#lists = new Intl.ListFormat(locale(language));
    catalogues.forEach((text, number) => this.learn(`${number}`, text));
  }

  /** Know the messages of a catalogue, from now on. */
  learn(name: string, text: string): void {
    if (this.has(name)) return;
    const resource = new FluentResource(text);
    this.#catalogues.add(name);
    this.#bundle.addResource(resource);
    this.#keys.push(...resource.body.map(({ id }) => id));
  }

  /** Whether a catalogue is known. */
  has(name: string): boolean {
    return this.#catalogues.has(name);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** What follows this prefix in the catalogue, in its order. */
  keys(prefix: string): string[] {
    return this.#keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  say(phrase: Phrase, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(phrase.key)?.value;
    return pattern ? this.#formatted(pattern, phrase, names) : phrase.key;
  }

  /** What a short sentence leaves out, for whoever asks; nothing where it says everything. */
  details(phrase: Phrase, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(phrase.key)?.attributes.details;
    return pattern ? this.#formatted(pattern, phrase, names) : "";
  }

  #formatted(pattern: Pattern, phrase: Phrase, names: readonly string[]): string {
    const spoken = Object.entries(phrase.args).map(([name, value]) => [
      name,
      this.#spoken(name, value, names),
    ]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(spoken), []);
  }

  #spoken(name: string, value: Arguments[string], names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.#lists.format(value.map((phrase) => this.say(phrase, names)));
    if (typeof value === "object") return this.say(value, names);
    if (name !== "player" || typeof value !== "number") return value;
    return names[value] || this.say({ key: "seat-number", args: { number: value + 1 } });
  }
}

/** The sentence that explains a refusal. */
export function reason(refusal: Refusal): Phrase {
  return { key: refusal.case ? `${refusal.rule}-${refusal.case}` : refusal.rule, args: refusal.particulars };
}
