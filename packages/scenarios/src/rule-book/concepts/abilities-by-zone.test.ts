import { describe } from "vitest"
import { bear, gain, kill, ox } from "../testing/cards.ts"
import { never } from "../testing/moments.ts"
import {
  act,
  at,
  attack,
  B,
  block,
  can,
  cast,
  counters,
  creature,
  enchantment,
  inHand,
  instant,
  life,
  now,
  size,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("abilities and where they work (113)", () => {
  shows("113.2c: each instance of an ability is another ability", {
    a: {
      on: [creature("Monk", "1/1", "Prowess"), enchantment("School", "Creatures you control have prowess.")],
      hand: [instant("Word", gain(1))],
    },
    script: [cast("Word"), wait, now(size("Monk", 3, 3))],
  })
  shows("113.6d: what changes a card's own cost works as it is cast", {
    a: {
      hand: [
        creature(
          "Frugal",
          "2/2",
          "This spell costs {1} less to cast for each creature you control.",
          "Bear",
          "{2}",
        ),
      ],
      on: [bear, ox],
    },
    script: [cast("Frugal"), wait],
    then: [there("A", "Frugal")],
  })
  shows("113.6e: what forbids a card to be cast works where it could be cast from", {
    a: {
      hand: [
        instant("Late", "Cast this spell only during combat.\nYou gain 3 life."),
        instant("Later", "Cast this spell only during combat.\nYou gain 3 life."),
      ],
      on: [bear],
    },
    script: [
      now(can("A", "Cast Late", false)),
      at({ step: "declareAttackers" }, cast("Late")),
      attack("Old Bear"),
    ],
    then: [life("A", 23)],
  })
  shows("113.6f: what lets a card be cast from a zone works in that zone", {
    a: {
      graveyard: [
        creature("Ghoul", "2/2", "You may cast this card from your graveyard.", "Zombie"),
        creature("Corpse", "2/2", "", "Zombie"),
      ],
    },
    script: [now(can("A", "Cast Corpse", false)), cast("Ghoul"), wait],
    then: [there("A", "Ghoul")],
  })
  shows("113.6i: what keeps counters off a permanent works as it enters", {
    a: {
      hand: [
        creature("Slick", "1/1", "This creature can't have counters put on it."),
        creature("Rough", "1/1"),
      ],
      on: [enchantment("Growth", "Each creature you control enters with an additional +1/+1 counter on it.")],
    },
    script: [cast("Slick"), wait, cast("Rough"), wait],
    then: [counters("Slick", "+1/+1", 0), counters("Rough", "+1/+1", 1)],
  })
  const ember = creature("Ember", "1/1", "{0}, Exile this card from your graveyard: You gain 3 life.")
  shows(
    "113.6j: an ability whose cost can't be paid on the battlefield works where it can",
    {
      a: { graveyard: [ember] },
      script: [act("Ember", "{0}, Exile"), wait],
      then: [life("A", 23)],
    },
    { a: { on: [ember] }, script: [now(can("A", "{0}, Exile", false))] },
  )
  shows("113.7: the source of an ability is the object whose ability it is", {
    a: { on: [creature("Leech", "1/1", "Lifelink\n{0}, {T}: This creature deals 2 damage to any target.")] },
    script: [act("Leech", "{0}, {T}", B), wait],
    then: [life("A", 22), life("B", 18)],
  })
  shows("113.7a: what an ability asks of a source that has gone is what it was last", {
    a: {
      on: [
        creature(
          "Bomb",
          "3/1",
          "{0}, Sacrifice this creature: It deals damage equal to its power to any target.",
        ),
        enchantment("Anthem", "Creatures you control get +1/+1."),
      ],
    },
    script: [act("Bomb", "{0}, Sacrifice", B), wait],
    then: [life("B", 16)],
  })
  shows("113.10a: a limit that an added ability has is part of it", {
    a: {
      on: [
        bear,
        enchantment(
          "Gift",
          'Creatures you control have "{0}: You gain 1 life. Activate only once each turn."',
        ),
      ],
    },
    script: [act("Old Bear", "{0}: You gain"), wait, now(can("A", "{0}: You gain", false))],
    then: [life("A", 21)],
  })
  shows("113.12: a quality that an effect states is no ability, and stays when abilities go", {
    a: {
      on: [bear],
      hand: [
        instant("Slip", "Target creature can't be blocked this turn."),
        instant("Blank", "Target creature loses all abilities until end of turn."),
      ],
    },
    b: { on: [ox] },
    script: [
      cast("Slip", "Old Bear"),
      wait,
      cast("Blank", "Old Bear"),
      wait,
      attack("Old Bear"),
      at(never, block("Grey Ox", "Old Bear")),
    ],
  })
  shows("110.4c: a permanent that has lost all its types stays on the battlefield", {
    a: {
      on: [
        creature(
          "Faint God",
          "5/5",
          "As long as you control no lands, this creature isn't a creature.",
          "God",
        ),
      ],
      hand: [kill],
    },
    b: { hand: [instant("Fade", "Return target permanent to its owner's hand.")] },
    script: [
      now(type("Faint God", "creature", false)),
      now(there("A", "Faint God")),
      at({ player: "B" }, cast("Fade", "Faint God")),
      wait,
    ],
    then: [inHand("A", "Faint God")],
  })
})
