import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** What is said of a game before one sits at its table, and of its end afterwards. */
const LOBBY =
  /^[a-z-]+-(name|by|about|options|preset-[a-z0-9-]+|grade-[0-9]|log-(ended|training|solved)[a-z-]*) =/;

/** Words without the comments that are there for whoever writes them; a game's in two parts. */
export function words(): Plugin {
  return {
    name: "tuileries-words",
    enforce: "pre",
    async load(id) {
      const [file, part] = id.split("?");
      if (!file?.endsWith(".ftl")) return null;
      const messages = messagesOf(await readFile(file, "utf-8"));
      const wanted = messages.filter((one) => part === "raw" || LOBBY.test(one) === (part === "lobby"));
      return `export default ${JSON.stringify(wanted.join("\n"))}`;
    },
  };
}

export function messagesOf(text: string): string[] {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/^\n+/gm, "")
    .split(/\n(?=[a-zA-Z])/);
}
