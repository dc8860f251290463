import { describe } from "vitest"
import { bear, giant, give } from "../testing/cards.ts"
import { at, attack, block, cast, creature, inGraveyard, life, now, there } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const first = { step: "firstStrikeDamage" } as const

describe("deathtouch and strikes", () => {
  shows("702.2b: damage from a source with deathtouch destroys, however little", {
    a: { on: [creature("Snake", "1/1", "Deathtouch")] },
    b: { on: [giant] },
    script: [attack("Snake"), block("Big Giant", "Snake")],
    then: [inGraveyard("B", "Big Giant"), inGraveyard("A", "Snake")],
  })
  shows("702.4a, 702.4b: double strike deals damage in both combat damage steps", {
    a: { on: [creature("Twin", "3/3", "Double strike")] },
    script: [attack("Twin")],
    then: [life("B", 14)],
  })
  shows("702.4c: without double strike after the first step it assigns no more damage in the second", {
    a: {
      on: [creature("Twin", "3/3", "Double strike")],
      hand: [give("Target creature loses double strike until end of turn.")],
    },
    script: [attack("Twin"), at(first, cast("Gift", "Twin"))],
    then: [life("B", 17)],
  })
  shows("702.4d: a first striker that gets double strike after the first step strikes in the second too", {
    a: {
      on: [creature("Quick", "3/3", "First strike")],
      hand: [give("Target creature gains double strike until end of turn.")],
    },
    script: [attack("Quick"), at(first, cast("Gift", "Quick"))],
    then: [life("B", 14)],
  })
  shows(
    "702.7b: in the first of two combat damage steps only first strikers deal damage, in the second the others",
    {
      a: { on: [creature("Quick", "2/1", "First strike"), bear] },
      b: { on: [creature("Cat", "2/2", "", "Cat")] },
      script: [
        attack("Quick"),
        attack("Old Bear"),
        block("Cat", "Quick"),
        at(first, now(life("B", 20))),
        at(first, now(inGraveyard("B", "Cat"))),
      ],
      then: [there("A", "Quick"), life("B", 18)],
    },
  )
  shows("702.7c: first strike that comes after the first step doesn't keep a creature from the second", {
    a: {
      on: [creature("Quick", "1/1", "First strike"), bear],
      hand: [give("Target creature gains first strike until end of turn.")],
    },
    script: [attack("Quick"), attack("Old Bear"), at(first, cast("Gift", "Old Bear"))],
    then: [life("B", 17)],
  })
})
