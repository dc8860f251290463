import { describe } from "vitest"
import { untilDraw } from "../testing/moments.ts"
import { artifact, cast, counters, creature, inGraveyard, now, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("counters that go", () => {
  shows("702.32a: fading: a counter goes each upkeep, and where none is left, the permanent", {
    a: { hand: [artifact("Wisp", "Fading 1")] },
    script: [cast("Wisp"), wait, now(counters("Wisp", "fade", 1))],
    checkpoints: [
      { stopAt: { turn: 3, step: "draw" }, expect: [counters("Wisp", "fade", 0), there("A", "Wisp")] },
    ],
    ...untilDraw(5),
    then: [inGraveyard("A", "Wisp")],
  })
  shows("702.63a: vanishing: as the last counter goes, it is sacrificed", {
    a: { hand: [artifact("Ghost", "Vanishing 1")] },
    script: [cast("Ghost"), wait, now(counters("Ghost", "time", 1))],
    ...untilDraw(3),
    then: [inGraveyard("A", "Ghost")],
  })
  shows("702.24a: cumulative upkeep costs once for each age counter, else the permanent", {
    a: { on: [artifact("Ice", "Cumulative upkeep {1}"), "Forest"] },
    choices: { A: [true, false] },
    ...untilDraw(3),
    then: [there("A", "Ice", 0)],
  })
  shows(
    "702.30a: echo costs once, in the next upkeep, else the permanent",
    {
      a: { on: ["Forest"], hand: [creature("Goat", "2/2", "Echo {G}")] },
      script: [cast("Goat"), wait],
      choices: { A: [true] },
      ...untilDraw(5),
      then: [there("A", "Goat")],
    },
    {
      a: { hand: [creature("Goat", "2/2", "Echo {G}")] },
      script: [cast("Goat"), wait],
      ...untilDraw(3),
      then: [inGraveyard("A", "Goat")],
    },
  )
})
