import { type Language, LANGUAGES, negotiate } from "../words/voice";
import { speak } from "../words/words.svelte";
import { store, stored } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "none", "slow", "full"] as const;
export const CONFIRMS = ["touch", "always", "never"] as const;

/** How a game was begun last: with how many, against whom, with which options. */
export interface Choice {
  players: number;
  bot: string | null;
  /** Where all act at once. */
  pace?: string;
  preset: string;
}

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  places: boolean;
  scores: boolean;
  /** Whether what the mouse rests on is explained, and what happens for the first time. */
  pointed: boolean;
  firsts: boolean;
  confirm: (typeof CONFIRMS)[number];
  chat: boolean;
  name: string;
  colour: string;
  /** By game. */
  choices: Record<string, Choice>;
  /** Tables that are not listed here any more. */
  hidden: string[];
}

const KEPT = "tuileries-settings";

function defaults(): Settings {
  return {
    language: negotiate(navigator.languages),
    theme: "system",
    motion: "system",
    sound: true,
    places: true,
    scores: true,
    pointed: true,
    firsts: true,
    confirm: "touch",
    chat: true,
    name: "",
    colour: "red",
    choices: {},
    hidden: [],
  };
}

/** What was kept and still makes sense; anything else is as at the beginning. */
export function restore(kept: string | null, otherwise: Settings): Settings {
  const allowed: Partial<Record<keyof Settings, readonly string[]>> = {
    language: LANGUAGES,
    theme: THEMES,
    motion: MOTIONS,
    confirm: CONFIRMS,
  };
  let read: Record<string, unknown>;
  try {
    read = Object(JSON.parse(kept ?? "{}"));
  } catch {
    return otherwise;
  }
  const good = Object.entries(read).filter(
    ([name, value]) =>
      typeof value === typeof otherwise[name as keyof Settings] &&
      value !== null &&
      Array.isArray(value) === Array.isArray(otherwise[name as keyof Settings]) &&
      (allowed[name as keyof Settings]?.includes(value as string) ?? true),
  );
  return { ...otherwise, ...Object.fromEntries(good) };
}

export const settings: Settings = $state(restore(stored(KEPT), defaults()));

/** Whether things should move on this device. */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion !== "none";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much longer than usual movement takes; 0 where nothing moves. */
export function slowness(): number {
  return moves() ? (settings.motion === "slow" ? 2.2 : 1) : 0;
}

/** Keep the settings and let the page follow them, from now on. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      store(KEPT, settings);
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.dataset.motion = moves() ? settings.motion : "none";
    });
    $effect(() => {
      void speak(settings.language);
    });
  });
}
