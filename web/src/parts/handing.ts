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
  return (await copy(`${text}\n${url}`)) ? "copied" : null;
}

/** Whether it could be copied: a page that did not come over https has no clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
