import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { attack, counters, creature, life, planeswalker, tapped, there } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("lifelink, trample, vigilance", () => {
  shows(
    "702.15b: damage by a source with lifelink gives its controller that much life, beside its other results",
    {
      a: { on: [creature("Link", "3/3", "Lifelink")] },
      script: [attack("Link")],
      then: [life("A", 23), life("B", 17)],
    },
  )
  shows("702.15e: two sources with lifelink give life in two events", {
    a: {
      on: [
        creature("Link", "3/3", "Lifelink"),
        creature("Bond", "1/1", "Lifelink"),
        creature("Mate", "1/1", "Whenever you gain life, put a +1/+1 counter on this creature."),
      ],
    },
    script: [attack("Link"), attack("Bond")],
    then: [life("A", 24), counters("Mate", "+1/+1", 2)],
  })
  const walker = planeswalker("Old Friend", "3")
  shows("702.19e: with trample over planeswalkers the rest goes to the defending player", {
    a: { on: [creature("Ram", "5/5", "Trample over planeswalkers")] },
    b: { on: [walker] },
    script: [attack("Ram", "Old Friend")],
    choices: {
      A: [
        { card: "Old Friend", amount: 3 },
        { player: "B", amount: 2 },
      ],
    },
    then: [life("B", 18), there("B", "Old Friend", 0)],
  })
  shows("702.19f: with plain trample nothing goes past the planeswalker to its controller", {
    a: { on: [creature("Ram", "5/5", "Trample")] },
    b: { on: [walker] },
    script: [attack("Ram", "Old Friend")],
    then: [life("B", 20), there("B", "Old Friend", 0)],
  })
  shows("702.20a, 702.20b: attacking doesn't tap a creature with vigilance", {
    a: { on: [creature("Guard", "2/2", "Vigilance"), bear] },
    script: [attack("Guard"), attack("Old Bear")],
    then: [tapped("Guard", false), tapped("Old Bear"), life("B", 16)],
  })
})
