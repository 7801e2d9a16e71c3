import type { Found } from "./subjects";

export type Way = "hover" | "touch";

interface Watched {
  find: (element: Element | null) => Found | null;
  /** Whether a mouse that rests is to be heard now. */
  rests: () => boolean;
  open: (found: Found, way: Way) => void;
  /** A mouse has gone elsewhere. */
  left: () => void;
  /** Something is pressed, dragged or scrolled. */
  pressed: (element: Element | null) => void;
  /** Whether this is a part of what is explained now: the thing or its card. */
  isShown: (element: Element | null) => boolean;
}

/** How long a mouse rests until it asks; where one thinks, longer. */
const RESTS = 600;
const THINKS = 1500;
/** How long a mouse may take from the thing to its card. */
const LEAVES = 200;
/** How long a finger is held, and how far it may slip. */
const HELD = 500;
const SLACK = 8;
/** For how long after a finger was held its tap is not to count. */
const AFTER = 400;

/** Somebody who sees a mouse rest or a finger held down, and keeps out of the way of every press and drag. */
export class Watch {
  #resting = 0;
  #leaving = 0;
  #holding = 0;
  #swallowing = 0;
  #finger: { id: number; x: number; y: number; held: boolean } | null = null;
  #untitled: [Element, string][] = [];
  readonly #ended = new AbortController();

  constructor(private readonly watched: Watched) {
    const { signal } = this.#ended;
    const hear = <K extends keyof DocumentEventMap>(type: K, heard: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, heard, { capture: true, signal });
    hear("pointermove", this.#moved);
    hear("pointerdown", this.#pressed);
    hear("pointerup", this.#released);
    hear("pointercancel", this.#cancelled);
    hear("pointerout", (event) => !event.relatedTarget && this.#away());
    hear("click", this.#clicked);
    hear("contextmenu", this.#menu);
    hear("scroll", () => clearTimeout(this.#resting));
  }

  end(): void {
    this.#ended.abort();
    this.#away();
    clearTimeout(this.#holding);
    clearTimeout(this.#leaving);
  }

  #moved = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return this.#slipped(event);
    clearTimeout(this.#resting);
    const element = event.target as Element;
    if (this.watched.isShown(element)) return this.#stay();
    this.#leaving ||= window.setTimeout(this.#left, LEAVES);
    if (event.buttons || !this.watched.rests()) return;
    const found = this.watched.find(element);
    this.#untitle(found ? element : null);
    if (found) this.#resting = window.setTimeout(this.#rested, found.subject.slow ? THINKS : RESTS, found);
  };

  #rested = (found: Found): void => {
    if (!found.anchor.isConnected || !this.watched.rests()) return;
    this.#stay();
    this.watched.open(found, "hover");
  };

  #stay(): void {
    clearTimeout(this.#leaving);
    this.#leaving = 0;
  }

  #left = (): void => {
    this.#leaving = 0;
    this.watched.left();
  };

  #away(): void {
    clearTimeout(this.#resting);
    this.#untitle(null);
    this.watched.left();
  }

  #pressed = (event: PointerEvent): void => {
    clearTimeout(this.#resting);
    clearTimeout(this.#swallowing);
    this.#swallowing = 0;
    const element = event.target as Element;
    this.watched.pressed(element);
    const found = event.pointerType === "touch" && event.isPrimary ? this.watched.find(element) : null;
    this.#let();
    if (!found) return;
    this.#finger = { id: event.pointerId, x: event.clientX, y: event.clientY, held: false };
    this.#holding = window.setTimeout(this.#held, HELD, found);
    document.documentElement.classList.add("pressing");
  };

  #held = (found: Found): void => {
    if (!this.#finger || !found.anchor.isConnected) return;
    this.#finger.held = true;
    this.watched.open(found, "touch");
  };

  /** A finger that goes elsewhere scrolls or drags: nothing is explained to it. */
  #slipped(event: PointerEvent): void {
    const finger = this.#finger;
    if (finger?.id !== event.pointerId) return;
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) < SLACK) return;
    if (finger.held) this.watched.pressed(null);
    this.#let();
  }

  #released = (event: PointerEvent): void => {
    const held = this.#finger?.id === event.pointerId && this.#finger.held;
    this.#let();
    if (held) this.#swallowing = window.setTimeout(() => (this.#swallowing = 0), AFTER);
  };

  #cancelled = (event: PointerEvent): void => {
    if (this.#finger?.id === event.pointerId) this.#let();
  };

  #let(): void {
    clearTimeout(this.#holding);
    this.#finger = null;
    document.documentElement.classList.remove("pressing");
  }

  /** The tap that ends a long press is no tap. */
  #clicked = (event: MouseEvent): void => {
    if (!this.#swallowing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #menu = (event: Event): void => {
    if (this.#finger) event.preventDefault();
  };

  /** The browser's own small card would lie over ours. */
  #untitle(element: Element | null): void {
    const titled: Element[] = [];
    for (let one = element; one; one = one.parentElement) if (one.hasAttribute("title")) titled.push(one);
    const known = new Map(this.#untitled);
    for (const [one, title] of this.#untitled)
      if (!element || !one.contains(element)) {
        known.delete(one);
        if (!one.hasAttribute("title")) one.setAttribute("title", title);
      }
    for (const one of titled) {
      known.set(one, one.getAttribute("title")!);
      one.removeAttribute("title");
    }
    this.#untitled = [...known];
  }
}
