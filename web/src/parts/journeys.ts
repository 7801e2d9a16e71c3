import { twinOf } from "./twin";

/** How long a piece travels, in milliseconds, and how long after it the next thing happens. */
export const TRAVEL = 420;
/** Animations that move nothing but are glad of something. */
export const celebrations = new Set<Animation>();
const SLIDE = 260;
const NEXT = 60;
/** How long a piece that was let go of is still taken to be where that was. */
const FRESH = 3000;
const EASE = "cubic-bezier(0.22, 0.8, 0.26, 1)";

/** A piece may be a part of a drawing; then what travels is how it looked before. */
type Piece = HTMLElement | SVGElement;

interface Seen {
  rect: DOMRect;
  zone: Element | null;
  /** What is left of it if it goes, and where to. A twin is made only then: most pieces stay. */
  left: HTMLElement | null;
  to: string;
}

let dropped: { rect: DOMRect; at: number } | null = null;

/** A piece was carried and let go of here: it travels from here, and not from where it was taken. */
export function letGo(rect: DOMRect): void {
  dropped = { rect, at: performance.now() };
}

/** Pieces go from where they were to where they are: first what was moved, then what slides, then what is new.
 *
 * A piece is whatever has a `data-piece`, wherever it is drawn. What is new comes from the `data-origin` that its
 * `data-from` names; what goes for good and has a `data-leave` goes to that one.
 */
export class Journeys {
  #before = new Map<string, Seen>();
  #twins: HTMLElement[] = [];
  #hidden: Animation[] = [];
  /** What sets off once every place is known: between reading places, a change lets each be worked out anew. */
  #departures: (() => void)[] = [];

  constructor(
    private readonly root: HTMLElement,
    /** How much longer than usual everything takes; nothing moves at 0. */
    private readonly slowness: () => number,
  ) {}

  /** Before anything changes. */
  remember(): void {
    this.stop();
    for (const one of celebrations) one.cancel();
    this.#before = new Map(this.#pieces().map((piece) => [piece.dataset.piece!, this.#seen(piece)]));
  }

  /** After everything has changed. */
  play(): void {
    if (!this.slowness() || !this.#before.size) return;
    settle(this.root);
    const now = this.#pieces();
    const moved = now.filter((piece) => this.#changedZone(piece));
    const slid = now.filter((piece) => !this.#changedZone(piece) && this.#changedPlace(piece));
    const came = now.filter(
      (piece) => !this.#before.has(piece.dataset.piece!) && this.#origin(piece.dataset.from),
    );
    let delay = 0;
    for (const piece of moved) this.#travel(piece, this.#start(piece), delay, TRAVEL);
    if (moved.length) delay += TRAVEL;
    delay = this.#send(now, delay);
    for (const piece of slid) this.#travel(piece, this.#before.get(piece.dataset.piece!)!.rect, delay, SLIDE);
    if (slid.length) delay += SLIDE;
    for (const piece of came) {
      this.#travel(piece, this.#origin(piece.dataset.from)!, delay, TRAVEL);
      delay += NEXT;
    }
    for (const depart of this.#departures.splice(0)) depart();
    dropped = null;
  }

  /** Everything is where it belongs, at once. */
  stop(): void {
    for (const twin of this.#twins) twin.remove();
    for (const hidden of this.#hidden) hidden.cancel();
    this.#twins = [];
    this.#hidden = [];
  }

  /** Not those in a dialog, where a garden is drawn once more. */
  #pieces(): Piece[] {
    return [...this.root.querySelectorAll<Piece>("[data-piece]")].filter((piece) => !piece.closest("dialog"));
  }

  #seen(piece: Piece): Seen {
    const to = piece.dataset.leave ?? "";
    return { rect: placeOf(piece), zone: zoneOf(piece), left: this.#mayGo(piece) ? piece : null, to };
  }

  /** Whatever can leave its place for one where it is drawn otherwise, or for good. */
  #mayGo(piece: Piece): piece is HTMLElement {
    const offered = zoneOf(piece)?.getAttribute("data-zone") === "source";
    return piece instanceof HTMLElement && (offered || "leave" in piece.dataset);
  }

  #changedZone(piece: Piece): boolean {
    const before = this.#before.get(piece.dataset.piece!);
    return !!before && before.zone !== zoneOf(piece);
  }

  #changedPlace(piece: Piece): boolean {
    const before = this.#before.get(piece.dataset.piece!);
    return !!before && isElsewhere(before.rect, placeOf(piece));
  }

  /** Where a piece that was moved starts: where it was let go of, or where it lay. */
  #start(piece: Piece): DOMRect {
    const fresh = dropped && performance.now() - dropped.at < FRESH;
    return fresh ? dropped!.rect : this.#before.get(piece.dataset.piece!)!.rect;
  }

  #origin(name: string | undefined): DOMRect | null {
    const origin = name && this.root.querySelector(`[data-origin="${name}"]`);
    return origin ? placeOf(origin) : null;
  }

  #travel(piece: Piece, from: DOMRect, delay: number, duration: number): void {
    const to = placeOf(piece);
    if (!isElsewhere(from, to)) return;
    const time = { delay: delay * this.slowness(), duration: duration * this.slowness() };
    const twin = piece instanceof HTMLElement ? twinOf(piece) : this.#left(piece.dataset.piece!);
    if (!twin) return;
    this.#departures.push(() => {
      twin.style.width = `${to.width}px`;
      twin.style.height = `${to.height}px`;
      // Held at once and not for a time: every frame of an animation that changes nothing costs as much as any.
      const hidden = piece.animate({ opacity: 0 }, { duration: 0, fill: "forwards" });
      this.#hidden.push(hidden);
      this.#fly(twin, [at(from, to), at(to, to)], time, () => hidden.cancel());
    });
  }

  /** How a piece looked where it was. */
  #left(key: string): HTMLElement | null {
    const { left, rect } = this.#before.get(key) ?? {};
    return left ? twinOf(left, rect) : null;
  }

  /** What is no longer there goes where it is said to go. */
  #send(now: readonly Piece[], delay: number): number {
    const here = new Set(now.map((piece) => piece.dataset.piece));
    const gone = [...this.#before].filter(([key, seen]) => seen.to && seen.left && !here.has(key));
    for (const [key, { rect, to }] of gone) {
      const [target, twin] = [this.#origin(to), this.#left(key)];
      if (!target || !twin) continue;
      const time = { delay: delay * this.slowness(), duration: TRAVEL * this.slowness() };
      const size = new DOMRect(0, 0, rect.width, rect.height);
      const path = [at(rect, size), { ...at(target, size), opacity: 0.2 }];
      this.#departures.push(() => this.#fly(twin, path, time));
    }
    return gone.length ? delay + TRAVEL / 2 : delay;
  }

  #fly(
    twin: HTMLElement,
    path: Keyframe[],
    time: { delay: number; duration: number },
    landed?: () => void,
  ): void {
    twin.classList.add("journey");
    document.body.append(twin);
    this.#twins.push(twin);
    const flight = twin.animate(path, { ...time, easing: EASE, fill: "both" });
    flight.onfinish = () => {
      landed?.();
      twin.remove();
    };
  }
}

/** What is still on its way by style alone is there: otherwise its place could not be told. */
function settle(root: Element): void {
  for (const one of root.getAnimations({ subtree: true })) if (one instanceof CSSTransition) one.finish();
}

function zoneOf(piece: Element): Element | null {
  return piece.closest("[data-zone]");
}

/** Where something is; what is not drawn is where whatever holds it is. */
function placeOf(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  return rect.width || !element.parentElement ? rect : placeOf(element.parentElement);
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) > 2;
}

/** A twin of the size of `size`, so that it covers `rect`. */
function at(rect: DOMRect, size: DOMRect): Keyframe {
  const wider = size.width ? rect.width / size.width : 1;
  const higher = size.height ? rect.height / size.height : 1;
  return { transform: `translate(${rect.x}px, ${rect.y}px) scale(${wider}, ${higher})` };
}
