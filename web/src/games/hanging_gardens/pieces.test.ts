import { expect, test } from "vitest";
import { Names } from "./pieces";

const places = (...entries: [string, string][]) => new Map(entries);

test("a piece takes its name along", () => {
  const names = new Names();
  const before = names.follow(places(["space/0", "tile-king"], ["space/1", "tile-queen"]));
  const after = names.follow(
    places(["0/tile/0", "tile-king"], ["space/0", "tile-gate"], ["space/1", "tile-queen"]),
  );
  expect(after.get("0/tile/0")).toBe(before.get("space/0"));
  expect(after.get("space/1")).toBe(before.get("space/1"));
  expect(before.get("space/0")).not.toBe(after.get("space/0"));
});

test("of two kings the one that was taken goes", () => {
  const names = new Names();
  const before = names.follow(places(["space/0", "tile-king"]));
  const after = names.follow(places(["0/tile/0", "tile-king"], ["space/0", "tile-king"]), ["space/0"]);
  expect(after.get("0/tile/0")).toBe(before.get("space/0"));
  expect(after.get("space/0")).not.toBe(before.get("space/0"));
});

test("a tile that is turned over is the same", () => {
  const names = new Names();
  const before = names.follow(places(["0/tile/0", "tile-unknown"]));
  expect(names.follow(places(["0/tile/0", "tile-tiger"]))).toEqual(before);
});

test("a temple that moves is the only one that does", () => {
  const names = new Names();
  const before = names.follow(places(["0/temple/1,1", "temple-0"], ["0/temple/2,2", "temple-0"]));
  const after = names.follow(places(["0/temple/2,2", "temple-0"], ["0/temple/5,5", "temple-0"]));
  expect(after.get("0/temple/2,2")).toBe(before.get("0/temple/2,2"));
  expect(after.get("0/temple/5,5")).toBe(before.get("0/temple/1,1"));
});
