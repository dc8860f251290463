import { describe, expect, it } from "vitest"
import { abilities } from "../testing/read.ts"

const GIVEN = { sel: "bound", name: "givenUp" }
/** A phrase by what it speaks of, a sentence with it, and what must be in its first ability. */
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "each of several targets",
    "Up to two target creatures each get +1/+0 and gain trample until end of turn.",
    { effect: { do: "change", changes: [{ change: "modifyPT" }, { change: "addAbilities" }] } },
  ],
  [
    "205.1a: another creature type alone leaves the card types",
    "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.",
    {
      effect: {
        changes: [
          { change: "loseAbilities" },
          { change: "setSubtypes", of: "creature", subtypes: ["Frog"] },
          { change: "setColors", colors: ["U"] },
          { change: "setPT", power: 1, toughness: 1 },
        ],
      },
    },
  ],
  [
    "702.16g: two protections that are given",
    "Equipped creature gets +2/+2 and has protection from red and from blue.",
    {
      effects: [
        {
          changes: [
            {},
            {
              abilities: [
                { keyword: "protection", filter: { color: "R" } },
                { keyword: "protection", filter: { color: "U" } },
              ],
            },
          ],
        },
      ],
    },
  ],
  [
    "118.3: as many as there are",
    "{2}, Sacrifice all lands you control: Draw a card.",
    { cost: [{}, { pay: "sacrifice", count: { n: "count", filter: { is: "and" } } }] },
  ],
  [
    "a player as the target",
    "Whenever you become the target of a spell or ability an opponent controls, draw a card.",
    { when: { on: "targeted", player: { who: "you" }, by: { is: "controlledBy" } } },
  ],
  ["phasing in", "Whenever Zap phases in, draw a card.", { when: { on: "phases", out: false } }],
  [
    "a face that it turns to",
    "Whenever Zap enters or transforms into Zap, you gain 2 life.",
    { when: { on: "anyOf", of: [{ on: "moves" }, { on: "transforms" }] } },
  ],
  [
    "509.1: creatures that blocked or were blocked",
    "At end of combat, destroy each creature that blocked or was blocked this turn.",
    { when: { on: "step", step: "endOfCombat" }, effect: { what: { sel: "all" } } },
  ],
  [
    "603.2c: damage to one or more creatures",
    "Whenever Zap deals damage to one or more creatures, draw a card.",
    { when: { on: "damage", to: { type: "creature" }, batch: true } },
  ],
  [
    "who cast no such spell",
    "At the beginning of each opponent's end step, if that player didn't cast a creature spell this turn, draw a card.",
    { condition: { if: "not", of: { if: "happened", event: { on: "cast", by: { name: "player" } } } } },
  ],
  [
    "what is another's",
    "Whenever you cast a noncreature spell you don't own, draw a card.",
    { when: { spell: { of: [{ is: "not" }, { is: "not", of: { is: "ownedBy" } }] } } },
  ],
  [
    "all mana that was spent",
    "Zap enters with a +1/+1 counter on it for each mana spent to cast it.",
    { effects: [{ counters: [{ count: { n: "manaSpent" } }] }] },
  ],
  [
    "119.7, 119.8: a life total that can't change",
    "Your life total can't change.",
    { effects: [{ event: { on: "gainLife" } }, { event: { on: "loseLife" } }] },
  ],
  [
    "614.17: counters that can't be put",
    "Creatures you control can't have -1/-1 counters put on them.",
    { effects: [{ static: "cant", event: { on: "counters", kind: "-1/-1" } }] },
  ],
  [
    "more of the same tokens instead",
    "Create a token that's a copy of target creature. If Zap was kicked, create five of those tokens instead.",
    {
      effect: {
        do: "if",
        then: { do: "createCopyToken", count: 5, of: { sel: "target", slot: 0 } },
        else: { do: "createCopyToken", of: { sel: "target", slot: 0 } },
      },
    },
  ],
  ["702.14c: snow landwalk", "Snow swampwalk", { keyword: "landwalk", filter: { is: "and" } }],
  [
    "a player with hexproof for a while",
    "You gain hexproof until your next turn.",
    { effect: { do: "rule", effects: [{ static: "playerHas" }], duration: "yourNextTurn" } },
  ],
  [
    "a spell or a permanent of a kind, whose they both are",
    "Return target spell or nonland permanent an opponent controls to its owner's hand.",
    {
      targets: [
        {
          filter: { is: "and", of: [{ is: "or", of: [{ is: "spell" }, {}] }, { is: "controlledBy" }] },
          zone: ["battlefield", "stack"],
        },
      ],
    },
  ],
  [
    "608.2d: one of several counters",
    "Put your choice of a flying counter, a reach counter, or a trample counter on target creature.",
    { effect: { do: "chooseOne", of: [{ label: "flying" }, { label: "reach" }, { label: "trample" }] } },
  ],
  [
    "118.8: what is paid besides for a card in the graveyard",
    "You may cast Zap from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.",
    { effects: [{ zone: "graveyard", additionalCost: [{ pay: "life" }, { pay: "discard" }] }] },
  ],
  [
    "ninety-nine more",
    "Zap can block an additional ninety-nine creatures each combat.",
    { effects: [{ static: "canBlockAdditional", count: 99 }] },
  ],
  [
    "those who could give up nothing",
    "Whenever Zap attacks, each opponent discards a card. Each opponent who can't loses 3 life.",
    {
      effect: {
        of: [
          { do: "discard", bind: "givenUp" },
          {
            do: "loseLife",
            player: { who: "such", that: { left: { of: { of: GIVEN } }, op: "=", right: 0 } },
          },
        ],
      },
    },
  ],
  [
    "those who chose to give up nothing",
    "When Zap enters, each opponent may sacrifice a creature. Each opponent who doesn't loses 2 life.",
    {
      effect: {
        of: [
          { do: "forEachPlayer", effect: { do: "may", effect: { do: "sacrifice", bind: "givenUp" } } },
          {
            do: "loseLife",
            player: { who: "such", that: { left: { of: { filter: { is: "controlledBy" } } } } },
          },
        ],
      },
    },
  ],
  [
    "what happens if another player can't",
    "At the beginning of each player's upkeep, that player sacrifices a creature. If that player can't, they lose 2 life.",
    { effect: { of: [{ do: "sacrifice" }, { do: "if", condition: { if: "not" } }] } },
  ],
  ["724.1: the turn ends", "When Zap enters, end the turn.", { effect: { do: "endTurn" } }],
]

describe("wordings that are read, and spelled as they were", () => {
  it.each(ROWS)("%s", (_what, text, shape) => {
    expect(abilities(text)[0]).toMatchObject(shape)
  })
})
