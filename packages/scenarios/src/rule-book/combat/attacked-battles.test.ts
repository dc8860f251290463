import type { CardDefinition } from "@apnap/engine"
import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { theInstant } from "../testing/definitions.ts"
import { attack, cast, counters } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("battles that are attacked (506, 508)", () => {
  const both = (subtypes: readonly string[]): CardDefinition => ({
    name: "Outpost",
    layout: "normal",
    faces: [
      { name: "Outpost", types: ["battle", "planeswalker"], subtypes, cost: "{0}", defense: 4, loyalty: 4 },
    ],
  })
  const nowNo = (type: "battle" | "planeswalker") =>
    theInstant("Shift", {
      do: "change",
      what: { sel: "all", filter: { is: "name", name: "Outpost" } },
      changes: [{ change: "removeTypes", types: [type] }],
      duration: "endOfTurn",
    })
  const shift = { ...cast("Shift"), step: "declareAttackers" } as const
  shows(
    "506.4e: what was planeswalker and battle is attacked on as a battle, and as a planeswalker if its protector controls it",
    {
      a: { on: [both(["Siege"]), bear], hand: [nowNo("battle")] },
      script: [attack("Old Bear", "Outpost"), shift],
      then: [counters("Outpost", "loyalty", 4)],
    },
    {
      a: { on: [both(["Siege"]), bear], hand: [nowNo("planeswalker")] },
      script: [attack("Old Bear", "Outpost"), shift],
      then: [counters("Outpost", "defense", 2)],
    },
    {
      a: { on: [bear], hand: [nowNo("battle")] },
      b: { on: [both([])] },
      script: [attack("Old Bear", "Outpost"), shift],
      then: [counters("Outpost", "loyalty", 2)],
    },
  )
})
