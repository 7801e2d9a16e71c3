import type { Garden } from "../../generated/hanging-gardens";

/** Small gardens that show what a rule means. */
export const FIGURES: Record<string, Garden> = {
  "HG-T3": {
    corner: [-1, 0],
    rows: ["-T-.", "-PP-", "--A-"],
    temples: [],
    laid: [
      { card: "-T-/-PP", cell: [-1, 0], turn: 0 },
      { card: "P-/A-", cell: [0, 2], turn: 0 },
    ],
  },
  "HG-B1": {
    corner: [0, 0],
    rows: ["TTT-", "-PT-", "-PF-"],
    temples: [[0, 1]],
    laid: [
      { card: "TTT/-P-", cell: [0, 0], turn: 0 },
      { card: "T-/F-", cell: [1, 2], turn: 0 },
      { card: "-P", cell: [2, 0], turn: 0 },
    ],
  },
};

export const CARDS = ["--T/---", "P-F/---", "A-A/--T", "FF-/-PT"];
export const figures: ReadonlySet<string> = new Set([...Object.keys(FIGURES), "HG-C1", "HG-C3", "HG-C6"]);
