import box from "../../generated/hanging-gardens-box.json";
import type { Choices, View } from "../../generated/hanging-gardens";
import type { Topic, Topics } from "../../parts/topics";
import { personsOf, seriesOf, tilesOf } from "./series";

const said = (tile: string) => ({ key: `hanging-gardens-tile-${tile}`, args: {} });
/** A tile of the display, or a pile of those that somebody has. */
const lying = (tile: string) => `[data-tile][data-piece^="tile-${tile}-"], [data-series="${tile}"]`;

const series = Object.entries(box.series).map(([tile, { values }]): Topic => {
  const args = {
    tile: said(tile),
    values: values.map((points, number) => `${number + 1}\u00a0→\u00a0${points}`).join(", "),
    full: values.length,
  };
  return { name: "series", rule: "HG-C4", at: lying(tile), args };
});

const persons = Object.entries(box.persons).map(([tile, person]): Topic => {
  const [low, high] = person.values as [number, number];
  const args = { tile: said(tile), series: said(person.series), low, high };
  return { name: "person", rule: "HG-F2", at: lying(tile), args };
});

const help: Topics<View, Choices> = {
  topics: [
    {
      name: "unfit",
      rule: "HG-T7",
      at: '.unfit, [data-do="SetAside"]',
      log: ["hanging-gardens-log-set-aside"],
    },
    { name: "card", rule: "HG-T1", at: "[data-card]", log: ["hanging-gardens-log-laid"], named: true },
    { name: "ground", rule: "HG-T4", at: '[data-square="-"]', named: true, slow: true },
    { name: "table", rule: "HG-T3", at: '[data-square="."]', named: true, slow: true },
    {
      name: "temple",
      rule: "HG-B2",
      at: '[data-square="temple"], .temples, .temple',
      log: ["hanging-gardens-log-built"],
    },
    { name: "feature", rule: "HG-B1", at: "[data-square]", named: true, slow: true },
    { name: "column", rule: "HG-B4", at: '[role="columnheader"]' },
    ...series,
    ...persons,
    { name: "guard", rule: "HG-F3", at: lying("guard"), args: { points: box.guard.per_tile } },
    {
      name: "hidden",
      rule: "HG-B5",
      at: '[data-series="unknown"]',
      log: ["hanging-gardens-log-drawn", "hanging-gardens-log-drawn-seen", "hanging-gardens-log-shown"],
    },
    {
      name: "missing",
      rule: "HG-B10",
      at: '[data-series="missing"]',
      log: ["hanging-gardens-log-five", "hanging-gardens-log-ran-out"],
    },
    { name: "deck", rule: "HG-R1", at: ".stock .left > :first-child", log: ["hanging-gardens-log-round"] },
    { name: "supply", rule: "HG-B6", at: ".stock .left > :last-child" },
    { name: "bouquet", rule: "HG-R2", at: "[data-first-mark]" },
    { name: "garden", rule: "HG-T6", at: ".enlarge" },
    {
      name: "total",
      rule: "HG-F5",
      at: ".plate .total, tfoot tr",
      log: [
        "hanging-gardens-log-ended-points",
        "hanging-gardens-log-ended-tiles",
        "hanging-gardens-log-ended-shared",
      ],
    },
    { name: "turn", rule: "HG-T2", at: '[data-do="turn"]' },
    { name: "place", rule: "HG-T1", at: '[data-do="Lay"]' },
    {
      name: "build",
      rule: "HG-B3",
      at: '[data-do="Build"], [data-do="decline"]',
      log: ["hanging-gardens-log-declined"],
    },
    { name: "moved", rule: "HG-B8", at: '[data-do="MoveTemple"]', log: ["hanging-gardens-log-moved"] },
    {
      name: "take",
      rule: "HG-B4",
      at: '[data-do="Take"]',
      log: [
        "hanging-gardens-log-taken",
        "hanging-gardens-log-taken-last",
        "hanging-gardens-log-taken-memory",
      ],
    },
    { name: "back", rule: null, at: '[data-do="put-away"]' },
    { name: "zoom", rule: null, at: ".zoom" },
    { name: "setup", rule: "HG-S1", log: ["hanging-gardens-log-table-set"] },
  ],
  firsts: [
    { name: "structure", rule: "HG-B2", when: (_view, choices) => !!choices?.sites?.length },
    { name: "moving", rule: "HG-B8", when: (_view, choices) => !!choices?.temples?.length },
    { name: "drawn", rule: "HG-B5", event: "TileDrawn" },
    { name: "temple", rule: "HG-B4", event: "TempleBuilt" },
    {
      name: "series",
      rule: "HG-F1",
      when: (view, _choices, seat) => seriesOf(tilesOf(view.seats[seat]!)).some(({ full }) => full > 0),
    },
    {
      name: "person",
      rule: "HG-F2",
      when: (view, _choices, seat) => personsOf(tilesOf(view.seats[seat]!)).length > 0,
    },
  ],
};
export default help;
