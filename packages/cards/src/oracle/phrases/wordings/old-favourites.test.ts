import { wordings } from "../../testing/wordings.ts"

wordings("wordings of well-known cards", [
  [
    "608.2c: the rest of the cards in a sentence of their own",
    "When Zap enters, look at the top five cards of your library. You may reveal a colorless card from among them and put it into your hand. Then put the rest on the bottom of your library in any order.",
    { effect: { do: "dig", count: 5, take: { reveal: true, to: "hand" }, rest: { order: "chosen" } } },
  ],
  [
    "402.1: exactly so many cards in one's hand",
    "At the beginning of your upkeep, if you have exactly thirteen cards in your hand, you win the game.",
    { condition: { left: { n: "handSize", of: { who: "you" } }, op: "=", right: 13 } },
  ],
  [
    "205.3m: one creature type in common is enough",
    "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.",
    { effects: [{ changes: [{ power: { n: "count", filter: { of: [{}, {}, { is: "sharesType" }] } } }] }] },
  ],
  [
    "115.4: up to one player or planeswalker",
    "{T}: Zap deals 1 damage to up to one target player or planeswalker.",
    { targets: [{ filter: { type: "planeswalker" }, players: { who: "players" }, min: 0, max: 1 }] },
  ],
  [
    "118.7: activated abilities that cost more",
    "Activated abilities of white enchantments cost {3} more to activate.",
    { effects: [{ static: "cost", abilities: { is: "and" }, more: "{3}" }] },
  ],
  [
    "118.12a: what any player can prevent, said first",
    "{T}: Unless any player pays {2}, draw two cards.",
    { effect: { do: "unless", player: { who: "players" }, effect: { do: "draw", count: 2 } } },
  ],
  [
    "613.1f: what is granted stays when all others are lost",
    'All lands have "{T}: Add {R}" and lose all other abilities.',
    { effects: [{ changes: [{ change: "loseAbilities" }, { change: "addAbilities" }] }] },
  ],
  [
    "613.1f: with a size beside it",
    "Enchanted creature has base power and toughness 0/2, has defender, and loses all other abilities.",
    {
      effects: [{ changes: [{ change: "setPT" }, { change: "loseAbilities" }, { change: "addAbilities" }] }],
    },
  ],
])
