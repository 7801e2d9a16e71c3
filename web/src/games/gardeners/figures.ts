interface Drawn {
  ground: string;
  thing?: string;
  colour?: string;
  turn?: number;
}

/** The tiles that show what a rule means. */
export const FIGURES: Record<string, Drawn[]> = {
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

export const BACKS = [
  "proximity",
  "distance-one",
  "distance-two",
  "agglomeration-one",
  "agglomeration-two",
  "panorama",
  "link",
  "border-outer",
  "border-inner",
  "geometry-cross",
  "geometry-square",
  "paths",
];

export const figures: ReadonlySet<string> = new Set([...Object.keys(FIGURES), "GD-C3", "GD-V2"]);
