/** A card such as "T-P/--A", as its rows of letters after some quarter turns clockwise. */
export function turned(card: string, turn: number): string[] {
  let rows = card.split("/");
  for (let left = ((turn % 4) + 4) % 4; left > 0; left--) {
    const before = rows;
    const width = Math.max(0, ...before.map((row) => row.length));
    rows = Array.from({ length: width }, (_, column) =>
      before
        .map((row) => row[column] ?? "-")
        .reverse()
        .join(""),
    );
  }
  return rows;
}
