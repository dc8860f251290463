import { expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"
import { wordings } from "../../testing/wordings.ts"

const type = (of: string) => ({ is: "type", type: of })

wordings("qualities that are said shortly", [
  [
    "613.4b: base power alone",
    "{T}: Target creature with flying has base power 0 until end of turn.",
    { effect: { changes: [{ change: "setPT", power: 0 }] } },
  ],
  [
    "a designation that it lacks",
    "At the beginning of your upkeep, if Zap isn't prepared, it becomes prepared.",
    { condition: { if: "not", of: { filter: { is: "designation", of: "prepared" } } } },
  ],
  [
    "601.2a: a quality or a type of spells",
    "Whenever you cast a noncreature or Otter spell, draw a card.",
    { when: { spell: { is: "or", of: [{ is: "not" }, { is: "subtype", subtype: "Otter" }] } } },
  ],
  [
    "122.1: one counter of several kinds",
    "When Zap enters, put your choice of a menace, trample, or lifelink counter on it.",
    { effect: { do: "chooseOne", of: [{ label: "menace" }, { label: "trample" }, { label: "lifelink" }] } },
  ],
  [
    "121.3: players who can't draw",
    "Players can't draw cards.",
    { effects: [{ static: "cant", what: "draw", event: { on: "draw", player: { who: "players" } } }] },
  ],
])

wordings("one of each kind, and cards with something among them", [
  [
    "608.2d: one land of each basic land type",
    "When Zap enters, choose a land of each basic land type, then destroy those lands.",
    {
      effect: {
        of: [
          { what: { filter: type("land"), each: [{ subtype: "Plains" }, {}, {}, {}, {}] } },
          { do: "destroy", what: { sel: "bound", name: "chosen" } },
        ],
      },
    },
  ],
  [
    "608.2d: one permanent of each permanent type",
    "Each opponent chooses a permanent they control of each permanent type and sacrifices the rest.",
    { effect: { effect: { of: [{ what: { each: { length: 6 } } }, { do: "sacrifice" }] } } },
  ],
  [
    "608.2d: from among what is named before the kinds",
    "Each player chooses from among the permanents they control an artifact, a creature, and a land, then sacrifices the rest.",
    {
      effect: {
        effect: {
          of: [{ what: { each: [type("artifact"), type("creature"), type("land")] } }, { do: "sacrifice" }],
        },
      },
    },
  ],
  [
    "608.2d: from among what is named after the kinds",
    "Each player chooses an artifact, a creature, and a planeswalker from among the nonland permanents they control, then sacrifices the rest.",
    { effect: { effect: { of: [{ what: { each: { length: 3 } } }, { do: "sacrifice" }] } } },
  ],
  [
    "608.2d: from lands, one of each basic land type",
    "Each player chooses from the lands they control a land of each basic land type, then sacrifices the rest.",
    { effect: { effect: { of: [{ what: { each: { length: 5 } } }, { do: "sacrifice" }] } } },
  ],
  [
    "702.138a: cards with card types among them",
    "Escape—{B}, Exile any number of other cards from your graveyard with four or more card types among them.",
    { keyword: "escape", cost: [{}, { pay: "exile", among: { count: "cardTypes", least: 4 } }] },
  ],
  [
    "707.12: some of the copies of cards that were exiled as a cost",
    "{T}, Exile any number of red cards from your graveyard with five or more red mana symbols among their mana costs: Copy those exiled cards. You may cast up to two of the copies without paying their mana costs.",
    {
      cost: [{}, { among: { count: "R", least: 5 } }],
      effect: { do: "cast", copy: true, count: 2, what: { sel: "bound", name: "exiled" } },
    },
  ],
  [
    "400.1: the card is in the hand, not what has the counters",
    "{T}: You may put a creature card with mana value equal to the number of charge counters on Zap from your hand onto the battlefield.",
    { effect: { effect: { what: { zone: "hand", filter: { of: [{}, { than: { n: "counters" } }] } } } } },
  ],
  [
    "109.1: a card other than this one, in the graveyard",
    "When Zap enters, you may exile a creature card other than Zap from your graveyard.",
    { effect: { effect: { what: { zone: "graveyard", filter: { of: [{}, { is: "other" }] } } } } },
  ],
  [
    "615.7: the next time an object would deal damage",
    "{T}: The next time target creature would deal damage this turn, prevent that damage.",
    { effect: { do: "prevent", from: { sel: "target" }, times: 1 } },
  ],
  [
    "511.1: the end of combat on one player's turn",
    "At end of combat on your turn, draw a card.",
    { when: { on: "step", step: "endOfCombat", player: { who: "you" } } },
  ],
  [
    "118.12a: either of two payments",
    "{T}: Counter target spell unless that spell's controller pays {B} or {3}.",
    { effect: { do: "unless", cost: [{ pay: "anyOf" }] } },
  ],
  [
    "401.5: looking at the top card and playing lands from there",
    "You may look at the top card of your library any time, and you may play lands from the top of your library.",
    { effects: [{ static: "revealed" }, { static: "playFrom", top: true, landsOnly: true }] },
  ],
  [
    "601.2c: two targets that share no creature types, which fight each other",
    "When Zap enters, choose two target creatures that share no creature types. Those creatures fight each other.",
    {
      effect: { of: [{}, { do: "fight", a: { sel: "target", slot: 0 } }] },
      targets: [{ min: 2, max: 2, unlike: "creature" }],
    },
  ],
  [
    "205.1: supertypes, card types and subtypes",
    "{T}: Target creature gets +1/+1 until end of turn for each supertype, card type, and subtype it has.",
    { effect: { changes: [{ power: { n: "distinct", what: "typeLine" } }] } },
  ],
  [
    "205.1a: what it becomes, with its size and abilities",
    "{T}: Zap becomes a Kithkin Avatar with base power and toughness 8/8, flying, and first strike.",
    {
      effect: {
        changes: [{}, { power: 8 }, { abilities: [{ keyword: "flying" }, { keyword: "firstStrike" }] }],
      },
    },
  ],
  [
    "205.1a: with its size and one ability",
    "{T}: Zap becomes a Bird with base power and toughness 1/1 and flying until end of turn.",
    { effect: { changes: [{}, { power: 1 }, { abilities: [{ keyword: "flying" }] }] } },
  ],
  [
    "118.9: the first equip ability on each of one's own turns",
    "You may pay {0} rather than pay the equip cost of the first equip ability you activate during each of your turns.",
    { effects: [{ static: "keywordCost", first: true, during: "ownTurn" }] },
  ],
  [
    "118.9: a cost for a card without one",
    "As long as you've discarded a card this turn, you may pay {B/R} to cast this spell.",
    { effects: [{ static: "alternativeCost", self: true }], condition: { if: "happened" } },
  ],
  [
    "104.4: a player removes the last counter, and the game is a draw",
    "When you remove the last charge counter from Zap, the game is a draw.",
    { when: { on: "counters", last: true, by: { who: "you" } }, effect: { do: "drawGame" } },
  ],
  [
    "303.4f: an Aura is put onto the battlefield attached to a player",
    "When Zap dies, you may search your library for a Curse card, put it onto the battlefield attached to target player, then shuffle.",
    { effect: { effect: { do: "search", attachTo: { sel: "players" } } } },
  ],
  [
    "700.4: cards that were put into the graveyard are there",
    "When Zap enters, return to your hand all creature cards that were put into your graveyard from the battlefield this turn.",
    { effect: { what: { zone: "graveyard", filter: { of: [{}, { is: "thisTurn" }] } } } },
  ],
  [
    "105.2: cards of either color",
    "When Zap enters, each player returns all black and all red creature cards from their graveyard to the battlefield.",
    { effect: { effect: { what: { filter: { of: [{ is: "or" }, {}] } } } } },
  ],
  [
    "707.10: a copy wasn't cast",
    "When Zap enters, if you cast this spell during your main phase, draw a card.",
    { condition: { of: [{ if: "wasCast" }, {}, {}] } },
  ],
])

it("113.6: an ability that speaks of other cards in a graveyard functions on the battlefield", () => {
  const [ability] = abilities(
    "{T}: Return target card with mana value equal to the number of charge counters on Zap from your graveyard to your hand.",
  )
  expect(ability).toMatchObject({ targets: [{ zone: "graveyard" }] })
  expect(ability).not.toHaveProperty("zone")
})
