import { expect, it, vi } from "vitest";
import { Walk } from "./walk.svelte";

function walk(places: string[]) {
  const focus = vi.fn();
  const grid = { querySelector: vi.fn(() => ({ focus })), contains: () => true } as unknown as HTMLElement;
  return {
    focus,
    grid,
    walk: new Walk<string>({ grid: () => grid, places: () => places, id: (place) => place }),
  };
}

it("begins at the first place and remembers the last", () => {
  const { walk: path, grid, focus } = walk(["a", "b"]);
  expect(path.entrance).toBe("a");
  path.go("b");
  expect(grid.querySelector).toHaveBeenCalledWith('[data-place="b"]');
  expect(focus).toHaveBeenCalledOnce();
  expect(path.entrance).toBe("b");
});

it("goes nowhere where there is no place", () => {
  const { walk: path, focus } = walk(["a"]);
  path.go(path.find("z"));
  expect(focus).not.toHaveBeenCalled();
  expect(walk([]).walk.entrance).toBe("");
});

it("forgets a place that is gone", () => {
  const places = ["a", "b"];
  const { walk: path } = walk(places);
  path.arrived("b");
  places.pop();
  expect(path.entrance).toBe("a");
});

it("finds the place under a pointer", () => {
  const { walk: path } = walk(["a"]);
  const over = (place: string) => ({ closest: () => ({ dataset: { place } }) }) as unknown as Element;
  expect(path.at(over("a"))).toBe("a");
  expect(path.at(over("z"))).toBeNull();
  expect(path.at(null)).toBeNull();
});
