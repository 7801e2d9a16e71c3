import { expect, test } from "vitest";
import { parse } from "../../vite-rules";
import { excerpt, ruleOf } from "./excerpt";

const LONG = "A sentence that says a little more than is needed to be understood. ".repeat(6);
const PAGE = parse(`# A game

## A turn

**XX-T1** **Paying:** take a tile & pay “its price” (XX-T2). You may
not pass.

| row | price |
|---|---|
| top | 2 |

> **Ruling.** Nothing is said about it.

**XX-T2** ${LONG}
`);

const told = (id: string) => excerpt(ruleOf(PAGE, id)!, "en");

test("a short rule is told whole, without table and notes", () => {
  expect(told("XX-T1")).toBe("Paying: take a tile & pay “its price” (XX-T2). You may not pass.");
});

test("a long rule is told in whole sentences", () => {
  expect(told("XX-T2").length).toBeLessThanOrEqual(240);
  expect(told("XX-T2")).toMatch(/^A sentence.*understood\.$/);
});

test("a rule is found with the title of its section, and one that does not exist is not", () => {
  expect(ruleOf(PAGE, "XX-T2")!.section).toBe("A turn");
  expect(ruleOf(PAGE, "XX-T9")).toBeNull();
});
