import { wordings } from "../../testing/wordings.ts"

const RESOLVED = { if: "abilityCount", what: "resolved", op: "=" }

wordings("one or the other, and for how long", [
  [
    "118.12: one of two costs",
    "When Zap enters, you may sacrifice an artifact or discard a card. If you do, draw a card.",
    { effect: { do: "may", cost: [{ pay: "anyOf", of: [[{ pay: "sacrifice" }], [{ pay: "discard" }]] }] } },
  ],
  [
    "118.12: mana or a card",
    "When Zap enters, you may discard a card or pay {2}. When you do, destroy target artifact.",
    { effect: { cost: [{ pay: "anyOf", of: [[{ pay: "discard" }], [{ pay: "mana", mana: "{2}" }]] }] } },
  ],
  [
    "611.2b: both must go on",
    "{T}: Gain control of target creature for as long as you control Zap and Zap remains tapped.",
    {
      effect: {
        duration: { while: { if: "exists", filter: { of: [{ is: "self" }, { is: "tapped" }, {}] } } },
      },
    },
  ],
  [
    "how many times it has resolved",
    "{R}: Draw a card. If this is the third time this ability has resolved this turn, draw a card.",
    { effect: { of: [{}, { condition: { ...RESOLVED, than: 3 } }] } },
  ],
  [
    "the same, said again",
    "{R}: Draw a card. If it's the second time, you gain 1 life.",
    { effect: { of: [{}, { condition: { ...RESOLVED, than: 2 } }] } },
  ],
  [
    "702.16j: protection of a player",
    "When Zap enters, you gain protection from everything until your next turn.",
    { effect: { effects: [{ static: "playerHas", keyword: "protection" }], duration: "yourNextTurn" } },
  ],
  [
    "two instructions for each",
    "When Zap enters, for each artifact you control, each opponent loses 1 life and you gain 1 life.",
    { effect: { do: "repeat", effect: { of: [{ do: "loseLife" }, { do: "gainLife" }] } } },
  ],
  [
    "quotes in quotes",
    "When Zap dies, create a 3/3 blue Fish creature token with \"When this token dies, create a 6/6 blue Whale creature token with 'When this token dies, draw a card.'\"",
    {
      effect: {
        token: {
          face: {
            abilities: [{ effect: { token: { face: { abilities: [{ effect: { do: "draw" } }] } } } }],
          },
        },
      },
    },
  ],
  [
    "114: an emblem is the source of its abilities",
    'You get an emblem with "Whenever you cast a spell, this emblem deals 1 damage to any target."',
    { effect: { do: "emblem", abilities: [{ effect: { do: "damage", source: { sel: "self" } } }] } },
  ],
  [
    "508.1: any creature attacks",
    "Whenever Zap attacks, if a Rat is attacking, draw a card.",
    { condition: { if: "exists", filter: { is: "and", of: [{ subtype: "Rat" }, { is: "attacking" }] } } },
  ],
  [
    "life of the event",
    "Whenever you gain life, you may pay {1}. If you do, put a +1/+1 counter on target creature for each 1 life you gained.",
    { effect: { then: { count: { n: "bound", name: "amount" } } } },
  ],
  [
    "113.8: who controls the spell or ability",
    "When a spell or ability an opponent controls causes you to discard this card, that player loses 5 life.",
    { effect: { do: "loseLife", player: { who: "bound", name: "causer" } } },
  ],
  [
    "what it comes off",
    "Whenever Zap becomes unattached from a permanent, sacrifice that permanent.",
    { effect: { do: "sacrifice", what: { sel: "bound", name: "other" } } },
  ],
  [
    "615: damage to you and to others",
    "Prevent all noncombat damage that would be dealt to you and creatures you control.",
    { effects: [{ static: "prevent", event: { on: "anyOf", of: [{ combat: false }, { combat: false }] } }] },
  ],
  [
    "two predicates of one turn",
    "{2}: Zap gets +4/-4 until end of turn and can attack this turn as though it didn't have defender.",
    { effect: { of: [{ do: "change" }, { do: "rule", effects: [{ as: "noDefender" }] }] } },
  ],
])
