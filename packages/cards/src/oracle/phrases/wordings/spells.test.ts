import { expect, it } from "vitest"
import { abilities } from "../../testing/read.ts"

const YOU = { who: "you" }
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "601.2i: the second spell of the turn, whoever cast it",
    "Counter target spell that's the second spell cast this turn.",
    { targets: [{ filter: { is: "and", of: [{ is: "spell" }, { is: "nthCast", nth: 2 }] } }] },
  ],
  [
    "701.18a: where from, said once of playing and of casting",
    "Whenever you play a land or cast a spell from anywhere other than your hand, draw a card.",
    { when: { of: [{ on: "moves", cause: "play", notFrom: "hand" }, { on: "cast" }] } },
  ],
  [
    "701.18a: the same of one zone",
    "Whenever you play a land or cast a spell from exile, draw a card.",
    { when: { of: [{ on: "moves", cause: "play", from: "exile" }, { on: "cast" }] } },
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
    "701.30d: winning a clash",
    "Whenever you clash and win, you may draw a card.",
    { when: { action: "winsClash" } },
  ],
  [
    "the spell that is countered, not the card that was revealed",
    "Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that spell if it has the same mana value as the revealed card.",
    {
      effect: { then: { condition: { left: { of: { name: "it" } }, right: { of: { name: "revealed" } } } } },
    },
  ],
  [
    "a permission until another card is exiled",
    "{T}, Pay {E}{E}: Exile the top card of your library. You may play it until you exile another card with Zap.",
    { effect: { of: [{}, { duration: { while: { filter: { is: "exiledWith", last: true } } } }] } },
  ],
  [
    "601.3: cast from the graveyard at another price, entering with counters",
    "You may cast Zap from your graveyard by paying {W}{U}{B}{R}{G} rather than paying its mana cost. If you do, it enters with two +1/+1 counters on it.",
    { effects: [{ static: "playFrom", cost: [{ pay: "mana" }], with: [{ change: "addAbilities" }] }] },
  ],
  [
    "701.9c: discarded because of an opponent",
    "If a spell or ability an opponent controls causes you to discard Zap, put it onto the battlefield instead of putting it into your graveyard.",
    {
      effects: [
        { event: { cause: "discard", causer: { who: "opponents" } }, alter: { zone: "battlefield" } },
      ],
    },
  ],
  [
    "602.2b: an ability by what it targets, and the ability that is copied",
    "Whenever you activate an ability that targets a creature or player, copy that ability. You may choose new targets for the copy.",
    { when: { ability: { is: "targets", players: { who: "players" } } }, effect: { of: { name: "it" } } },
  ],
  [
    "614.1a: tokens instead of others",
    "If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.",
    { effects: [{ alter: { to: "token", effect: { count: { name: "amount" } } } }] },
  ],
  [
    "614.1a: tokens beside others",
    "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.",
    { effects: [{ alter: { to: "addition", effect: { count: { name: "amount" } } } }] },
  ],
  [
    "611.2: a rule until your next turn",
    "When Zap enters, return target creature an opponent controls to its owner's hand. That creature's owner can't cast spells with the same name as that creature until your next turn.",
    { effect: { of: [{}, { do: "rule", effects: [{ static: "cantCast" }], duration: "yourNextTurn" }] } },
  ],
  [
    "118.8: life for each target",
    "Zap costs 3 life more to cast for each target.",
    { effects: [{ cost: [{ pay: "life", amount: { n: "times", of: 3 } }] }] },
  ],
  [
    "what was dealt and lost this turn",
    "Target player loses life equal to the damage already dealt to that player this turn.",
    { effect: { amount: { n: "thisTurn", event: { on: "damage" }, sum: "amount" } } },
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
