// What a card asks of a garden, as the engine writes it. Fields that have their usual value may be missing.

export type Selector = readonly string[];

export type Constraint =
  | { type: "proximity"; every: Selector; near: Selector }
  | { type: "distance"; no: Selector; near: Selector }
  | { type: "agglomeration"; of: Selector; number: number; exactly?: boolean }
  | { type: "panorama"; sees: Selector }
  | { type: "link"; of: Selector }
  | { type: "border"; of: Selector; inside?: boolean }
  | { type: "cross"; centre: Selector; arms: readonly Selector[] }
  | { type: "square"; corners?: Selector; edges?: Selector; centre?: Selector }
  | { type: "quad"; tiles: readonly Selector[] }
  | { type: "loop"; around?: Selector }
  | { type: "run"; number: number }
  | { type: "joined" };
