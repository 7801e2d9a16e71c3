/** Hand a text on: by the device's own means, or to the clipboard. False: it has to be copied by hand. */
export async function handOn(text: string, url: string): Promise<"shared" | "copied" | null> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return "copied";
  } catch {
    return null;
  }
}
