import { wordings } from "../../testing/wordings.ts"

const EACH = { sel: "bound", name: "each" }

wordings("what words speak of", [
  [
    "118.12: what is not paid has its consequence, without another offer",
    "When Zap enters, you may pay {2}. If you don't, you lose 2 life.",
    { effect: { do: "unless", player: { who: "you" }, effect: { do: "loseLife" } } },
  ],
  [
    "118.12a: the other player pays or not before you choose",
    "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.",
    { effect: { do: "unless", effect: { do: "may", effect: { do: "draw" } } } },
  ],
  [
    "120.1: each deals damage to its own controller",
    "Each creature deals 1 damage to its controller.",
    { effect: { do: "forEach", effect: { source: EACH, to: { of: { who: "controllerOf", of: EACH } } } } },
  ],
  [
    "each deals damage to one that was spoken of",
    "Whenever a creature attacks you, each Dragon you control deals 1 damage to that creature.",
    { effect: { do: "damage", source: { sel: "all" }, to: { sel: "bound", name: "it" } } },
  ],
  [
    "that many again: the number that was spoken of before",
    "Whenever Zap is dealt damage, it deals that much damage to target opponent and you draw that many cards.",
    { effect: { of: [{ amount: { name: "amount" } }, { do: "draw", count: { name: "amount" } }] } },
  ],
  [
    "all that are spoken of together",
    "When Zap enters, tap Zap and all Elves, then an opponent gains control of them.",
    { effect: { of: [{ do: "tap" }, { do: "change", what: { sel: "union", of: [{ sel: "self" }, {}] } }] } },
  ],
  [
    "115.1: the controller of what is targeted",
    "Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard.",
    {
      targets: [
        {
          filter: {
            of: [{}, { than: { of: { who: "controllerOf", of: { sel: "bound", name: "affected" } } } }],
          },
        },
      ],
    },
  ],
])
