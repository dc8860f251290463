import { wordings } from "../../testing/wordings.ts"

wordings("exact numbers", [
  [
    "life",
    "At the beginning of your upkeep, if you have exactly 1 life, you win the game.",
    { condition: { if: "compare", left: { n: "life" }, op: "=", right: 1 } },
  ],
  [
    "what you control",
    "At the beginning of your end step, if you control exactly one creature, draw a card.",
    { condition: { if: "compare", left: { n: "count" }, op: "=", right: 1 } },
  ],
  [
    "122.1: counters",
    "As long as there are exactly three tide counters on Zap, Zap gets +1/+1.",
    { condition: { if: "is", filter: { is: "counters", kind: "tide", op: "=", than: 3 } } },
  ],
  [
    "life compared with one of several opponents",
    "At the beginning of your upkeep, if you have more life than an opponent, draw a card.",
    { condition: { if: "compare", left: { n: "countPlayers" }, op: ">=", right: 1 } },
  ],
])
