/** A numbered rule, or what stands in a section before the first one. */
export interface Rule {
  id: string | null;
  html: string;
  /** What the printed rules leave open and what we do, in small print at the foot of the rule. */
  notes: string[];
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
