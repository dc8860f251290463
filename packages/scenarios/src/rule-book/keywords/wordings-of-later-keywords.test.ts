import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import {
  all,
  anything,
  both,
  bound,
  CREATURE,
  gains,
  inOrder,
  keyword,
  self,
  statically,
  target,
  theCreature,
  theEnchantment,
  theInstant,
  theSorcery,
  when,
  you,
} from "../testing/definitions.ts"
import {
  act,
  at,
  attack,
  can,
  cast,
  castBy,
  counters,
  creature,
  damage,
  enchantment,
  hand,
  has,
  inExile,
  instant,
  life,
  now,
  onStack,
  size,
  sorcery,
  there,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

describe("variants of later keywords", () => {
  const mount: Own = { ...creature("Nag", "3/3", "Saddle 1"), type_line: "Creature — Horse Mount" }
  shows("702.171c: a creature saddles as it is tapped for the cost", {
    a: {
      on: [
        mount,
        theCreature("Vaulter", "3/1", [
          when({ on: "action", action: "saddle", object: { is: "self" } }, gains(2)),
        ]),
      ],
    },
    choices: { A: ["Vaulter"] },
    script: [act("Nag", "Saddle"), now(onStack(2)), wait],
    then: [life("A", 22)],
  })
  shows("702.189b: one firebends as a firebending ability resolves", {
    a: {
      on: [
        creature("Cadet", "1/2", "Firebending 2"),
        theEnchantment("Fuel", [when({ on: "action", action: "firebend", player: you }, gains(3))]),
      ],
    },
    script: [attack("Cadet")],
    then: [life("A", 23)],
  })
  const gear = (by: number) => theSorcery("Gear Up", { do: "setSpeed", by })
  shows("702.179c: who has no speed and increases it by some has that much", {
    a: { hand: [gear(2)] },
    script: [cast("Gear Up"), wait],
    then: [{ check: "speed", player: "A", is: 2 }],
  })
  shows("702.178b: 'max speed' works from where the ability works that it gives", {
    a: {
      on: [enchantment("Engine", "Start your engines!"), [3, "Plains"]],
      graveyard: [
        creature("Surveyor", "2/2", "Max speed — {3}, Exile this card from your graveyard: Draw a card."),
      ],
      hand: [gear(3)],
    },
    script: [now(can("A", "{3}", false)), cast("Gear Up"), wait, act("Surveyor", "{3}"), wait],
    then: [hand("A", 1), inExile("A", "Surveyor")],
  })
  shows("702.143d: what becomes foretold has the cost that it is given", {
    a: {
      on: [[2, "Plains"]],
      hand: [
        theSorcery(
          "Foresight",
          inOrder(
            {
              do: "move",
              what: { sel: "choose", filter: anything, zone: "hand", of: you, count: 1 },
              to: "exile",
              faceDown: true,
              lookers: { who: "such", of: you, that: { if: "not", of: { if: "true" } } },
              bind: "it",
            },
            { do: "designate", what: bound("it"), as: "foretold" },
            {
              do: "change",
              what: bound("it"),
              duration: "permanent",
              changes: [
                {
                  change: "addAbilities",
                  abilities: [keyword("foretell", { cost: [{ pay: "mana", mana: "{2}" }] })],
                },
              ],
            },
          ),
        ),
        sorcery("Song", "You gain 4 life.", "{9}"),
      ],
    },
    choices: { A: ["Song"] },
    script: [
      cast("Foresight"),
      wait,
      now(can("A", "Cast Song", false)),
      now({ check: "sees", player: "B", card: "Song", is: false }),
      now({ check: "sees", player: "A", card: "Song", is: true }),
      at({ turn: 3 }, castBy("Song", "foretell")),
      at({ turn: 3 }, wait),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [life("A", 24)],
  })
  shows("702.21b: X of a ward cost is counted as it resolves", {
    a: {
      on: [[4, "Plains"]],
      hand: [instant("Dart", "This spell deals 1 damage to target creature.", "{0}")],
    },
    b: {
      on: [
        theCreature("Warden", "1/4", [
          keyword("ward", { cost: [{ pay: "manaTimes", mana: "{1}", times: { n: "power", of: self } }] }),
        ]),
      ],
      hand: [instant("Grow", "Target creature gets +3/+0 until end of turn.")],
    },
    script: [
      cast("Dart", "Warden"),
      at({ player: "B" }, { ...cast("Grow", "Warden"), when: { onStack: "Ward" } }),
      wait,
    ],
    choices: { A: [true] },
    then: [damage("Warden", 1), { check: "permanents", player: "A", card: "Plains", tapped: true, is: 4 }],
  })
  shows("702.22b: who loses banding loses 'bands with other' too", {
    a: {
      on: [
        theCreature(
          "Queen",
          "2/2",
          [keyword("bandsWithOther", { filter: { is: "supertype", supertype: "legendary" } })],
          { supertypes: ["legendary"] },
        ),
        theCreature("King", "2/2", [], { supertypes: ["legendary"] }),
      ],
      hand: [
        theInstant(
          "Estrange",
          {
            do: "change",
            what: target,
            duration: "endOfTurn",
            changes: [{ change: "loseKeywords", keywords: ["banding"] }],
          },
          { targets: [{ filter: CREATURE }] },
        ),
      ],
    },
    script: [
      now(has("Queen", "bands with other")),
      cast("Estrange", "Queen"),
      wait,
      now(has("Queen", "bands with other", false)),
    ],
  })
  shows(
    "702.29b, 702.53b, 702.77b: what has a keyword of the hand alone has an activated ability on the battlefield too",
    {
      a: {
        on: [
          theEnchantment("Petroglyphs", [
            statically({
              static: "modify",
              what: all(both(CREATURE, { is: "hasAbility", kind: "activated" })),
              changes: [{ change: "modifyPT", power: 2, toughness: 2 }],
            }),
          ]),
          bear,
          creature("Cyclist", "2/2", "Cycling {2}"),
          creature("Changer", "2/2", "Transmute {2}"),
          creature("Helper", "2/2", "Reinforce 1—{2}"),
        ],
      },
      then: [size("Old Bear", 2, 2), size("Cyclist", 4, 4), size("Changer", 4, 4), size("Helper", 4, 4)],
    },
  )
  shows("702.82b: what it devoured are the creatures sacrificed for it", {
    a: {
      on: [bear, ox, giant],
      hand: [
        theCreature("Chomper", "3/3", [
          keyword("devour", { n: 2 }),
          when(
            { on: "moves", object: { is: "self" }, to: "battlefield" },
            { do: "gainLife", amount: { n: "countOf", of: { sel: "linked", key: "devoured" } } },
          ),
        ]),
      ],
    },
    choices: { A: ["Old Bear", "Grey Ox", { stop: true }] },
    script: [cast("Chomper"), wait],
    then: [life("A", 22), counters("Chomper", "+1/+1", 4), there("A", "Big Giant")],
  })
})
