import { expect, test } from "vitest";
import { parse } from "../../vite-rules";

const PAGE = `# A game

By somebody.

## Components

Before the first rule.

**XX-C1** There are tiles (XX-C2).

| tile | number |
|---|---|
| red | 4 |

> **Ruling.** The printed rules do not say
> how many. Here four, as in XX-C2.

> **House rule.** There may be more.

**XX-C2** There is more.
`;

const components = () => parse(PAGE).sections[1]!;

test("a rule keeps its table, and its notes stand apart in their order", () => {
  const [, first, second] = components().rules;
  expect(first!.id).toBe("XX-C1");
  expect(first!.html).toContain('<table tabindex="0">');
  expect(first!.html).not.toContain("Ruling");
  expect(first!.notes).toHaveLength(2);
  expect(first!.notes[0]).toMatch(/^<p><strong>Ruling\.<\/strong> The printed rules do not say\nhow many\./);
  expect(first!.notes[1]).toContain("House rule.");
  expect(second!.notes).toEqual([]);
});

test("what stands before the first rule has neither number nor notes", () => {
  expect(components().rules[0]).toEqual({
    id: null,
    html: "<p>Before the first rule.</p>\n",
    notes: [],
    pictures: [],
    examples: [],
  });
  expect(parse(PAGE).sections[0]!.rules[0]!.html).toContain("By somebody.");
});

test("a rule that is named leads there", () => {
  const [, first] = components().rules;
  expect(first!.html).toContain('(<a href="#XX-C2">XX-C2</a>)');
  expect(first!.notes[0]).toContain('<a href="#XX-C2">XX-C2</a>');
});

const PICTURED = `# A game

## How to play

![A board.](position:board "Take a tile.")
![A garden.](position:garden "Place it.")

On your turn:

1. Take a tile.

## Examples

These are ours.

- One tile scores
  1 point (XX-C1).
  ![One tile.](position:one "One")
- Two score 3.
  ![Two tiles.](position:two "Two")
  ![A garden.](position:garden "Placed")

**XX-C1** A rule.
`;
const SHAPES = Object.fromEntries(
  ["board", "garden", "one", "two"].map((name) => [name, { shape: [3, 2] as [number, number] }]),
);

test("pictures stand above their text and below their example, and leave nothing in either", () => {
  const [, play, examples] = parse(PICTURED, SHAPES).sections;
  const [turn] = play!.rules;
  expect(turn!.pictures[0]).toEqual({
    name: "board",
    told: "A board.",
    caption: "Take a tile.",
    shape: [3, 2],
  });
  expect(turn!.pictures).toHaveLength(2);
  expect(turn!.html).toContain("<li>Take a tile.</li>");
  const [listed, rule] = examples!.rules;
  expect(listed!.html).toBe("<p>These are ours.</p>\n");
  expect(listed!.examples.map(({ pictures }) => pictures.map(({ name }) => name))).toEqual([
    ["one"],
    ["two", "garden"],
  ]);
  expect(listed!.examples[0]!.html).toBe('<p>One tile scores\n1 point (<a href="#XX-C1">XX-C1</a>).</p>\n');
  expect(rule!.id).toBe("XX-C1");
  expect(JSON.stringify(parse(PICTURED, SHAPES))).not.toContain("position:");
});

test("a picture that was never made is not left out in silence", () => {
  expect(() => parse(PICTURED, { board: SHAPES.board! })).toThrow("There is no picture called garden");
});
