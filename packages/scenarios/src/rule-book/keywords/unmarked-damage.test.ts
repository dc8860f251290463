import { describe } from "vitest"
import { bear, giant } from "../testing/cards.ts"
import { attack, block, counters, creature, damage, life, size } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("damage that is not marked", () => {
  const poison = (is: number) => ({ check: "playerCounters", player: "B", counter: "poison", is }) as const
  shows("702.80a: wither puts -1/-1 counters on creatures instead of marking damage", {
    a: { on: [creature("Boggart", "2/2", "Wither")] },
    b: { on: [giant] },
    script: [attack("Boggart"), block("Big Giant", "Boggart")],
    then: [counters("Big Giant", "-1/-1", 2), damage("Big Giant", 0), size("Big Giant", 3, 3)],
  })
  shows(
    "702.90b, 702.90c: infect: poison for players, counters for creatures, no loss of life",
    {
      a: { on: [creature("Carrier", "2/2", "Infect")] },
      b: { on: [giant] },
      script: [attack("Carrier")],
      then: [poison(2), life("B", 20)],
    },
    {
      a: { on: [creature("Carrier", "2/2", "Infect")] },
      b: { on: [giant] },
      script: [attack("Carrier"), block("Big Giant", "Carrier")],
      then: [counters("Big Giant", "-1/-1", 2), damage("Big Giant", 0)],
    },
  )
  shows("702.64a, 702.64b: absorb prevents N of what each source would deal", {
    a: { on: [giant, bear] },
    b: { on: [creature("Shell", "1/7", "Absorb 1", "Turtle")] },
    script: [attack("Big Giant"), block("Shell", "Big Giant")],
    then: [damage("Shell", 4)],
  })
})
