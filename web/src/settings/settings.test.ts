import { describe, expect, it, vi } from "vitest";
import catalogue from "../../../tuileries/locales/en/web.ftl?raw";
import { Voice } from "../words/voice";

vi.stubGlobal("navigator", { languages: ["fr-FR"] });
const { CONFIRMS, MOTIONS, restore, settings, THEMES } = await import("./settings.svelte");

describe("settings", () => {
  it("have words for all that can be chosen", () => {
    const voice = new Voice("en", [catalogue]);
    expect(voice.keys("web-theme-")).toEqual([...THEMES]);
    expect(voice.keys("web-motion-")).toEqual([...MOTIONS]);
    expect(voice.keys("web-confirm-")).toEqual([...CONFIRMS]);
  });
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
