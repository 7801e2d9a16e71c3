import { describe, expect, it } from "vitest";
import { Ear, isTold, soundAt } from "./hearing";

describe("an ear", () => {
  const heard = (...seconds: number[]) => {
    const ear = new Ear();
    return seconds.filter((left) => ear.reached(left));
  };
  it("hears each second once", () => {
    expect(heard(32, 31, 31, 30, 30, 29)).toEqual([31, 30, 29]);
    expect(heard(31, 30, 31, 30, 29)).toEqual([30, 29]);
  });
  it("hears no leap, and goes on from there", () => {
    expect(heard(500, 60, 59)).toEqual([59]);
    expect(heard(3, 2, 900, 899)).toEqual([2, 899]);
    expect(heard(30, 29, 31, 30)).toEqual([29, 30]);
  });
});

it("ticks at the end, with a sign at one minute", () => {
  expect([61, 60, 59, 31, 30, 1, 0].map(soundAt)).toEqual([null, "minute", null, null, "tick", "tick", null]);
});

it("is told now and then", () => {
  expect([900, 300, 299, 60, 30, 10, 0].filter(isTold)).toEqual([300, 60, 30, 10]);
});
