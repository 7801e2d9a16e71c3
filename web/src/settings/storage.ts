/** What this device keeps under a name; nothing where it may keep nothing. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keep this on the device; without storage it lasts as long as the page. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The page goes on without it.
  }
}
