import type { Action } from "svelte/action";

interface Carrying {
  may: () => boolean;
  /** On a touch screen only a tile that was picked is carried, so that a finger can still scroll. */
  picked: () => boolean;
  lift: () => void;
  over: (target: Element | null) => void;
  dropped: (target: Element | null, touch: boolean) => void;
}

const SLACK = 6;

/** Drag a piece with the pointer. The piece itself follows; whoever listens hears what it is held over. */
export const carry: Action<HTMLElement, Carrying> = (node, given) => {
  let carrying = given;
  let start: PointerEvent | null = null;
  let twin: HTMLElement | null = null;
  let frame = 0;

  function pressed(event: PointerEvent): void {
    if (event.button !== 0 || !carrying.may()) return;
    if (event.pointerType === "touch" && !carrying.picked()) return;
    start = event;
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", ended);
  }

  function moved(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    if (!twin && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
    if (!twin) lift();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => hold(event));
  }

  function lift(): void {
    carrying.lift();
    const box = node.getBoundingClientRect();
    twin = node.cloneNode(true) as HTMLElement;
    for (const name of ["id", "tabindex", "data-space", "data-tile", "data-place", "data-laid", "aria-label"])
      twin.removeAttribute(name);
    twin.setAttribute("aria-hidden", "true");
    Object.assign(twin.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: `${box.width}px`,
      height: `${box.height}px`,
      pointerEvents: "none",
      zIndex: "50",
      opacity: "0.85",
      transition: "none",
      willChange: "transform",
    });
    document.body.append(twin);
  }

  function hold(event: PointerEvent): void {
    if (!twin) return;
    const raise = event.pointerType === "touch" ? 1.1 : 0.5;
    const x = event.clientX - twin.offsetWidth / 2;
    const y = event.clientY - twin.offsetHeight * raise;
    twin.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    carrying.over(target(event));
  }

  function target(event: PointerEvent): Element | null {
    return document.elementFromPoint(event.clientX, event.clientY);
  }

  function released(event: PointerEvent): void {
    const carried = twin !== null;
    ended();
    if (!carried) return;
    // The click that follows a drag is not a second pick.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    carrying.dropped(target(event), event.pointerType === "touch");
  }

  function swallow(event: Event): void {
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  function ended(): void {
    cancelAnimationFrame(frame);
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", released);
    removeEventListener("pointercancel", ended);
    twin?.remove();
    twin = null;
    start = null;
  }

  node.addEventListener("pointerdown", pressed);
  return {
    update: (next) => {
      carrying = next;
    },
    destroy: () => {
      ended();
      node.removeEventListener("pointerdown", pressed);
    },
  };
};
