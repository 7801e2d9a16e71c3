/** A place on a grid that may go on in all directions. */
export type Cell = [row: number, column: number];

/** What a cell is known by in sets, maps and attributes. */
export const key = (cell: Cell) => cell.join(",");
