import { describe } from "vitest"
import { at, cast, controlledBy, creature, instant, size, sorcery, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const guest = creature(
  "Guest",
  "2/2",
  "This creature gets +1/+1 as long as two or more nonland permanents entered the battlefield under your control this turn.",
)
const steal = sorcery("Steal", "Gain control of target creature.")
const flash = (name: string) => creature(name, "1/1", "Flash")

describe("what entered under one's control this turn (608.2h)", () => {
  shows("608.2h: it counts who controlled it as it entered, whoever controls it now", {
    a: { on: [guest], hand: [creature("Ant", "1/1"), creature("Bee", "1/1")] },
    b: { hand: [instant("Take", "Gain control of target creature.")] },
    script: [
      cast("Ant"),
      wait,
      cast("Bee"),
      wait,
      at({ player: "B", step: "postcombatMain" }, cast("Take", "Bee")),
    ],
    then: [size("Guest", 3, 3), controlledBy("Bee", "B")],
  })
  shows("608.2h: what another player's creature became one's own does not count", {
    a: { on: [guest], hand: [creature("Ant", "1/1"), steal] },
    b: { hand: [flash("Bee")] },
    script: [
      cast("Ant"),
      wait,
      at({ player: "B" }, cast("Bee")),
      wait,
      at({ step: "postcombatMain" }, cast("Steal", "Bee")),
    ],
    then: [size("Guest", 2, 2), controlledBy("Bee", "A")],
  })
})
