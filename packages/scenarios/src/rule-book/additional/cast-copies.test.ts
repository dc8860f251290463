import { describe } from "vitest"
import { cast, enchantment, instant, life, sorcery, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const mirror = sorcery(
  "Mirror",
  "Exile target instant card from your graveyard. Copy it. You may cast the copy.",
)

describe("copies that are cast (707.12)", () => {
  shows("707.12, 601.2i: a copy that is cast is the next spell of the turn, and costs what that one costs", {
    a: {
      on: ["Swamp", enchantment("Discount", "The second spell you cast each turn costs {2} less to cast.")],
      hand: [mirror],
      graveyard: [instant("Word", "You gain 3 life.", "{2}{B}")],
    },
    script: [cast("Mirror", "Word"), wait],
    then: [life("A", 23)],
  })
})
