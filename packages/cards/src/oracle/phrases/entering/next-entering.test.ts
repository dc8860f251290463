import { wordings } from "../../testing/wordings.ts"

wordings("how the next permanents enter, and bodies of exiled cards", [
  [
    "614.1d: as copies of a creature that was chosen",
    "Choose target creature. The next time one or more creatures enter this turn, they enter as copies of the chosen creature.",
    {
      effect: { of: [{}, { do: "rule", effects: [{ copies: { sel: "target" }, together: true }], uses: 1 }] },
    },
  ],
  [
    "the last creature card that it exiled",
    "As long as a card exiled with Zap is a creature card, Zap has the power, toughness, and creature types of the last creature card exiled with it. It's still a Shapeshifter.",
    {
      condition: { if: "exists", zone: "exile" },
      effects: [{ changes: [{ change: "creatureTypesOf", and: ["Shapeshifter"] }, { change: "setPT" }] }],
    },
  ],
  [
    "508.1: another attacker of a kind",
    "Whenever Zap and at least one other Warrior attack, draw a card.",
    { when: { on: "attacks", with: { subtype: "Warrior" } } },
  ],
])
