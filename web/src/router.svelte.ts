/** Where the reader is. */
export const place = $state({ path: location.pathname, query: location.search, anchor: location.hash });

function arrive(): void {
  Object.assign(place, { path: location.pathname, query: location.search, anchor: location.hash });
}

/** Go somewhere in the house without loading the page again. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.path;
  arrive();
  if (place.path !== before && !place.anchor) scrollTo(0, 0);
}

/** Links within the house are followed here; all others by the browser. */
export function listen(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const there = new URL(link.href);
    if (there.origin !== location.origin || there.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(there.pathname + there.search + there.hash);
  });
}

const RELOADED = "tuileries-reloaded";
const MINUTE = 60_000;

/** A page that is older than the server asks for what is no longer there: it is loaded anew, but not for ever. */
export function outlive(): void {
  addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < MINUTE) return;
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    void fetch("/", { method: "HEAD" }).then(() => location.reload());
  });
}
