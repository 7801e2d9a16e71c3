import { MARKS, NOBODY } from "./marks";

/** A finished garden, and what stands below it. */
export interface Shown {
  garden: SVGSVGElement;
  name: string;
  colour: string;
  total: string;
  wins: boolean;
}

/** A line of the score: what it is for, and the points of everyone. */
export interface Row {
  label: string;
  points: string[];
}

const SVG = "http://www.w3.org/2000/svg";
const [MARGIN, SIDE, GAP, LABELS, HEAD, LINE] = [48, 420, 28, 260, 110, 36];
const [PAPER, INK, SOFT, GOLD] = ["#f5efe0", "#26231c", "#5c5546", "#b98a2c"];

/** The final gardens and the score as one picture, always by day. */
export async function picture(title: string, shown: readonly Shown[], rows: readonly Row[]): Promise<Blob> {
  const images = await Promise.all(shown.map(({ garden }) => imageOf(garden)));
  const labels = rows.length ? LABELS : 0;
  const canvas = document.createElement("canvas");
  canvas.width = 2 * MARGIN + labels + shown.length * (SIDE + GAP) - GAP;
  canvas.height = HEAD + SIDE + 84 + rows.length * LINE + MARGIN;
  const context = canvas.getContext("2d")!;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, title, MARGIN, 68, `600 40px ${letters("serif")}`, INK);
  shown.forEach((one, number) => {
    const left = MARGIN + labels + number * (SIDE + GAP);
    drawGarden(context, one, images[number]!, left);
    rows.forEach(({ points }, line) =>
      write(
        context,
        points[number] ?? "",
        left + SIDE / 2,
        below(line),
        `400 22px ${letters("sans")}`,
        INK,
        "center",
      ),
    );
  });
  rows.forEach(({ label }, line) =>
    write(context, label, MARGIN, below(line), `400 22px ${letters("sans")}`, SOFT),
  );
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** The families of letters that the page is written in. */
function letters(kind: "serif" | "sans"): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${kind}`);
}

const below = (line: number) => HEAD + SIDE + 92 + line * LINE;

function drawGarden(
  context: CanvasRenderingContext2D,
  one: Shown,
  image: CanvasImageSource,
  left: number,
): void {
  context.drawImage(image, left, HEAD, SIDE, SIDE);
  if (one.wins) {
    context.strokeStyle = GOLD;
    context.lineWidth = 6;
    context.strokeRect(left - 5, HEAD - 5, SIDE + 10, SIDE + 10);
  }
  const mark = MARKS[one.colour] ?? NOBODY;
  context.save();
  context.translate(left, HEAD + SIDE + 20);
  context.scale(1.25, 1.25);
  context.fillStyle = one.colour ? mark.fill : "transparent";
  context.fill(new Path2D(mark.shape));
  context.restore();
  const start = one.colour ? left + 40 : left;
  write(context, one.name, start, HEAD + SIDE + 44, `600 26px ${letters("sans")}`, INK, "start", SIDE - 130);
  write(
    context,
    one.total,
    left + SIDE,
    HEAD + SIDE + 46,
    `600 34px ${letters("serif")}`,
    one.wins ? GOLD : INK,
    "end",
  );
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = "start",
  most = 9999,
): void {
  Object.assign(context, { font, fillStyle: colour, textAlign: align });
  context.fillText(text, x, y, most);
}

async function imageOf(garden: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(garden))}`;
  await image.decode();
  return image;
}

/** A drawing takes its symbols and its styles along: a picture sees nothing of the page around it. */
function standalone(garden: SVGSVGElement): string {
  const copy = garden.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS(SVG, "style");
  style.textContent = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join("\n");
  copy.prepend(style, ...[...document.querySelectorAll("svg.defs")].map((defs) => defs.cloneNode(true)));
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("data-theme", "light");
  copy.setAttribute("style", `width: ${2 * SIDE}px; height: ${2 * SIDE}px`);
  return new XMLSerializer().serializeToString(copy);
}

/** Hand a picture on where the device can, or save it. */
export async function handOver(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
