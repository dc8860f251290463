import { describe, expect, it } from "vitest"
import { abilities } from "../testing/read.ts"

/** A phrase by what it speaks of, a sentence with it, and what must be in its first ability. */
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "701.47: amass is no third person",
    "When Zap enters, amass Orcs 2.",
    { effect: { do: "action", action: "amass", text: "Orc", count: 2 } },
  ],
  [
    "damage that is no combat damage",
    "Whenever a source you control deals noncombat damage to an opponent, draw a card.",
    { when: { on: "damage", player: { who: "opponents" }, combat: false } },
  ],
  [
    "701.63: a permanent endures",
    "When Zap enters, it endures 2.",
    { effect: { do: "action", action: "endure", count: 2 } },
  ],
  [
    "615: what would be dealt to all of a kind",
    "Prevent all noncombat damage that would be dealt to creatures you control.",
    { effects: [{ static: "prevent", event: { on: "damage", combat: false } }] },
  ],
  [
    "118.9: a cost instead under a condition",
    "If it's not your turn, you may pay {R} rather than pay Zap's mana cost.",
    { effects: [{ static: "alternativeCost", self: true, condition: { if: "not" } }], zone: "hand" },
  ],
  [
    "702.16g: three protections",
    "Protection from Vampires, from Werewolves, and from Zombies",
    { keyword: "protection" },
  ],
  [
    "603.2c: players who lose exactly so much",
    "Whenever one or more opponents each lose exactly 1 life, draw a card.",
    { when: { on: "loseLife", player: { who: "opponents" }, amount: { op: "=", than: 1 }, batch: true } },
  ],
  [
    "603.2c: damage to one or more players at once",
    "Whenever one or more creatures you control deal combat damage to one or more players, draw a card.",
    { when: { on: "damage", player: { who: "players" }, combat: true, batch: true, together: true } },
  ],
  [
    "the controller of the damaging creatures",
    "Whenever one or more creatures an opponent controls deal combat damage to one or more of your opponents, you and the controller of those creatures each draw a card.",
    {
      effect: {
        player: {
          who: "union",
          of: [{ who: "you" }, { who: "controllerOf", of: { sel: "bound", name: "source" } }],
        },
      },
    },
  ],
  [
    "611.2b: until your next end step",
    "Whenever you gain life, exile the top card of your library. Until your next end step, you may play that card.",
    { effect: { of: [{ do: "move" }, { do: "permitPlay", duration: "yourNextEndStep" }] } },
  ],
  [
    "cards that may be played without paying",
    "Whenever Zap deals combat damage to a player, that player exiles the top two cards of their library. Until end of turn, you may play those cards without paying their mana costs.",
    { effect: { of: [{ do: "move" }, { do: "permitPlay", duration: "endOfTurn", free: true }] } },
  ],
  [
    "614.12: what goes to the graveyard unless something is sacrificed",
    "If Zap would enter, sacrifice a Plains instead. If you do, put Zap onto the battlefield. If you don't, put it into its owner's graveyard.",
    {
      effects: [
        { static: "enters", what: "self", unlessPays: [{ pay: "sacrifice" }], elsewhere: "graveyard" },
      ],
    },
  ],
  [
    "603.8: a number of permanents as a state",
    "When you control seven or more Thrulls, sacrifice Zap.",
    { when: { on: "state", condition: { if: "exists", atLeast: 7 } } },
  ],
  [
    "a card that returns to the hand",
    "When Zap is put into your hand from your graveyard, you gain 2 life.",
    { when: { on: "moves", from: "graveyard", to: "hand" } },
  ],
  [
    "it is the card that was discarded",
    "Whenever you discard a card, if it has madness, untap Zap.",
    { condition: { of: { sel: "bound", name: "it" }, filter: { is: "keyword", keyword: "madness" } } },
  ],
  [
    "that source is what dealt the damage",
    "Whenever a source an opponent controls deals damage to you, that source's controller loses 1 life.",
    { effect: { player: { who: "controllerOf", of: { sel: "bound", name: "source" } } } },
  ],
  [
    "countering unless a card is discarded",
    "Counter target spell unless its controller discards their hand.",
    { effect: { do: "counter", unlessPays: [{ pay: "discard", hand: true }] } },
  ],
  [
    "another target creature in a change of control",
    "When Zap enters, gain control of another target creature until end of turn.",
    { effect: { do: "change", duration: "endOfTurn" }, targets: [{ filter: { of: [{ is: "other" }, {}] } }] },
  ],
  [
    "106.12b: what lands produce instead",
    "If a land is tapped for mana, it produces {B} instead of any other type and amount.",
    { effects: [{ static: "manaBonus", object: { type: "land" }, replaceWith: { mana: "{B}" } }] },
  ],
  [
    "106.12b: three times as much mana",
    "If you tap a permanent for mana, it produces three times as much of that mana instead.",
    { effects: [{ static: "manaBonus", by: { who: "you" }, multiply: 3 }] },
  ],
  [
    "118.9: another cost for all spells",
    "You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast.",
    { effects: [{ static: "alternativeCost", by: { who: "you" }, spells: { is: "any" } }] },
  ],
  ["702.124m: Doctor's companion", "Doctor's companion", { keyword: "partner", text: "Doctor's companion" }],
  [
    "701.43: what is exerted is yours",
    "Whenever you exert a creature, draw a card.",
    { when: { on: "exerts", creature: { of: [{ type: "creature" }, { is: "controlledBy" }] } } },
  ],
  [
    "609.4b: mana from snow sources of any color, for cards in exile",
    "You may cast spells from among cards in exile your opponents own with ice counters on them, and you may spend mana from snow sources as though it were mana of any color to cast those spells.",
    { effects: [{ static: "playFrom", zone: "exile", castOnly: true, anyMana: "snow" }] },
  ],
  [
    "601.3: lands and spells from the top of the library",
    "You may play lands and cast spells from the top of your library.",
    { effects: [{ static: "playFrom", zone: "library", top: true, of: { who: "you" } }] },
  ],
  [
    "no creature spells",
    "You can't cast creature spells.",
    { effects: [{ static: "cantCast", who: { who: "you" } }] },
  ],
  [
    "205.1a: what loses all abilities and is something else",
    "Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.",
    {
      effects: [
        {
          what: { sel: "attachedTo" },
          changes: [
            { change: "loseAbilities" },
            { change: "setTypes", types: ["creature"] },
            { change: "setSubtypes", of: "creature", subtypes: ["Frog"] },
            { change: "setColors", colors: ["U"] },
            { change: "setPT", power: 1, toughness: 1 },
          ],
        },
      ],
    },
  ],
  [
    "508.1d, 509.1c: attacks or blocks",
    "Zap attacks or blocks each combat if able.",
    { effects: [{ static: "mustAttack" }, { static: "mustBlock" }] },
  ],
  [
    "enchanted or equipped: each of them is enough",
    "Creatures you control that are enchanted or equipped have double strike.",
    { effects: [{ what: { filter: { of: [{ is: "type" }, { is: "controlledBy" }, { is: "or" }] } } }] },
  ],
  [
    "702.16: protection from colored spells leaves colored permanents alone",
    "Protection from colored spells",
    {
      keyword: "protection",
      filter: { is: "and", of: [{ is: "spell" }, { is: "not", of: { is: "colorless" } }] },
    },
  ],
  [
    "731.1: day comes with it where neither is",
    "If it's neither day nor night, it becomes day as Zap enters.",
    { effects: [{ static: "enters", condition: { if: "dayNight", is: "neither" } }] },
  ],
  [
    "107.4h: snow mana that was spent",
    "When Zap enters, if {S} was spent to cast Zap, draw a card.",
    { condition: { if: "compare", left: { n: "manaSpent", kind: "snow" } } },
  ],
  [
    "118.12: what somebody else sacrifices is of their choice",
    "When Zap enters, it deals 5 damage to target opponent unless that player sacrifices a creature of their choice.",
    { effect: { do: "unless", player: { who: "target" }, cost: [{ pay: "sacrifice" }] } },
  ],
  [
    "100.2a: cards of a deck",
    "A deck can have up to nine cards named Zap.",
    { effects: [{ static: "deckCopies", max: 9 }] },
  ],
  [
    "407.3: a card for games that are played for ante",
    "Remove this card from your deck before playing if you're not playing for ante.",
    { effects: [{ static: "forAnte" }] },
  ],
  [
    "115.1: one of each of three kinds",
    "When Zap enters, destroy up to one target artifact, up to one target creature, and up to one target land.",
    { effect: { do: "destroy", what: { sel: "union" } }, targets: [{ max: 1 }, { max: 1 }, { max: 1 }] },
  ],
  [
    "404.1: that player is the owner of the graveyard",
    "Whenever a permanent is put into an opponent's graveyard, that player loses 1 life.",
    { effect: { do: "loseLife", player: { who: "ownerOf", of: { name: "it" } } } },
  ],
  [
    "several are returned as a cost",
    "Return three snow lands you control to their owner's hand: Draw a card.",
    { cost: [{ pay: "return", count: 3 }] },
  ],
  [
    "106.1: mana of two colors",
    "{T}: Add three mana in any combination of {R} and/or {G}.",
    { effect: { do: "addMana", mana: { choice: ["{R}", "{G}"], amount: 3, each: true } } },
  ],
]

describe("phrases", () => {
  for (const [what, text, shape] of ROWS)
    it(what, () => {
      expect(abilities(text)[0]).toMatchObject(shape)
    })
})
