import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./vite-rules.ts";
import { words } from "./vite-words.ts";

const server = process.env.TUILERIES_SERVER ?? "http://127.0.0.1:8400";

/** What every table needs: in pieces, as pictures of the rules share some of it, it would weigh more. */
const TOGETHER = /src\/parts\/(cells|celebration|journeys|twin|deciding\.svelte|walk\.svelte|carrying)\.ts/;

/** What every page needs: in one file it is smaller than in twenty. */
const COMMON =
  /src\/(connection\/(house|line|rest)|settings\/(settings|storage)|router|parts\/(advice|marks|score|seating|sound|time|pointer|Sign|RuleLink|PlayerMark)|generated\/games)[.a-z]*$/;

export default defineConfig({
  plugins: [svelte(), rules(), words()],
  build: {
    outDir: "../tuileries/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", pieces: "pieces.html" },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "common", test: COMMON },
            { name: "table", test: TOGETHER },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "checks/*.test.ts"] },
});
