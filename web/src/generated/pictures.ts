// Written by web/generate.py from the Python types; do not edit.

export interface Scene {
  show: string[];
  mark: string[];
  shape: [number, number];
  view: unknown;
  choices: unknown;
  events: unknown[];
  tried: unknown | null;
  refusals: Refusal[];
  score: string[];
  points: number[];
}

export interface Refusal {
  rule: string;
  case: string;
  particulars: Record<string, number | string | Phrase | Phrase[]>;
  cells: [row: number, column: number][];
}

export interface Phrase {
  key: string;
  args: Record<string, number | string | Phrase | Phrase[]>;
}
