import { describe } from "vitest"
import { CREATURE, self, statically, target, theCreature, theSorcery } from "../testing/definitions.ts"
import { cast, size, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("timestamps, in particular (613.7)", () => {
  const steady = theCreature("Steady", "5/5", [
    statically({ static: "modify", what: self, changes: [{ change: "setPT", power: 4, toughness: 4 }] }),
  ])
  const raise = theSorcery(
    "Raise",
    {
      do: "move",
      what: target,
      to: "battlefield",
      with: [{ change: "setPT", power: 1, toughness: 1 }],
    },
    { targets: [{ filter: CREATURE, zone: "graveyard" }] },
  )
  shows(
    "613.7n: what puts a permanent onto the battlefield sets its size after the permanent's own ability",
    {
      a: { hand: [raise], graveyard: [steady] },
      script: [cast("Raise", "Steady"), wait],
      then: [size("Steady", 1, 1)],
    },
  )
})
