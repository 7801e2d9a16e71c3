/** A picture of a real position; what is drawn in it comes later, so that its room is kept until then. */
export interface Picture {
  name: string;
  /** What is told to those who do not see it. */
  told: string;
  caption: string;
  /** How wide it is for how high. */
  shape: [width: number, height: number];
}

export interface Example {
  html: string;
  pictures: Picture[];
}

/** A numbered rule, or what stands in a section before the first one. */
export interface Rule {
  id: string | null;
  html: string;
  /** What the printed rules leave open and what we do, in small print at the foot of the rule. */
  notes: string[];
  /** What stands above it. */
  pictures: Picture[];
  /** What is listed below it, each with its pictures. */
  examples: Example[];
}

/** A rules page, taken apart when the client is built. */
export interface RulesPage {
  title: string;
  sections: { title: string; rules: Rule[] }[];
}

const pages = import.meta.glob<RulesPage>("../../../tuileries/locales/*/rules/*.md", { import: "default" });

export async function rulesPage(game: string, language: string): Promise<RulesPage | null> {
  return (await pages[`../../../tuileries/locales/${language}/rules/${game}.md`]?.()) ?? null;
}
