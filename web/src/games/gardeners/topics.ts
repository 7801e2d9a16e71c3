import catalogue from "../../generated/gardeners-box.json";
import type { Choices, View } from "../../generated/gardeners";
import type { Topic, Topics } from "../../parts/topics";

const TILES = Object.values(catalogue.tiles).map(({ tile }) => tile as { id: string; thing?: string });
const BACKS = [...new Set(Object.values(catalogue.cards).map(({ back }) => back))];
/** What the cards of a family ask for; a back begins with the name of its family. */
const FAMILIES: Record<string, string> = {
  proximity: "GD-K1",
  distance: "GD-K2",
  agglomeration: "GD-K3",
  panorama: "GD-K4",
  link: "GD-K5",
  border: "GD-K6",
  geometry: "GD-K7",
  paths: "GD-K8",
};

/** The tiles with one of these things on them, wherever they lie. */
function tiles(name: string, rule: string, ...things: (string | undefined)[]): Topic {
  const ids = TILES.filter(({ thing }) => things.includes(thing)).map(({ id }) => id);
  const at = ids.map((id) => `[data-tile="${id}"], [data-laid="${id}"]`).join(", ");
  return { name, rule, at, named: true, slow: true };
}

const cards = BACKS.map((back): Topic => {
  const family = { key: `gardeners-back-${back}`, args: {} };
  return {
    name: "card",
    rule: FAMILIES[back.split("-")[0]!]!,
    at: `[data-back="${back}"]`,
    args: { family },
  };
});

const help: Topics<View, Choices> = {
  topics: [
    tiles("flower", "GD-C1", "flower"),
    tiles("tree", "GD-C1", "tree"),
    tiles("bench", "GD-K4", "bench"),
    tiles("fountain", "GD-C1", "fountain"),
    tiles("path", "GD-K8", "bend", "straight"),
    tiles("bare", "GD-C1", undefined),
    { name: "pile", rule: "GD-S2", at: ".pile" },
    { name: "shown", rule: "GD-R4", at: ".said .open", log: ["gardeners-log-turned"] },
    {
      name: "verdict",
      rule: "GD-V2",
      at: ".said .missed, .said .verdict, .face",
      log: ["gardeners-log-delighted", "gardeners-log-angry"],
    },
    { name: "discard", rule: "GD-R5", at: ".giving-up", log: ["gardeners-log-discarded"] },
    ...cards,
    {
      name: "ready",
      rule: "GD-V1",
      at: '[data-do="ready"], .ready',
      log: ["gardeners-log-ready", "gardeners-log-again-garden", "gardeners-log-again-card"],
    },
    { name: "start", rule: "GD-R1", at: '[data-do="start"]' },
    { name: "draw", rule: "GD-R1", log: ["gardeners-log-drawn", "gardeners-log-drawn-seen"] },
    { name: "timer", rule: "GD-C4", at: ".clock", log: ["gardeners-log-timer"] },
    { name: "round", rule: "GD-R2", at: ".state .round", log: ["gardeners-log-scored"] },
    { name: "won", rule: "GD-V3", log: ["gardeners-log-won"] },
    { name: "score", rule: "GD-O3", at: '[data-do="score"]' },
    { name: "another", rule: "GD-O2", at: '[data-do="go-on"]' },
    { name: "give", rule: "GD-A4", at: '[data-do="give"]', log: ["gardeners-log-removed"] },
    {
      name: "alone",
      rule: "GD-O1",
      at: '[data-do="lift"]',
      log: ["gardeners-log-placed", "gardeners-log-swapped", "gardeners-log-lifted"],
    },
    { name: "turn", rule: "GD-A2", at: '[data-do="turn"]' },
    { name: "back", rule: null, at: '[data-do="put-away"]' },
    {
      name: "free",
      rule: "GD-A2",
      at: "[data-place]",
      log: ["gardeners-log-added"],
      named: true,
      slow: true,
    },
    { name: "deed", rule: "GD-A1", at: ".deed" },
    { name: "list", rule: "GD-R2", at: ".lists summary" },
    { name: "teammate", rule: "GD-R6", at: ".other", slow: true },
    { name: "total", rule: "GD-E3", at: "tfoot tr, .grade" },
    {
      name: "end",
      rule: "GD-E1",
      log: [
        "gardeners-log-ended-time",
        "gardeners-log-ended-deck",
        "gardeners-log-ended-scored",
        "gardeners-log-training-time",
        "gardeners-log-training-deck",
        "gardeners-log-training-alone-passed",
        "gardeners-log-training-alone-time",
        "gardeners-log-training-alone-unscored",
      ],
    },
    { name: "solved", rule: "GD-P2", log: ["gardeners-log-solved"] },
    {
      name: "setup",
      rule: "GD-S2",
      log: ["gardeners-log-table-set", "gardeners-log-table-set-expert", "gardeners-puzzle"],
    },
  ],
  firsts: [
    { name: "verdict", rule: "GD-V2", event: "GardenChecked" },
    {
      name: "back",
      rule: "GD-C3",
      when: ({ cards }, _choices, seat) => cards.some(({ card, player }) => !card && player !== seat),
    },
    { name: "won", rule: "GD-A6", event: "RoundWon" },
    {
      name: "scored",
      rule: "GD-R2",
      when: ({ scored, points }) => scored.length > 0 && points !== null,
    },
    { name: "aside", rule: "GD-R2", when: ({ scored, points }) => scored.length > 0 && points === null },
    { name: "discard", rule: "GD-R5", event: "CardDiscarded" },
    {
      name: "given",
      rule: "GD-A4",
      when: (view, _choices, seat) => view.seats.length > 1 && view.seats[seat]!.loose.length > 0,
    },
  ],
};
export default help;
