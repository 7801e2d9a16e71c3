import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import importX from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The layers of src, the highest first: each imports only what is below it, and nothing beside it. */
const LAYERS = [
  ["main.ts"],
  ["App.svelte"],
  ["lobby"],
  ["daily", "learn"],
  ["table", "replay", "rules", "pieces"],
  ["help", "review"],
  ["games"],
  ["parts"],
  ["settings"],
  ["connection", "words", "router.svelte.ts"],
  ["generated"],
];
const KNOWN = LAYERS.flat();

const here = readdirSync("src", { withFileTypes: true });
const lost = here.map((entry) => entry.name).filter((name) => !KNOWN.includes(name) && name !== "app.css");
if (lost.length) throw new Error(`Which layer of src is this in? ${lost.join(", ")}`);

const layers = LAYERS.flatMap((layer, depth) =>
  layer.map((room) => ({
    target: `./src/${room}`,
    from: LAYERS.slice(0, depth + 1)
      .flat()
      .filter((other) => other !== room)
      .map((other) => `./src/${other}`),
    message: `${room} imports only what is below it: docs/decisions/0021-rooms-of-the-client.md.`,
  })),
).filter(({ from }) => from.length);

const games = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    target: `./src/games/${name}`,
    from: "./src/games",
    except: [`./${name}`],
    message: "A game knows no other game, and not who finds it.",
  }));

export default ts.config(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { parser: ts.parser, svelteConfig },
    },
    plugins: { "import-x": importX },
    settings: {
      "import-x/ignore": ["/node_modules/"],
      "import-x/extensions": [".ts", ".svelte", ".js"],
      "import-x/parsers": {
        "@typescript-eslint/parser": [".ts"],
        [fileURLToPath(import.meta.resolve("./eslint-scripts.cjs"))]: [".svelte"],
      },
      "import-x/resolver-next": [
        importX.createNodeResolver({ extensions: [".ts", ".js", ".svelte", ".json"] }),
      ],
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // A Map or an URL that nobody watches, and a space that has to stay.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-useless-mustaches": "off",
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": ["error", { zones: [...layers, ...games] }],
    },
  },
  // import-x loads its parsers with require.
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  // What a derived value assigns is used when it is derived anew.
  { files: ["**/*.svelte"], rules: { "no-useless-assignment": "off" } },
);
