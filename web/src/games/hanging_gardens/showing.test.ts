import { expect, test } from "vitest";
import { cardText } from "./showing";

test("the rows of a card are told apart by a sign that every language writes alike", () => {
  expect(cardText("T--/-A-").replace(/[^,;/]+/g, "")).toBe(",,/,,");
});
