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
  [
    "106.13: unspent mana is lost, and another player adds it",
    "{T}: Target player activates a mana ability of each land they control. Then that player loses all unspent mana and you add the mana lost this way.",
    {
      effect: {
        of: [
          { do: "activateForMana", player: { who: "target" }, of: { type: "land" } },
          { do: "loseMana", player: { who: "target" }, to: { who: "you" } },
        ],
      },
    },
  ],
  [
    "106.4: unspent mana is lost",
    "{T}: Tap all lands target player controls and that player loses all unspent mana.",
    { effect: { of: [{ do: "tap" }, { do: "loseMana", player: { who: "target" } }] } },
  ],
  [
    "701.9b: a card of a kind at random",
    "{T}: Target opponent reveals their hand and discards a creature card at random.",
    {
      effect: {
        of: [{ do: "reveal" }, { do: "discard", count: 1, filter: { type: "creature" }, random: true }],
      },
    },
  ],
  [
    "106.7: what permanents of a kind could produce",
    "{T}: Add one mana of any color that a basic land you control could produce.",
    { effect: { mana: { couldProduce: { is: "and" }, colorsOnly: true } } },
  ],
  [
    "106.7: of any type",
    "{T}: Add one mana of any type that a Gate you control could produce.",
    { effect: { mana: { couldProduce: { is: "and" } } } },
  ],
  [
    "404.1: so many cards in one's graveyard",
    "When Zap enters, if you have four or more creature cards in your graveyard, draw a card.",
    { condition: { zone: "graveyard", atLeast: 4, filter: { type: "creature" } } },
  ],
  [
    "109.5: none under any opponent's control",
    "At the beginning of your upkeep, if your opponents control no creatures, Zap deals 4 damage to you.",
    { condition: { if: "not", of: { filter: { of: [{}, { player: { who: "opponents" } }] } } } },
  ],
  [
    "305.2: up to so many additional lands",
    "{T}: You may play up to three additional lands this turn.",
    { effect: { do: "permitLandPlays", count: 3 } },
  ],
  [
    "614.16: tokens under anybody's control",
    "If one or more tokens would be created, twice that many of those tokens are created instead.",
    { effects: [{ static: "alter", event: { on: "token", by: { who: "players" } } }] },
  ],
  [
    "601.3: a spell that is forbidden unless something happened",
    "You can't cast Zap unless an opponent lost life this turn.",
    { effects: [{ static: "cantCast", self: true, unless: { if: "happened" } }] },
  ],
])
