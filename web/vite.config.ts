import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rules } from "./vite-rules.ts";
import { words } from "./vite-words.ts";

const server = process.env.TUILERIES_SERVER ?? "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte(), rules(), words()],
  build: {
    outDir: "../tuileries/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { input: { index: "index.html", pieces: "pieces.html" } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts", "checks/*.test.ts"] },
});
