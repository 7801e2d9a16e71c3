/** What tells one piece from all others; its twin must not claim it. */
const OWN = [
  "id",
  "tabindex",
  "data-space",
  "data-tile",
  "data-place",
  "data-laid",
  "data-card",
  "data-piece",
  "aria-label",
];

/** A piece that looks the same, to be moved about over everything while the piece itself stays.
 *
 * What is no longer on the page has no size of its own.
 */
export function twinOf(node: HTMLElement, { width, height } = node.getBoundingClientRect()): HTMLElement {
  const twin = node.cloneNode(true) as HTMLElement;
  for (const name of OWN) twin.removeAttribute(name);
  twin.setAttribute("aria-hidden", "true");
  twin.inert = true;
  Object.assign(twin.style, {
    position: "fixed",
    left: "0",
    top: "0",
    margin: "0",
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: "0 0",
    pointerEvents: "none",
    zIndex: "50",
    transition: "none",
    outline: "none",
    willChange: "transform",
  });
  return twin;
}
