import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import type { Example, Picture, Rule, RulesPage } from "./src/help/pages.ts";

const GENERATED = join(import.meta.dirname, "src", "generated");

/** A table may be wider than a phone: the keyboard must be able to scroll it. */
const REACHABLE = '<table tabindex="0">';

/** Alternative text, name and caption of a picture: `![…](position:rings "…")`. */
const MARKER = /^ *!\[([^\]]+)\]\(position:([a-z-]+) "([^"]+)"\)\n?/gm;

/** The pictures there are, as `src/generated` tells them. */
export type Shapes = Record<string, { shape: [number, number] }>;

/** A rules page as sections of rules, so that each rule has its anchor and may have its drawing. */
export function parse(markdown: string, shapes: Shapes = {}): RulesPage {
  const [top = "", ...rest] = markdown.split(/^## /m);
  const title = /^# (.*)$/m.exec(top)?.[1] ?? "";
  const opening = { title: "", rules: paragraphs(top.replace(/^# .*$/m, ""), shapes) };
  const sections = rest.map((text) => {
    const end = text.indexOf("\n");
    return { title: text.slice(0, end).trim(), rules: paragraphs(text.slice(end), shapes) };
  });
  return { title, sections: [opening, ...sections] };
}

/** What follows a rule up to the next one, tables included, belongs to it. */
function paragraphs(text: string, shapes: Shapes): Rule[] {
  return text
    .split(/^(?=\*\*[A-Z]{2}-[A-Z]\d+\*\*)/m)
    .filter((part) => part.trim())
    .map((part) => {
      const [, id = null, body = part] = /^\*\*([A-Z]{2}-[A-Z]\d+)\*\*([\s\S]*)$/.exec(part) ?? [];
      const [said = "", ...notes] = body.split(/^(?=> \*\*)/m);
      const [above = "", ...items] = said.split(/^(?=- (?:.*\n)(?: {2}.*\n)* {2}!\[)/m);
      return {
        id,
        ...drawn(above, shapes),
        notes: notes.map((note) => html(note.replace(/^> ?/gm, ""))),
        examples: items.map((item) => drawn(item.replace(/^(- | {2})/gm, ""), shapes)),
      };
    });
}

/** A text and the pictures in it, each with the room that it will take. */
function drawn(text: string, shapes: Shapes): Example {
  const pictures = [...text.matchAll(MARKER)].map(([, told = "", name = "", caption = ""]): Picture => {
    const shape = shapes[name]?.shape;
    if (!shape) throw new Error(`There is no picture called ${name}: python web/generate.py`);
    return { name, told, caption, shape };
  });
  return { html: html(text.replace(MARKER, "")), pictures };
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
      const pictures = join(GENERATED, `${basename(id, ".md")}-pictures.json`);
      const shapes = JSON.parse(await readFile(pictures, "utf-8")) as Shapes;
      return `export default ${JSON.stringify(parse(await readFile(id, "utf-8"), shapes))}`;
    },
  };
}
