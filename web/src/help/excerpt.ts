import type { Rule, RulesPage } from "./pages";

/** How much of a rule is read in passing; its first sentence is told in any case. */
const ENOUGH = 240;
const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** A rule of a page, with the title of its section. */
export function ruleOf(page: RulesPage, id: string): (Rule & { section: string }) | null {
  for (const { title, rules } of page.sections)
    for (const rule of rules) if (rule.id === id) return { ...rule, section: title };
  return null;
}

/** The first sentences of a rule, without its table and its notes. */
export function excerpt({ html }: Rule, language: string): string {
  let told = "";
  for (const sentence of sentences(plain(html), language)) {
    if (told && told.length + sentence.length > ENOUGH) break;
    told += sentence;
  }
  return told.trim();
}

function plain(html: string): string {
  const [, first = html] = /<p>([\s\S]*?)<\/p>/.exec(html) ?? [];
  return first
    .replace(/<[^>]*>/g, "")
    .replace(/&(#?\w+);/g, (all, name: string) => SIGNS[name] ?? all)
    .replace(/[ \n]+/g, " ");
}

function sentences(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)].map(
    ({ segment }) => segment,
  );
}
