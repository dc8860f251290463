import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  B,
  can,
  cast,
  creature,
  enchantment,
  inExile,
  instant,
  life,
  now,
  sorcery,
  tapped,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("when a spell may be cast", () => {
  shows("702.8a: flash lets a creature be cast as an instant", {
    b: { hand: [creature("Snap", "2/1", "Flash"), bear] },
    script: [
      now(can("B", "Cast Snap")),
      now(can("B", "Cast Old Bear", false)),
      at({ player: "B", step: "end" }, cast("Snap")),
    ],
    then: [there("B", "Snap")],
  })
  shows(
    "702.61a, 702.61b: under split second mana abilities and triggers go on, spells and abilities don't",
    {
      a: {
        on: [artifact("Horn", "Whenever you cast a spell, you gain 1 life.")],
        hand: [instant("Sudden", "Split second\nTarget player loses 2 life.")],
      },
      b: { on: ["Forest", artifact("Wheel", "{0}: You gain 5 life.")], hand: ["Lightning Bolt"] },
      script: [cast("Sudden", B), now(can("B", "{0}: You gain", false)), now(can("B", "{T}: Add {G}"))],
      then: [life("A", 21), life("B", 18)],
    },
  )
  shows("702.50a, 702.50b: after an epic spell its controller casts no spells, and copies it each upkeep", {
    a: { hand: [sorcery("Long Tale", "You gain 3 life.\nEpic"), bear] },
    script: [cast("Long Tale"), wait, now(can("A", "Cast Old Bear", false))],
    stopAt: { turn: 3, step: "draw" },
    then: [life("A", 26)],
  })
  shows("702.170a, 702.170d: a plotted card is cast for nothing in a later turn, as a sorcery", {
    a: { on: ["Forest"], hand: [creature("Schemer", "3/3", "Plot {G}", "Human", "{4}{G}")] },
    script: [
      act("Schemer", "Plot"),
      now(inExile("A", "Schemer")),
      now(can("A", "Cast Schemer", false)),
      at({ turn: 3 }, cast("Schemer")),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Schemer")],
  })
  const range = enchantment(
    "Range",
    "The top card of your library has plot. The plot cost is equal to its mana cost.\nYou may plot nonland cards from the top of your library.",
  )
  const scout = creature("Scout", "2/2", "", "Human", "{G}")
  shows("702.170f: an effect lets plot work on top of the library, and the card is exiled from there", {
    a: { on: ["Forest", range], library: [scout, bear] },
    script: [
      act("Scout", "Plot"),
      now(inExile("A", "Scout")),
      now(can("A", "Cast Scout", false)),
      at({ turn: 3 }, cast("Scout")),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Scout"), tapped("Forest", false)],
  })
  shows(
    "702.170f: only the kind of card that the effect names, from the top, and in one's main phase",
    { a: { on: ["Forest", range], library: ["Island", scout] }, script: [now(can("A", "Plot", false))] },
    {
      a: { on: ["Forest", "Forest", range], library: [scout, bear] },
      script: [at({ step: "upkeep" }, now(can("A", "Plot", false))), now(can("A", "Plot"))],
    },
    {
      a: {
        on: ["Forest", range],
        library: [creature("Colossus", "8/8", "", "Giant", "{7}"), creature("Schemer", "3/3", "Plot {G}")],
      },
      script: [now(can("A", "Plot", false))],
    },
  )
})
