import { wordings } from "../../testing/wordings.ts"

const HERE = { if: "is", of: { sel: "self" }, filter: { is: "inZone", zone: "battlefield" } } as const

wordings("events while something is so", [
  [
    "702.29c: cycling itself, a card is not on the battlefield",
    "Whenever you cycle this card or cycle another card while Zap is on the battlefield, draw a card.",
    {
      when: {
        on: "anyOf",
        of: [
          { on: "cycle", card: { is: "self" } },
          { on: "qualified", event: { on: "cycle", card: { is: "other" } }, during: HERE },
        ],
      },
    },
  ],
  [
    "603.2: of attacking and blocking alike",
    "Whenever Zap attacks or blocks while you control an artifact, you gain 1 life.",
    {
      when: {
        on: "anyOf",
        of: [
          { on: "qualified", event: { on: "attacks" } },
          { on: "qualified", event: { on: "blocks" } },
        ],
      },
    },
  ],
])
