import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["fr-FR"] });
const { restore, settings } = await import("./settings.svelte");

describe("settings", () => {
  it("begin in the language of the browser", () => {
    expect(settings.language).toBe("fr");
  });
  it("are restored, and nonsense is not", () => {
    const kept = JSON.stringify({ theme: "dark", motion: "wild", sound: "loud", name: "Ada", other: 1 });
    expect(restore(kept, settings)).toEqual({ ...settings, theme: "dark", name: "Ada" });
  });
  it.each([null, "{", "null", "[]"])("survive %s", (kept) => {
    expect(restore(kept, settings)).toEqual(settings);
  });
});
