// The drawn matter of the gardens: path data computed once.

export const SQUARE = 100;

/** The features of the squares by the letters of the engine. */
export const FEATURES: Record<string, string> = { T: "terrace", P: "park", A: "arcade", F: "fountain" };

/** The name of the drawing of a square: a feature, or bare ground. */
export function named(letter: string): string {
  return FEATURES[letter] ?? "ground";
}

type Point = [x: number, y: number];

export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function r(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function p(x: number, y: number): string {
  return `${r(x)} ${r(y)}`;
}

function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => p(x, y)).join("L")}z`;
}

export function circle(x: number, y: number, radius: number): string {
  const arc = `a${r(radius)} ${r(radius)} 0 1 0 `;
  return `M${p(x - radius, y)}${arc}${r(2 * radius)} 0${arc}${r(-2 * radius)} 0z`;
}

/** A ring of bows around a middle; bows outwards make a cloud or a rosette. */
export function cloud(x: number, y: number, radius: number, lobes: number, start = 0, bulge = 1.06): string {
  let path = "";
  for (let lobe = 0; lobe <= lobes; lobe++) {
    const angle = start + (lobe * 2 * Math.PI) / lobes;
    const at = p(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    const bow = r(radius * Math.sin(Math.PI / lobes) * bulge);
    path += lobe === 0 ? `M${at}` : `A${bow} ${bow} 0 0 1 ${at}`;
  }
  return path + "z";
}

/** Narrow petals around a free middle: the rosette of the Babylonians. */
export function rosette(
  x: number,
  y: number,
  inner: number,
  outer: number,
  petals: number,
  start = 0,
): string {
  let path = "";
  const half = Math.PI / petals - 0.06;
  for (let leaf = 0; leaf < petals; leaf++) {
    const angle = start + (leaf * 2 * Math.PI) / petals;
    const at = (radius: number, turn: number) =>
      p(x + radius * Math.cos(angle + turn), y + radius * Math.sin(angle + turn));
    const bow = r(outer * Math.sin(half));
    path += `M${at(inner, 0)}L${at(outer, -half)}A${bow} ${bow} 0 0 1 ${at(outer, half)}z`;
  }
  return path;
}

/** A star with straight rays. */
export function star(x: number, y: number, inner: number, outer: number, rays: number): string {
  return polygon(
    Array.from({ length: rays * 2 }, (_, index) => {
      const angle = -Math.PI / 2 + (index * Math.PI) / rays;
      const radius = index % 2 ? inner : outer;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

export function regular(x: number, y: number, radius: number, sides: number, start = -Math.PI / 2): string {
  return polygon(
    Array.from({ length: sides }, (_, index) => {
      const angle = start + (index * 2 * Math.PI) / sides;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** A cypress: a flame on the ground. */
export function cypress(x: number, base: number, height: number, width: number): string {
  const half = width / 2;
  return (
    `M${p(x, base - height)}C${p(x + half * 0.7, base - height * 0.72)} ${p(x + half * 1.45, base - height * 0.3)} ${p(x + half * 0.5, base)}` +
    `H${r(x - half * 0.5)}C${p(x - half * 1.45, base - height * 0.3)} ${p(x - half * 0.7, base - height * 0.72)} ${p(x, base - height)}z`
  );
}

/** One leaf of a palm, from the heart outwards, drooping. */
function frond(x: number, y: number, length: number, degrees: number, droop: number, full: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [x + length * cos, y + length * sin + droop * length];
  const over: Point = [x + length * 0.55 * cos, y + length * 0.62 * sin - length * 0.16];
  const under: Point = [over[0] - length * 0.05 * cos, over[1] + length * full];
  return `M${p(x, y)}Q${p(...over)} ${p(...tip)}Q${p(...under)} ${p(x, y)}z`;
}

export function palm(x: number, y: number, size: number, full = 0.26): string {
  return [-168, -145, -118, -90, -62, -35, -12]
    .map((degrees) => frond(x, y, size, degrees, 0.3, full))
    .join("");
}

/** Plants over an edge, from one end to the other: drops of several depths hang from it, low mounds grow on it. */
export function hanging(
  from: number,
  to: number,
  y: number,
  seed: number,
  depth: number,
  width: number,
): string {
  const random = generator(seed);
  let path = `M${p(from, y)}`;
  let x = from;
  while (x < to - 0.01) {
    const wide = Math.min(to - x, width * (0.7 + random() * 0.6));
    const deep = depth * (0.35 + random() * 0.95);
    path += `c${p(0, deep * 1.3)} ${p(wide, deep * 1.3)} ${p(wide, 0)}`;
    x += wide;
  }
  while (x > from + 0.01) {
    const wide = Math.min(x - from, width * (0.8 + random() * 0.7));
    const high = width * (0.35 + random() * 0.45);
    path += `c${p(0, -high)} ${p(-wide, -high)} ${p(-wide, 0)}`;
    x -= wide;
  }
  return path + "z";
}

/** A row of arched openings standing on a line. */
export function arches(
  from: number,
  to: number,
  base: number,
  step: number,
  width: number,
  height: number,
): string {
  let path = "";
  for (let x = from + step / 2; x < to - step / 2 + 0.1; x += step)
    path += `M${p(x - width / 2, base)}v${r(-(height - width / 2))}a${r(width / 2)} ${r(width / 2)} 0 0 1 ${r(width)} 0V${r(base)}z`;
  return path;
}

/** Stepped battlements on a line. */
export function battlements(from: number, to: number, base: number, step: number, height: number): string {
  let path = "";
  for (let x = from; x < to - step * 0.5; x += step) {
    const unit = step / 6;
    path += `M${p(x + unit * 0.5, base)}v${r(-height / 2)}h${r(unit * 1.3)}v${r(-height / 2)}h${r(unit * 2.4)}v${r(height / 2)}h${r(unit * 1.3)}V${r(base)}z`;
  }
  return path;
}

/** The plants hanging over one step of a terrace: three bunches, each of drops side by side; the same again on the next square. */
export function vines(y: number, shift: number, size = 1): string {
  const bunches: [at: number, ...deep: number[]][] = [
    [0, 13, 23, 16],
    [36, 12, 18, 9],
    [67, 17, 26, 14],
  ];
  let path = "";
  for (const [at, ...drops] of bunches)
    for (const turn of [-SQUARE, 0]) {
      const wide = 8 * size;
      const from = at + shift + turn + (1 - size) * 12;
      path += `M${p(from, y)}q0 -4 ${p(4, -4)}h${r(wide * drops.length - 8)}q4 0 ${p(4, 4)}`;
      for (const deep of [...drops].reverse())
        path += `c0 ${r(deep * size * 1.3)} ${r(-wide)} ${r(deep * size * 1.3)} ${r(-wide)} 0`;
      path += "z";
    }
  return path;
}

/** Drops of water thrown outwards from a middle. */
export function jets(x: number, y: number, inner: number, outer: number, count: number): string {
  let path = "";
  for (let jet = 0; jet < count; jet++) {
    const angle = (jet * 2 * Math.PI) / count;
    const at = (along: number, aside: number) =>
      p(
        x + along * Math.cos(angle) - aside * Math.sin(angle),
        y + along * Math.sin(angle) + aside * Math.cos(angle),
      );
    const middle = outer - (outer - inner) * 0.22;
    path += `M${at(inner, 0)}C${at(middle, -1)} ${at(middle, -4)} ${at(outer - 3, -3.4)}`;
    path += `Q${at(outer + 1.5, -2.6)} ${at(outer + 1.5, 0)}Q${at(outer + 1.5, 2.6)} ${at(outer - 3, 3.4)}`;
    path += `C${at(middle, 4)} ${at(middle, 1)} ${at(inner, 0)}z`;
  }
  return path;
}

/** Lines from one ring to another, at the corners of a regular form. */
export function spokes(x: number, y: number, inner: number, outer: number, count: number): string {
  let path = "";
  for (let line = 0; line < count; line++) {
    const angle = ((line + 0.5) * 2 * Math.PI) / count;
    path += `M${p(x + inner * Math.cos(angle), y + inner * Math.sin(angle))}L${p(x + outer * Math.cos(angle), y + outer * Math.sin(angle))}`;
  }
  return path;
}

/** The frames of the point tiles, around the middle of a box of 100: each series has its own. */
export const FRAMES: Record<string, string> = {
  queen: cloud(50, 50, 36.5, 12, Math.PI / 12, 1.1),
  king: star(50, 50, 34, 44, 8),
  tiger: regular(50, 50, 44, 6),
  garden: cloud(50, 50, 34.5, 4, 0, 1.06),
  statue: "M24 12H76V18H82V24H88V76H82V82H76V88H24V82H18V76H12V24H18V18H24z",
  chalice: circle(50, 50, 39),
  gate: "M14 90V46A36 36 0 0 1 86 46V90z",
};
/** Colours of the series. */
export const TONES: Record<string, string> = {
  queen: "#a93a66",
  king: "#5a3f8c",
  tiger: "#bf5b1a",
  garden: "#3b7042",
  statue: "#57646c",
  chalice: "#8b2a27",
  gate: "#24589a",
};
/** The series a person belongs to. */
export const SERIES: Record<string, string> = {
  tamer: "tiger",
  gardener: "garden",
  sculptor: "statue",
  priest: "chalice",
  guard: "gate",
};
