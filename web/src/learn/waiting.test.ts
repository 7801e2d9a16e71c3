import { expect, it } from "vitest";
import { tableIn } from "./waiting.svelte";

it("finds the table that waits in an address", () => {
  expect(tableIn("?table=abc")).toBe("abc");
  expect(tableIn("?step=2")).toBe("");
});
