import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";
import type { Rule, RulesPage } from "./src/help/pages.ts";

/** A table may be wider than a phone: the keyboard must be able to scroll it. */
const REACHABLE = '<table tabindex="0">';

/** A rules page as sections of rules, so that each rule has its anchor and may have its drawing. */
export function parse(markdown: string): RulesPage {
  const [top = "", ...rest] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(top)?.[1] ?? "";
  const opening = { title: "", rules: paragraphs(top.replace(/^# .*$/m, "")) };
  const sections = rest.map((text) => {
    const end = text.indexOf("\n");
    return { title: text.slice(0, end).trim(), rules: paragraphs(text.slice(end)) };
  });
  return { title, sections: [opening, ...sections] };
}

/** What follows a rule up to the next one, tables included, belongs to it. */
function paragraphs(text: string): Rule[] {
  return text
    .split(/^(?=\*\*[A-Z]{2}-[A-Z]\d+\*\*)/m)
    .filter((part) => part.trim())
    .map((part) => {
      const [, id = null, body = part] = /^\*\*([A-Z]{2}-[A-Z]\d+)\*\*([\s\S]*)$/.exec(part) ?? [];
      const [said = "", ...notes] = body.split(/^(?=> \*\*)/m);
      return { id, html: html(said), notes: notes.map((note) => html(note.replace(/^> ?/gm, ""))) };
    });
}

/** A rule that is named in passing leads there. */
function html(text: string): string {
  return marked
    .parse(text, { async: false })
    .replaceAll("<table>", REACHABLE)
    .replace(/\b[A-Z]{2}-[A-Z]\d+\b/g, (id) => `<a href="#${id}">${id}</a>`);
}

/** `import page from "…/rules/zen-garden.md"` gives the page, parsed when the client is built. */
export function rules(): Plugin {
  return {
    name: "tuileries-rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".md")) return null;
      return `export default ${JSON.stringify(parse(await readFile(id, "utf-8")))}`;
    },
  };
}
