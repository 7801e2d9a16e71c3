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
  expect(components().rules[0]).toEqual({ id: null, html: "<p>Before the first rule.</p>\n", notes: [] });
  expect(parse(PAGE).sections[0]!.rules[0]!.html).toContain("By somebody.");
});

test("a rule that is named leads there", () => {
  const [, first] = components().rules;
  expect(first!.html).toContain('(<a href="#XX-C2">XX-C2</a>)');
  expect(first!.notes[0]).toContain('<a href="#XX-C2">XX-C2</a>');
});
