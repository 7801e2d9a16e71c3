import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Words without the comments that are there for whoever writes them. */
export function words(): Plugin {
  return {
    name: "tuileries-words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text = await readFile(id.replace("?raw", ""), "utf-8");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, "").replace(/^\n+/gm, ""))}`;
    },
  };
}
