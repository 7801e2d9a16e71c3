interface Drawn {
  ground: string;
  thing?: string;
  colour?: string;
  turn?: number;
}

/** The tiles that show what a rule means. */
export const DRAWN: Record<string, Drawn[]> = {
  "GD-C1": [
    { ground: "grass" },
    { ground: "earth" },
    { ground: "sand" },
    { ground: "grass", thing: "flower", colour: "green" },
    { ground: "earth", thing: "flower", colour: "fuchsia" },
    { ground: "sand", thing: "flower", colour: "orange" },
    { ground: "grass", thing: "tree", colour: "green" },
    { ground: "earth", thing: "tree", colour: "fuchsia" },
    { ground: "sand", thing: "tree", colour: "orange" },
    { ground: "grass", thing: "bench" },
    { ground: "earth", thing: "fountain" },
    { ground: "sand", thing: "bend" },
    { ground: "grass", thing: "straight" },
  ],
  "GD-K4": [0, 1, 2, 3].map((turn) => ({ ground: "grass", thing: "bench", turn })),
  "GD-K8": [
    { ground: "sand", thing: "bend", turn: 1 },
    { ground: "sand", thing: "straight", turn: 1 },
    { ground: "sand", thing: "bend", turn: 2 },
  ],
};

/** The backs of the cards in the order of the book, each with the rule of its family. */
export const BACKS: Record<string, string> = {
  proximity: "GD-K1",
  "distance-one": "GD-K2",
  "distance-two": "GD-K2",
  "agglomeration-one": "GD-K3",
  "agglomeration-two": "GD-K3",
  panorama: "GD-K4",
  link: "GD-K5",
  "border-outer": "GD-K6",
  "border-inner": "GD-K6",
  "geometry-cross": "GD-K7",
  "geometry-square": "GD-K7",
  paths: "GD-K8",
};
