// The drawn matter of the kitchen garden: path data computed once.

export const INK = "#2f3b2a";
export const CREAM = "#fffaea";

/** The three colours of the plants: the body, its lit side, its shade. */
export const COLOURS: Record<string, { body: string; light: string; shade: string }> = {
  green: { body: "#2fa35c", light: "#86d98c", shade: "#1d7443" },
  fuchsia: { body: "#e0479c", light: "#f9a5cf", shade: "#b02474" },
  orange: { body: "#f58f26", light: "#ffc870", shade: "#cf6110" },
};

/** The tones of the families of cards. */
export const TONES: Record<string, string> = {
  proximity: "#3b8447",
  distance: "#b9472f",
  agglomeration: "#87562a",
  panorama: "#2a769b",
  link: "#7452a3",
  border: "#9a6a0c",
  geometry: "#b53378",
  paths: "#54645f",
};

export function familyOf(back: string): string {
  return back.split("-")[0] ?? back;
}

type Point = [x: number, y: number];

function r(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function p(x: number, y: number): string {
  return `${r(x)} ${r(y)}`;
}

export function circle(x: number, y: number, radius: number): string {
  const arc = `a${r(radius)} ${r(radius)} 0 1 0 `;
  return `M${p(x - radius, y)}${arc}${r(2 * radius)} 0${arc}${r(-2 * radius)} 0z`;
}

/** Circles around a middle. */
export function beads(
  x: number,
  y: number,
  distance: number,
  radius: number,
  count: number,
  start = -Math.PI / 2,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / count;
    return circle(x + distance * Math.cos(angle), y + distance * Math.sin(angle), radius);
  }).join("");
}

/** A ring of bows outwards: a cloud, a canopy, a flower of round petals. */
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

/** Straight lines from the middle outwards. */
export function spokes(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  start = -Math.PI / 2,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / count;
    return `M${p(x + inner * Math.cos(angle), y + inner * Math.sin(angle))}L${p(x + outer * Math.cos(angle), y + outer * Math.sin(angle))}`;
  }).join("");
}

/** One pointed leaf from a point outwards: `wide` is its half breadth, `belly` where it is broadest. */
export function leaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  wide: number,
  belly = 0.55,
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): string =>
    p(x + along * cos - across * sin, y + along * sin + across * cos);
  const [low, high] = [length * belly * 0.55, length * Math.min(0.95, belly * 1.4)];
  return `M${at(0, 0)}C${at(low, wide)} ${at(high, wide)} ${at(length, 0)}C${at(high, -wide)} ${at(low, -wide)} ${at(0, 0)}z`;
}

/** Pointed leaves around a middle. */
export function leaves(
  x: number,
  y: number,
  length: number,
  wide: number,
  count: number,
  start = -Math.PI / 2,
  belly = 0.55,
): string {
  return Array.from({ length: count }, (_, index) =>
    leaf(x, y, length, start + (index * 2 * Math.PI) / count, wide, belly),
  ).join("");
}

/** An even polygon with a flat top. */
export function regular(x: number, y: number, radius: number, sides: number): string {
  return polygon(
    Array.from({ length: sides }, (_, index): Point => {
      const angle = -Math.PI / 2 + ((index + 0.5) * 2 * Math.PI) / sides;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => p(x, y)).join("L")}z`;
}

export const FIR =
  "M50 9Q54 18 66 35Q62 37 58 36Q65 48 76 57Q70 60 64 58Q72 70 84 78Q68 84 50 84Q32 84 16 78Q28 70 36 58Q30 60 24 57Q35 48 42 36Q38 37 34 35Q46 18 50 9z";
export const HEART =
  "M50 79C37 75 14 58 14 36C14 20 25 12 36 14C43 15 48 20 50 26C52 20 57 15 64 14C75 12 86 20 86 36C86 58 63 75 50 79z";
export const CROWN = cloud(50, 44, 31, 9, 0.2, 1.1);

/** A tuft of grass on a point: three blades that bend away from each other. */
export function tuft(x: number, y: number, size: number): string {
  const left = `M${p(x - size * 0.3, y)}q${p(0, -size * 0.6)} ${p(-size * 0.5, -size * 0.8)}`;
  const right = `M${p(x + size * 0.3, y)}q${p(0, -size * 0.6)} ${p(size * 0.5, -size * 0.8)}`;
  return `${left}M${p(x, y)}v${r(-size * 1.15)}${right}`;
}

/** Which drawing a tile bears. */
export function drawing(thing: string, colour: string | null | undefined): string {
  return thing === "flower" || thing === "tree" ? `${thing}-${colour ?? "any"}` : thing;
}
