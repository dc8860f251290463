import { expect, it } from "vitest"
import { abilities } from "../testing/read.ts"

const YOU = { who: "you" }
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "601.2i: the second spell of the turn, whoever cast it",
    "Counter target spell that's the second spell cast this turn.",
    { targets: [{ filter: { is: "and", of: [{ is: "spell" }, { is: "nthCast", nth: 2 }] } }] },
  ],
  [
    "the first spell each turn",
    "The first spell you cast each turn has cascade.",
    {
      effects: [
        { what: { zone: "stack", filter: { of: [{ is: "controlledBy" }, { is: "nthCast", nth: 1 }] } } },
      ],
    },
  ],
  [
    "the next spell, counted from when the effect begins",
    "{T}: The next spell you cast this turn has convoke.",
    { effect: { do: "rule", effects: [{ what: { filter: { is: "nthCast", nth: "next", by: YOU } } }] } },
  ],
  [
    "106.6: what happens to a spell for which the mana is spent",
    "{T}: Add {R}. If that mana is spent on a Dragon creature spell, it gains haste until end of turn.",
    { effect: { mana: { rider: { effect: { do: "change", what: { sel: "bound", name: "it" } } } } } },
  ],
  [
    "106.6, 603.12: what triggers on it",
    "{T}: Add {G}. When you spend this mana to cast a Dragon creature spell, it enters with an additional +1/+1 counter on it and gains hexproof until your next turn.",
    { effect: { mana: { rider: { effect: { do: "reflexive", effect: { do: "sequence" } } } } } },
  ],
  [
    "608.2n: where a spell goes as it resolves, and the card in exile (400.7)",
    "Whenever you cast an instant or sorcery spell that targets a creature you control, exile that card instead of putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the next end step.",
    {
      effect: {
        effects: [
          {
            with: {
              of: [
                { do: "move", to: "exile" },
                { do: "delayed", effect: { what: { name: "moved" } } },
              ],
            },
          },
        ],
      },
    },
  ],
  [
    "several entering at once of which none was cast",
    "Whenever Zap and/or one or more other nontoken creatures you control enter, if none of them were cast or no mana was spent to cast them, draw a card.",
    {
      when: { batch: true },
      condition: { if: "or", of: [{ if: "not", of: { if: "wasCast" } }, { if: "compare" }] },
    },
  ],
  [
    "a name cast before in this game",
    "If Zap was cast from your hand and you've cast another spell named Zap this game, you win the game. Otherwise, you gain 7 life.",
    {
      effect: {
        condition: { of: [{ if: "castFrom" }, { left: { n: "castThisGame" }, op: ">=", right: 2 }] },
      },
    },
  ],
  [
    "120.4a: excess damage",
    "Zap deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.",
    { effect: { amount: 4, spill: { of: { who: "controllerOf" } } } },
  ],
  [
    "615.9: a source, you and your creatures; its colour is asked afterwards",
    "The next time a source of your choice would deal damage to you and/or creatures you control this turn, prevent that damage. If damage from a black source is prevented this way, you gain that much life.",
    {
      effect: {
        toKind: { is: "and" },
        then: { condition: { of: { name: "source" } }, then: { amount: { name: "prevented" } } },
      },
    },
  ],
  [
    "603.12: damage prevented, that much and that source",
    "The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is prevented this way, Zap deals that much damage to that source's controller.",
    {
      effect: {
        then: {
          do: "reflexive",
          effect: { amount: { name: "prevented" }, to: { of: { of: { sel: "bound", name: "source" } } } },
        },
      },
    },
  ],
  [
    "603.7: the next of several deeds",
    "When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this turn, copy that spell or ability twice. You may choose new targets for the copies.",
    { effect: { when: { of: [{ on: "cast" }, { on: "cast" }, { on: "activates", loyalty: true }] } } },
  ],
  [
    "107.3: X is doubled",
    "Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X.",
    { effect: { do: "doubleX" } },
  ],
  [
    "122.8: the counters of what left",
    "When Zap dies, put its counters on target creature you control.",
    { effect: { do: "copyCounters", from: { sel: "self" }, to: { sel: "target", slot: 0 } } },
  ],
  [
    "603.6: it works in exile, and 'it' is the card",
    "When a legendary creature you control attacks and isn't blocked, if Zap is exiled, put it onto the battlefield attacking.",
    { zone: "exile", effect: { what: { sel: "self" } } },
  ],
  [
    "601.2c: the other player chooses the target",
    "At the beginning of each player's upkeep, that player chooses target player who controls more lands than they do and is their opponent. The first player may draw a card.",
    { targets: [{ by: { who: "active" } }], effect: { effect: { do: "may", player: { who: "active" } } } },
  ],
  [
    "targets on the battlefield or in a graveyard",
    "Whenever Zap trains, exile up to one other target creature from the battlefield or creature card from a graveyard.",
    { targets: [{ zone: ["battlefield", "graveyard"], min: 0, max: 1 }] },
  ],
]

it.each(ROWS)("%s", (_what, text, shape) => {
  expect(abilities(text)[0]).toMatchObject(shape)
})
