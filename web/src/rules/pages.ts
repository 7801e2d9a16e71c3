/** A rules page, taken apart when the client is built. */
export interface RulesPage {
  title: string;
  sections: { title: string; rules: { id: string | null; html: string }[] }[];
}

const pages = import.meta.glob<RulesPage>("../../../tuileries/locales/*/rules/*.md", { import: "default" });

export async function rulesPage(game: string, language: string): Promise<RulesPage | null> {
  return (await pages[`../../../tuileries/locales/${language}/rules/${game}.md`]?.()) ?? null;
}
