const KEPT = "tuileries-waiting";

/** The table that waits while somebody learns. A page that is loaded anew still knows it; another tab does not. */
export const waiting = $state({ table: recalled() });

function recalled(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

/** Learn while this table waits; none: nobody waits any longer. */
export function waitAt(table: string): void {
  waiting.table = table;
  try {
    sessionStorage.setItem(KEPT, table);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Which table waits for whoever follows this address. */
export function tableIn(query: string): string {
  return new URLSearchParams(query).get("table") ?? "";
}
