import type { Choices, View } from "../../generated/zen-garden";
import type { Topics } from "../../parts/topics";

const help: Topics<View, Choices> = {
  topics: [
    { name: "tile", rule: "ZG-C1", at: "[data-space]", log: ["zen-garden-log-tile-laid"], named: true },
    { name: "laid", rule: "ZG-T5", at: "[data-laid], .laid", named: true, slow: true },
    { name: "free", rule: "ZG-T4", at: "[data-place]", named: true, slow: true },
    { name: "price", rule: "ZG-C4", at: ".price" },
    { name: "coins", rule: "ZG-T8", at: ".track" },
    {
      name: "supply",
      rule: "ZG-R5",
      at: ".supply",
      log: ["zen-garden-log-discarded", "zen-garden-log-filled", "zen-garden-log-shuffled"],
    },
    { name: "first", rule: "ZG-R7", at: ".first", log: ["zen-garden-log-round"] },
    { name: "emperor", rule: "ZG-C3", at: ".mission .emperor" },
    { name: "points", rule: "ZG-C6", at: ".mission .stack, .mission .points" },
    { name: "mission", rule: "ZG-T9", at: ".mission", log: ["zen-garden-log-mission"] },
    { name: "line", rule: "ZG-T7", log: ["zen-garden-log-line"] },
    { name: "garden", rule: "ZG-C5", at: ".enlarge" },
    {
      name: "total",
      rule: "ZG-F11",
      at: ".plate .total, tfoot tr",
      log: ["zen-garden-log-ended-points", "zen-garden-log-ended-coins", "zen-garden-log-ended-shared"],
    },
    { name: "turn", rule: "ZG-T5", at: '[data-do="turn"]' },
    { name: "place", rule: "ZG-T1", at: '[data-do="lay"]' },
    { name: "back", rule: null, at: '[data-do="put-away"]' },
    { name: "setup", rule: "ZG-S5", log: ["zen-garden-log-table-set"] },
  ],
  firsts: [
    { name: "ring", rule: "ZG-F2", line: { rule: "ZG-F2", reaches: 1 } },
    { name: "mission", rule: "ZG-T9", event: "MissionDone" },
    { name: "line", rule: "ZG-T7", event: "LineCompleted" },
    { name: "decor", rule: "ZG-F3", line: { rule: "ZG-F3", reaches: 6 } },
    { name: "detail", rule: "ZG-F7", line: { rule: "ZG-F7", reaches: 4 } },
    { name: "cheaper", rule: "ZG-R3", event: "RowDiscarded" },
  ],
};
export default help;
