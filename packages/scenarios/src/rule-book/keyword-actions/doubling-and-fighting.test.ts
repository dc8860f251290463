import { describe } from "vitest"
import { bear, giant, ox } from "../testing/cards.ts"
import { doing } from "../testing/doing.ts"
import { B, controlledBy, creature, damage, inGraveyard, life, size } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("doubling, tripling, exchanging, fighting", () => {
  shows(
    "701.10b: to double power is to add as much",
    doing("Double target creature's power until end of turn.", {
      a: { on: [giant] },
      at: ["Big Giant"],
      then: [size("Big Giant", 10, 5)],
    }),
  )
  shows(
    "701.10c: a negative power is doubled downwards",
    doing("Target creature gets -5/-0 until end of turn. Double target creature's power until end of turn.", {
      a: { on: [ox] },
      at: ["Grey Ox", "Grey Ox"],
      then: [size("Grey Ox", -6, 4)],
    }),
  )
  shows(
    "701.12a: an exchange of control is done whole",
    doing("Exchange control of target creature you control and target creature an opponent controls.", {
      a: { on: [bear] },
      b: { on: [ox] },
      at: ["Old Bear", "Grey Ox"],
      then: [controlledBy("Old Bear", "B"), controlledBy("Grey Ox", "A")],
    }),
  )
  shows(
    "701.12c, 701.12g: exchanged life totals: each gains or loses what makes it so",
    doing("Exchange life totals with target player.", {
      a: { life: 5 },
      at: [B],
      then: [life("A", 20), life("B", 5)],
    }),
  )
  shows(
    "701.14a, 701.14d: fighting creatures deal damage that is no combat damage",
    doing("Target creature you control fights target creature you don't control.", {
      a: { on: [creature("Brawler", "3/3", "Whenever this creature deals combat damage, you gain 5 life.")] },
      b: { on: [bear] },
      at: ["Brawler", "Old Bear"],
      then: [inGraveyard("B", "Old Bear"), damage("Brawler", 2), life("A", 20)],
    }),
  )
})
