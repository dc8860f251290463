import { expect, it } from "vitest"
import { act, life, wait } from "../rule-book/testing/pieces.ts"
import { creature, fault } from "./played.ts"

it("109.2: an ability of a creature is one of a permanent, not of a creature card in a hand", () => {
  const mentor = creature(
    "Old Mentor",
    "2/2",
    "Whenever an opponent activates an ability of a creature, if it isn't a mana ability, this creature deals 2 damage to that player.",
  )
  const cycler = creature("Old Cycler", "1/1", "Cycling {0}\nSacrifice this creature: You gain 1 life.")
  const lifeAfter = (place: "hand" | "battlefield", ability: string, is: number) =>
    fault({
      cards: [mentor, cycler],
      players: { A: { [place]: ["Old Cycler"] }, B: { battlefield: ["Old Mentor"] } },
      script: [act("Old Cycler", ability), wait],
      stopAt: { turn: 1, step: "precombatMain" },
      expect: [life("A", is)],
    })
  expect([lifeAfter("hand", "Cycling", 20), lifeAfter("battlefield", "Sacrifice", 19)]).toEqual(["", ""])
})
