// The drawn matter of the garden: path data computed once, all of it periodic over a tile of 100 units,
// so that equal floors flow into each other across the edges of tiles.

import type { Corner } from "../../../generated/zen-garden";

export const TILE = 100;
/** The bend: a quarter ring around a corner of the tile, its middle line through the middles of two edges. */
export const RADIUS = 50;
export const WIDTH = 22;

/** The bend is drawn around the north-west corner; the others are turns of it. */
export const TURN: Record<Corner, number> = { nw: 0, ne: 90, se: 180, sw: 270 };

/** Where the decor stands: the free side, opposite the bend's corner. */
export const DECOR = 57;
const near = 1.5;
const far = TILE - DECOR - 1.5;
export const STAND: Record<Corner, [x: number, y: number]> = {
  nw: [far, far],
  ne: [near, far],
  se: [near, near],
  sw: [far, near],
};

type Point = [x: number, y: number];

function generator(seed: number): () => number {
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

/** Draws a shape at each place around the torus where it touches the tile. */
function around(x: number, y: number, reach: number, draw: (x: number, y: number) => string): string {
  let path = "";
  for (const dx of [-TILE, 0, TILE])
    for (const dy of [-TILE, 0, TILE]) {
      const inside = (value: number) => value > -reach && value < TILE + reach;
      if (inside(x + dx) && inside(y + dy)) path += draw(x + dx, y + dy);
    }
  return path;
}

function apart(a: Point, b: Point): number {
  const x = Math.abs(a[0] - b[0]);
  const y = Math.abs(a[1] - b[1]);
  return Math.hypot(Math.min(x, TILE - x), Math.min(y, TILE - y));
}

/** Points spread evenly over the torus, each the best of some candidates. */
function scatter(seed: number, count: number, taken: Point[] = []): Point[] {
  const random = generator(seed);
  const points: Point[] = [];
  while (points.length < count) {
    let best: Point = [random() * TILE, random() * TILE];
    let distance = -1;
    for (let tries = 0; tries < 60; tries++) {
      const candidate: Point = [random() * TILE, random() * TILE];
      const free = Math.min(
        TILE,
        ...points.map((q) => apart(q, candidate)),
        ...taken.map((q) => apart(q, candidate)),
      );
      if (free > distance) {
        best = candidate;
        distance = free;
      }
    }
    points.push(best);
  }
  return points;
}

function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const dx = rx * Math.cos((turn * Math.PI) / 180);
  const dy = rx * Math.sin((turn * Math.PI) / 180);
  const arc = `a${r(rx)} ${r(ry)} ${r(turn)} 1 0 `;
  return `M${p(x - dx, y - dy)}${arc}${p(2 * dx, 2 * dy)}${arc}${p(-2 * dx, -2 * dy)}z`;
}

/** Raked sand: long lines with one slow swell over the tile. */
export function rakes(): string {
  let path = "";
  for (let line = 0; line < 10; line++) {
    const y = 5 + line * 10;
    path += `M-25 ${y}Q0 ${y - 2.4} 25 ${y}T75 ${y}T125 ${y}`;
  }
  return path;
}

/** Gravel: pebbles in three tones. */
export function pebbles(): [dark: string, middle: string, light: string] {
  const random = generator(11);
  const tones: [string, string, string] = ["", "", ""];
  scatter(5, 48).forEach(([x, y], index) => {
    const rx = 3.4 + random() * 2.2;
    const ry = rx * (0.66 + random() * 0.2);
    const turn = random() * 180;
    tones[index % 3] += around(x, y, 7, (a, b) => ellipse(a, b, rx, ry, turn));
  });
  return tones;
}

/** Trees from above: scalloped crowns on a staggered grid, and the light on their upper left. */
export function crowns(): { crown: string; light: string; leaf: string } {
  const random = generator(7);
  let crown = "";
  let light = "";
  let leaf = "";
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const x = column * (TILE / 3) + (row % 2) * (TILE / 6) + 9 + (random() - 0.5) * 3.5;
      const y = row * 25 + 12.5 + (random() - 0.5) * 3.5;
      const size = 12.6 + random() * 2.2;
      const start = random() * Math.PI;
      const ring = (a: number, b: number, radius: number, lobes: number, from: number, to: number) => {
        let path = "";
        for (let lobe = from; lobe <= to; lobe++) {
          const angle = start + (lobe * 2 * Math.PI) / lobes;
          const at = p(a + radius * Math.cos(angle), b + radius * Math.sin(angle));
          const bow = r(radius * Math.sin(Math.PI / lobes) * 1.06);
          path += lobe === from ? `M${at}` : `A${bow} ${bow} 0 0 1 ${at}`;
        }
        return path;
      };
      crown += around(x, y, 18, (a, b) => ring(a, b, size, 9, 0, 9) + "z");
      light += around(x, y, 18, (a, b) => ring(a - 1.4, b - 1.4, size * 0.66, 7, 0, 7) + "z");
      leaf += around(x, y, 18, (a, b) => ring(a - 2.4, b - 2.4, size * 0.3, 5, 0, 5) + "z");
    }
  return { crown, light, leaf };
}

/** Keeps the part of a polygon nearer to one point than to another. */
function nearer(polygon: Point[], here: Point, there: Point): Point[] {
  const side = (q: Point) =>
    (q[0] - (here[0] + there[0]) / 2) * (there[0] - here[0]) +
    (q[1] - (here[1] + there[1]) / 2) * (there[1] - here[1]);
  const kept: Point[] = [];
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const [from, to] = [side(a), side(b)];
    if (from <= 0) kept.push(a);
    if (from < 0 !== to < 0 && from !== to) {
      const share = from / (from - to);
      kept.push([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
    }
  });
  return kept;
}

/** Dried clay: the plates between the cracks, in two tones. */
export function plates(): [string, string] {
  const points = scatter(23, 11);
  const tones: [string, string] = ["", ""];
  points.forEach((here, index) => {
    const [x, y] = here;
    let cell: Point[] = [
      [x - 50, y - 50],
      [x + 50, y - 50],
      [x + 50, y + 50],
      [x - 50, y + 50],
    ];
    for (const [ox, oy] of points)
      for (const dx of [-TILE, 0, TILE])
        for (const dy of [-TILE, 0, TILE]) {
          const there: Point = [ox + dx, oy + dy];
          if (there[0] !== x || there[1] !== y) cell = nearer(cell, here, there);
        }
    tones[index % 3 === 0 ? 1 : 0] += around(
      x,
      y,
      40,
      (a, b) => "M" + cell.map(([cx, cy]) => p(a + cx - x, b + cy - y)).join("L") + "z",
    );
  });
  return tones;
}

/** Water: tapered strokes of the brush, light and dark. */
export function ripples(): [light: string, dark: string] {
  const random = generator(31);
  const tones: [string, string] = ["", ""];
  for (let row = 0; row < 6; row++)
    for (let part = 0; part < 2; part++) {
      const x = part * 50 + (row % 2) * 25 + (random() - 0.5) * 14;
      const y = 8 + (row * TILE) / 6 + (random() - 0.5) * 3;
      const length = 30 + random() * 14;
      const swell = 4.6;
      const thick = 3;
      tones[(row + part) % 3 === 0 ? 1 : 0] += around(
        x,
        y,
        50,
        (a, b) =>
          `M${p(a, b)}c${p(length * 0.3, -swell - thick / 2)} ${p(length * 0.62, swell - thick / 2)} ${p(length, 0)}` +
          `c${p(-length * 0.38, swell + thick / 2)} ${p(-length * 0.7, -swell + thick / 2)} ${p(-length, 0)}z`,
      );
    }
  return tones;
}

export function petal(x: number, y: number, size: number, angle: number): string {
  const turn = (along: number, aside: number) =>
    p(
      x + size * (along * Math.cos(angle) - aside * Math.sin(angle)),
      y + size * (along * Math.sin(angle) + aside * Math.cos(angle)),
    );
  return (
    `M${turn(0.12, 0)}C${turn(0.3, -0.34)} ${turn(0.74, -0.62)} ${turn(1, -0.14)}L${turn(0.88, 0)}L${turn(1, 0.14)}` +
    `C${turn(0.74, 0.62)} ${turn(0.3, 0.34)} ${turn(0.12, 0)}z`
  );
}

export function blossom(x: number, y: number, size: number, start = -Math.PI / 2): string {
  let path = "";
  for (let leaf = 0; leaf < 5; leaf++) path += petal(x, y, size, start + (leaf * 2 * Math.PI) / 5);
  return path;
}

/** Cherry blossom: whole flowers, their hearts, and fallen petals. */
export function blossoms(): { flowers: string; hearts: string; petals: string } {
  const random = generator(3);
  const places = scatter(41, 5);
  let flowers = "";
  let hearts = "";
  let petals = "";
  for (const [x, y] of places) {
    const size = 11 + random() * 2.5;
    const start = random() * 6;
    flowers += around(x, y, 14, (a, b) => blossom(a, b, size, start));
    hearts += around(x, y, 14, (a, b) => ellipse(a, b, 1.6, 1.6, 0));
  }
  for (const [x, y] of scatter(9, 7, places)) {
    const angle = random() * 6;
    petals += around(x, y, 8, (a, b) => petal(a, b, 6.4, angle));
  }
  return { flowers, hearts, petals };
}

/** An arc around the north-west corner, a little longer than the quarter, cut off by the tile's edges. */
export function arc(radius: number, over = 6): string {
  const angle = (over * Math.PI) / 180;
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return `M${p(x, -y)}A${r(radius)} ${r(radius)} 0 0 1 ${p(-y, x)}`;
}

/** The exact quarter, for strokes whose dashes are counted along it. */
export function quarter(radius: number): string {
  return `M${r(radius)} 0A${r(radius)} ${r(radius)} 0 0 1 0 ${r(radius)}`;
}

/** Slabs of the stone walkway, as corners in degrees and share of the width; a joint lies on each tile edge. */
const SLABS: [tone: number, ...corners: [number, number][]][] = [
  [0, [0, 0], [0, 0.58], [15, 0.5], [19, 0]],
  [1, [0, 0.58], [0, 1], [22, 1], [21, 0.55], [15, 0.5]],
  [2, [19, 0], [15, 0.5], [21, 0.55], [22, 1], [40, 1], [44, 0.5], [38, 0]],
  [1, [38, 0], [44, 0.5], [60, 0.4], [61, 0]],
  [0, [44, 0.5], [40, 1], [63, 1], [66, 0.62], [60, 0.4]],
  [2, [61, 0], [60, 0.4], [66, 0.62], [90, 0.52], [90, 0]],
  [1, [66, 0.62], [63, 1], [90, 1], [90, 0.52]],
];

/** Moves each side of a polygon inwards. */
function inset(polygon: Point[], distance: number): Point[] {
  const at = (index: number) => polygon[(index + polygon.length) % polygon.length] as Point;
  const area = polygon.reduce((sum, [x, y], index) => sum + x * at(index + 1)[1] - y * at(index + 1)[0], 0);
  const turn = Math.sign(area) * distance;
  const side = (a: Point, b: Point): [normalX: number, normalY: number, offset: number] => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    return [nx, ny, nx * a[0] + ny * a[1] + turn];
  };
  return polygon.map((corner, index) => {
    const [ax, ay, a] = side(at(index - 1), corner);
    const [bx, by, b] = side(corner, at(index + 1));
    const cross = ax * by - ay * bx;
    return [(a * by - b * ay) / cross, (ax * b - bx * a) / cross];
  });
}

export function slabs(): [string, string, string] {
  const tones: [string, string, string] = ["", "", ""];
  const inner = RADIUS - WIDTH / 2 + 0.4;
  const outer = RADIUS + WIDTH / 2 + 0.2;
  for (const [tone, ...corners] of SLABS) {
    const points = corners.map(([degrees, share]) => {
      const angle = (degrees * Math.PI) / 180;
      const radius = inner + share * (outer - inner);
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as Point;
    });
    // Drawn in evenly for the joints; a stroke of the same colour rounds the corners again.
    const shrunk = inset(points, 1.8).map(([x, y]) => p(x, y));
    tones[tone as 0 | 1 | 2] += `M${shrunk.join("L")}z`;
  }
  return tones;
}

/** Fine grains on the sand walkway. */
export function grains(): string {
  const random = generator(77);
  let path = "";
  for (let step = 0; step < 12; step++) {
    const angle = ((step + 0.5) / 12) * (Math.PI / 2);
    const radius = RADIUS + [-4.6, 0.4, 4.4, -1.6][step % 4]! + (random() - 0.5) * 2;
    path += `M${p(radius * Math.cos(angle), radius * Math.sin(angle))}h.01`;
  }
  return path;
}

/** A chrysanthemum: narrow petals around a free middle. */
export function daisy(x: number, y: number, inner: number, outer: number, petals: number): string {
  let path = "";
  const half = Math.PI / petals - 0.05;
  for (let leaf = 0; leaf < petals; leaf++) {
    const angle = (leaf * 2 * Math.PI) / petals;
    const at = (radius: number, turn: number) =>
      p(x + radius * Math.cos(angle + turn), y + radius * Math.sin(angle + turn));
    const bow = r(outer * Math.sin(half));
    path += `M${at(inner, 0)}L${at(outer, -half)}A${bow} ${bow} 0 0 1 ${at(outer, half)}z`;
  }
  return path;
}

/** A crest of five round petals. */
export function crest(x: number, y: number, distance: number, size: number): string {
  let path = ellipse(x, y, distance, distance, 0);
  for (let leaf = 0; leaf < 5; leaf++) {
    const angle = -Math.PI / 2 + (leaf * 2 * Math.PI) / 5;
    path += ellipse(x + distance * Math.cos(angle), y + distance * Math.sin(angle), size, size, 0);
  }
  return path;
}

/** Overlapping waves for the back of the tiles, one path for each row, the lower before the upper; period 20 by 10. */
export function waves(): string[] {
  return [0, 5, 10, 15, 20].map((y, row) =>
    (row % 2 ? [10] : [0, 20])
      .flatMap((x) => [9.9, 6.6, 3.3].map((radius) => ellipse(x, y, radius, radius, 0)))
      .join(""),
  );
}
