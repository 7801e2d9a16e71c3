import type { Action } from "svelte/action";
import { letGo } from "./journeys";
import { twinOf } from "./twin";

interface Carrying {
  may: () => boolean;
  /** On a touch screen only a tile that was picked is carried, so that a finger can still scroll. */
  picked: () => boolean;
  lift: () => void;
  over: (target: Element | null) => void;
  dropped: (target: Element | null, touch: boolean) => void;
}

/** How far a pointer may slip before a click becomes a drag. */
const SLACK = 6;

/** Drag a piece with the pointer. The piece itself follows; whoever listens hears what it is held over.
 *
 * Where a `data-ghost` shows how it would lie, the piece gives way to it: there is one piece to be seen, never two.
 */
export const carry: Action<HTMLElement, Carrying> = (node, given) => {
  const carrier = new Carrier(node, given);
  return {
    update: (next) => {
      carrier.carrying = next;
    },
    destroy: () => carrier.leave(),
  };
};

/** From the press of a pointer on a piece to where it is let go. */
class Carrier {
  #start: PointerEvent | null = null;
  #twin: HTMLElement | null = null;
  #frame = 0;

  constructor(
    private readonly node: HTMLElement,
    public carrying: Carrying,
  ) {
    node.addEventListener("pointerdown", this.#pressed);
  }

  leave(): void {
    this.#end();
    this.node.removeEventListener("pointerdown", this.#pressed);
  }

  #pressed = (event: PointerEvent): void => {
    if (event.button !== 0 || !this.carrying.may()) return;
    if (isTouch(event) && !this.carrying.picked()) return;
    this.#start = event;
    addEventListener("pointermove", this.#moved);
    addEventListener("pointerup", this.#released);
    addEventListener("pointercancel", this.#end);
  };

  #moved = (event: PointerEvent): void => {
    if (event.pointerId !== this.#start?.pointerId) return;
    if (!this.#twin && distance(this.#start, event) < SLACK) return;
    this.#twin ??= this.#lift();
    const twin = this.#twin;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#hold(twin, event));
  };

  #released = (event: PointerEvent): void => {
    const twin = this.#twin;
    if (!twin) return this.#end();
    follow(twin, event);
    const target = under(twin);
    letGo((ghost() ?? twin).getBoundingClientRect());
    this.#end();
    swallowClick(this.node);
    this.carrying.dropped(target, isTouch(event));
  };

  #end = (): void => {
    cancelAnimationFrame(this.#frame);
    removeEventListener("pointermove", this.#moved);
    removeEventListener("pointerup", this.#released);
    removeEventListener("pointercancel", this.#end);
    this.#twin?.remove();
    this.node.classList.remove("carried");
    this.#twin = null;
    this.#start = null;
  };

  #lift(): HTMLElement {
    this.carrying.lift();
    const twin = twinOf(this.node);
    twin.classList.add("in-hand");
    this.node.classList.add("carried");
    document.body.append(twin);
    return twin;
  }

  #hold(twin: HTMLElement, event: PointerEvent): void {
    follow(twin, event);
    this.carrying.over(under(twin));
  }
}

function isTouch(event: PointerEvent): boolean {
  return event.pointerType === "touch";
}

function distance(start: PointerEvent, event: PointerEvent): number {
  return Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
}

/** What lies under the middle of the piece; the twin lets it through. */
function under(twin: HTMLElement): Element | null {
  const { x, y, width, height } = twin.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

/** How the piece would lie, where that is shown. */
function ghost(): Element | null {
  return document.querySelector("[data-ghost]");
}

/** Under a finger nothing can be seen, so the piece is held above it. */
function follow(twin: HTMLElement, event: PointerEvent): void {
  const x = event.clientX - twin.offsetWidth / 2;
  const y = event.clientY - twin.offsetHeight * (isTouch(event) ? 1.1 : 0.5);
  twin.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}

/** The click that follows a drag is not a second pick. */
function swallowClick(node: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  node.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
}
