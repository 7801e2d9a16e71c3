import { afterEach, expect, it, vi } from "vitest";
import { handOn } from "./handing";

afterEach(() => vi.unstubAllGlobals());

function device(navigator: object, coarse = false): void {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }));
}

it("copies text and link", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  device({ clipboard: { writeText } });
  expect(await handOn("text", "link")).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("text\nlink");
});

it("shares where one shares by touch, and takes no for an answer", async () => {
  device({ share: vi.fn().mockResolvedValue(undefined) }, true);
  expect(await handOn("text", "link")).toBe("shared");
  device({ share: vi.fn().mockRejectedValue(new DOMException("", "AbortError")) }, true);
  expect(await handOn("text", "link")).toBe("shared");
});

it("leaves it to the reader where there is no clipboard", async () => {
  device({});
  expect(await handOn("text", "link")).toBeNull();
});
