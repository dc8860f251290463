import { describe } from "vitest"
import { bear, giant, kill } from "../testing/cards.ts"
import { upkeep } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  attack,
  C,
  can,
  card,
  cast,
  color,
  counters,
  creature,
  enchantment,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  life,
  manaValue,
  now,
  onStack,
  size,
  sorcery,
  subtype,
  tapped,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("activated keywords", () => {
  shows("702.87a: level up: a level counter, as a sorcery", {
    a: { on: [creature("Pupil", "1/1", "Level up {0}")] },
    script: [act("Pupil", "Level up"), wait],
    then: [counters("Pupil", "level", 1)],
  })
  shows("702.107a: outlast: tapped for a counter", {
    a: { on: [creature("Sentry", "1/1", "Outlast {0}")] },
    script: [act("Sentry", "Outlast"), wait],
    then: [counters("Sentry", "+1/+1", 1), tapped("Sentry")],
  })
  shows("702.71a: transfigure: sacrificed for a creature of its mana value from the library", {
    a: {
      on: [creature("Wizard", "1/1", "Transfigure {0}", "Wizard", "{2}")],
      library: [creature("Equal", "4/4", "", "Ape", "{2}"), bear],
    },
    script: [act("Wizard", "Transfigure"), wait],
    targets: { A: ["Equal"] },
    then: [there("A", "Equal"), inGraveyard("A", "Wizard")],
  })
  shows("702.53a: transmute: discarded for a card of its mana value", {
    a: {
      hand: [sorcery("Tolaria", "Transmute {0}", "{2}")],
      library: [creature("Equal", "4/4", "", "Ape", "{2}"), bear],
    },
    script: [act("Tolaria", "Transmute"), wait],
    targets: { A: ["Equal"] },
    then: [inHand("A", "Equal"), inGraveyard("A", "Tolaria")],
  })
  shows("702.29e: typecycling: discarded for a card of the type", {
    a: { hand: [creature("Boar", "5/5", "Forestcycling {0}", "Boar", "{6}")], library: ["Forest", bear] },
    script: [act("Boar", "Forestcycling"), wait],
    targets: { A: ["Forest"] },
    then: [inHand("A", "Forest"), inGraveyard("A", "Boar")],
  })
  shows("702.29d: 'cycles or discards' triggers once for a cycled card", {
    a: {
      on: [enchantment("Drake", "Whenever you cycle or discard a card, you gain 1 life.")],
      hand: [creature("Boar", "5/5", "Cycling {0}")],
    },
    script: [act("Boar", "Cycling"), wait],
    then: [life("A", 21)],
  })
  shows("702.77a: reinforce: discarded for N counters on a creature", {
    a: { on: [bear], hand: [creature("Helper", "1/1", "Reinforce 2—{0}")] },
    script: [act("Helper", "Reinforce", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 2), inGraveyard("A", "Helper")],
  })
  shows("702.97a: scavenge: exiled from the graveyard for as many counters as its power", {
    a: { on: [bear], graveyard: [creature("Corpse", "3/1", "Scavenge {0}")] },
    script: [act("Corpse", "Scavenge", "Old Bear"), wait],
    then: [counters("Old Bear", "+1/+1", 3), inExile("A", "Corpse")],
  })
  shows("702.128a, 702.128b: embalm: a white Zombie copy without a mana cost", {
    a: { graveyard: [creature("Mummy", "3/1", "Embalm {0}", "Human", "{3}")] },
    script: [act("Mummy", "Embalm"), wait],
    then: [
      there("A", "Mummy"),
      subtype("Mummy", "Zombie"),
      color("Mummy", "W"),
      manaValue("Mummy", 0),
      inExile("A", "Mummy"),
    ],
  })
  shows("702.129a: eternalize: a black 4/4 Zombie copy", {
    a: { graveyard: [creature("Mummy", "3/1", "Eternalize {0}", "Human", "{3}")] },
    script: [act("Mummy", "Eternalize"), wait],
    then: [size("Mummy", 4, 4), subtype("Mummy", "Zombie"), color("Mummy", "B")],
  })
  shows("702.84a: unearth: back with haste, and exiled at the end", {
    a: { graveyard: [creature("Dregs", "3/1", "Unearth {0}")] },
    script: [act("Dregs", "Unearth"), wait, attack("Dregs")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 17), inExile("A", "Dregs")],
  })
  shows("702.141a: encore: a copy for each opponent, which attacks them", {
    a: { graveyard: [creature("Diva", "3/1", "Encore {0}")] },
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    script: [act("Diva", "Encore"), wait, attack("Diva"), attack("Diva", C)],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 17), life("C", 17), there("A", "Diva", 0)],
  })
  shows("702.141a, 603.7: all the tokens of one encore are sacrificed together, by one delayed ability", {
    a: {
      on: [enchantment("Bier", "Whenever one or more creatures you control die, you gain 1 life.")],
      graveyard: [creature("Diva", "3/1", "Encore {0}")],
    },
    c: {},
    d: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C", "D"],
    script: [
      act("Diva", "Encore"),
      wait,
      now(there("A", "Diva", 3)),
      now(has("Diva", "haste")),
      at({ step: "end" }, now(onStack(1))),
    ],
    stopAt: { turn: 2, step: "upkeep" },
    then: [there("A", "Diva", 0), life("A", 21)],
  })
  shows("702.84a: only haste is given to it: without abilities it is exiled all the same as it leaves", {
    a: {
      graveyard: [creature("Dregs", "3/1", "Unearth {0}")],
      hand: [instant("Frog", "Target creature loses all abilities until end of turn."), kill],
    },
    script: [act("Dregs", "Unearth"), wait, cast("Frog", "Dregs"), wait, cast("Kill", "Dregs"), wait],
    then: [inExile("A", "Dregs")],
  })
  shows("702.49a: ninjutsu: an unblocked attacker goes back to hand for the Ninja, which attacks", {
    a: { on: [bear], hand: [creature("Ninja", "4/4", "Ninjutsu {0}", "Ninja", "{9}")] },
    script: [attack("Old Bear"), at({ step: "declareBlockers" }, act("Ninja", "Ninjutsu"))],
    choices: { A: ["Old Bear"] },
    then: [life("B", 16), inHand("A", "Old Bear")],
  })
  shows("702.57a, 702.57b: forecast: from the hand, in one's own upkeep, once", {
    a: {
      hand: [creature("Sage", "1/1", "Forecast — {0}, Reveal this card from your hand: You gain 2 life.")],
    },
    script: [
      at(upkeep(1), act("Sage", "Forecast")),
      at(upkeep(1), wait),
      at(upkeep(1), now(can("A", "Forecast", false))),
      now(can("A", "Forecast", false)),
    ],
    then: [life("A", 22), inHand("A", "Sage")],
  })
  shows("702.171a, 702.171b: saddle: other creatures are tapped, and it is saddled until the turn ends", {
    a: {
      on: [
        creature(
          "Horse",
          "3/3",
          "Whenever this creature attacks while saddled, you gain 3 life.\nSaddle 2",
          "Horse",
        ),
        bear,
      ],
    },
    script: [act("Horse", "Saddle"), wait, attack("Horse")],
    choices: { A: ["Old Bear"] },
    then: [life("A", 23), tapped("Old Bear")],
  })
  shows("702.184a: station: another creature is tapped for as many charge counters as its power", {
    a: { on: [artifact("Ship", "Station"), giant] },
    script: [act("Ship", "Station"), wait],
    choices: { A: ["Big Giant"] },
    then: [counters("Ship", "charge", 5), tapped("Big Giant")],
  })
  shows("702.177a: exhaust: once only", {
    a: { on: [creature("Racer", "1/1", "Exhaust — {0}: Put a +1/+1 counter on this creature.")] },
    script: [
      act("Racer", "Exhaust"),
      wait,
      now(can("A", "Exhaust", false)),
      at({ turn: 3 }, now(can("A", "Exhaust", false))),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [counters("Racer", "+1/+1", 1)],
  })
  const again =
    "During your turn, as long as you haven't activated an exhaust ability this turn, you may activate exhaust abilities as though they haven't been activated."
  shows("702.177b: exhausting again is possible until an exhaust ability has been activated", {
    a: {
      on: [
        creature("Racer", "1/1", "Exhaust — {0}: Put a +1/+1 counter on this creature."),
        enchantment("Refill", again),
      ],
    },
    script: [
      act("Racer", "Exhaust"),
      wait,
      now(can("A", "Exhaust", false)),
      at({ turn: 2 }, now(can("A", "Exhaust", false))),
      at({ turn: 3 }, act("Racer", "Exhaust")),
      at({ turn: 3 }, wait),
      at({ turn: 3 }, now(can("A", "Exhaust", false))),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [counters("Racer", "+1/+1", 2)],
  })
  shows("702.177b: beginning to exhaust counts: used mana can't be exhausted again to pay for it", {
    a: {
      on: [
        creature("Racer", "1/1", "Exhaust — {1}{G}: Put a +1/+1 counter on this creature."),
        creature("Other", "1/1", "{G}{G}: Put a +1/+1 counter on this creature."),
        artifact("Spring", "Exhaust — {T}: Add {G}{G}."),
        enchantment("Refill", again),
      ],
    },
    script: [
      act("Other", "{G}{G}"),
      wait,
      at({ turn: 3 }, now(can("A", "Exhaust — {1}{G}", false))),
      at({ turn: 3 }, now(can("A", "{G}{G}: Put"))),
      at({ turn: 3 }, act("Other", "{G}{G}")),
      at({ turn: 3 }, wait),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [counters("Other", "+1/+1", 2), counters("Racer", "+1/+1", 0)],
  })
  shows("605.3b: an exhausted mana ability triggers what watches for exhaust abilities", {
    a: {
      on: [
        creature("Other", "1/1", "{G}{G}: Put a +1/+1 counter on this creature."),
        artifact("Spring", "Exhaust — {T}: Add {G}{G}."),
        enchantment("Crowd", "Whenever you activate an exhaust ability, you gain 1 life."),
      ],
    },
    script: [act("Other", "{G}{G}"), wait],
    then: [life("A", 21)],
  })
  shows("702.161a: living metal: a creature in its controller's turn only", {
    a: { on: [{ ...card("Robot", "Artifact — Vehicle", "Living metal"), power: "3", toughness: "3" }] },
    script: [now(type("Robot", "creature"))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [type("Robot", "creature", false)],
  })
})
