import { wordings } from "../../testing/wordings.ts"

const X = { n: "x" }
const FIRST = { do: "bind", name: "X", amount: { n: "power" } }

wordings("an X that more than one sentence speaks of (107.3i)", [
  [
    "it is said with the first",
    "When Zap enters, you gain X life, where X is Zap's power. Draw X cards.",
    { effect: { of: [{ of: [FIRST, { do: "gainLife" }] }, { do: "draw", count: X }] } },
  ],
  [
    "it is what was paid",
    "When Zap enters, you may pay X life, where X is its power. If you do, draw X cards.",
    { effect: { of: [FIRST, { do: "may", then: { do: "draw", count: X } }] } },
  ],
  [
    "it is said with the last",
    "Whenever Zap attacks, you may sacrifice another creature. If you do, draw X cards, then you may put a permanent card with mana value X or less from your hand onto the battlefield, where X is the sacrificed creature's mana value.",
    {
      effect: {
        then: { of: [{ do: "bind", name: "X" }, { of: [{ do: "draw", count: X }, { do: "may" }] }] },
      },
    },
  ],
  [
    "it is how many cards are looked at",
    "When Zap enters, look at the top X cards of your library, where X is its power. You may put a creature card with mana value X or less from among them onto the battlefield. Put the rest on the bottom of your library in a random order.",
    { effect: { of: [FIRST, { do: "dig", take: { filter: { of: [{}, { than: X }] } } }] } },
  ],
  [
    "an X that one sentence speaks of needs no more",
    "When Zap enters, you gain X life, where X is Zap's power.",
    { effect: { do: "gainLife", amount: { n: "power" } } },
  ],
])
