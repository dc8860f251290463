import { expect, it } from "vitest"
import { createState, place } from "../game/setup/setup.ts"
import type { CardDefinition } from "../language/card.ts"
import { setAsker } from "../state/choose.ts"
import type { Decision } from "../state/decision.ts"
import { chooseObjects } from "./choose-objects.ts"

const ISLAND: CardDefinition = {
  name: "Island",
  layout: "normal",
  faces: [{ name: "Island", types: ["land"] }],
}

/** The decision of a player who sacrifices their only land. */
function askedFor(asksForced: boolean): Decision[] {
  const players = ["A", "B"].map((name) => ({ name, deck: [] }))
  const s = createState({ players, openingHands: false, options: { asksForced } })
  const land = place(s, 0, "battlefield", ISLAND)
  const asked: Decision[] = []
  const before = setAsker((_, decision) => {
    asked.push(decision)
    return [0]
  })
  const chosen = chooseObjects(s, 0, [land], 1, 1, { rule: "701.21a", purpose: "sacrifice" })
  setAsker(before)
  expect(chosen).toEqual([land])
  return asked
}

it("a choice with a single possible answer is put to nobody", () => {
  expect(askedFor(false)).toEqual([])
})

it("a game may ask it all the same: whoever follows a script expects the question", () => {
  expect(askedFor(true)).toMatchObject([{ kind: "choose", purpose: "sacrifice", min: 1, max: 1 }])
})
