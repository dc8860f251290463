import { expect, it } from "vitest"
import { entryOf, NEW_ENTRY, usualStep } from "./entry-draft.ts"

const SEATS = ["A", "B"]

it("nothing is scripted before all is said", () => {
  expect(entryOf(NEW_ENTRY, SEATS)).toBeNull()
  expect(entryOf({ ...NEW_ENTRY, deed: "block", card: "Grizzly Bears" }, SEATS)).toBeNull()
  expect(entryOf({ ...NEW_ENTRY, deed: "concede" }, SEATS)).toMatchObject({ do: "concede", player: "A" })
})

it("players are told from cards among targets and defenders", () => {
  const shock = { ...NEW_ENTRY, card: "Shock", targets: ["B"] }
  expect(entryOf(shock, SEATS)).toEqual({
    turn: 1,
    step: "precombatMain",
    player: "A",
    do: "cast",
    card: "Shock",
    targets: [{ player: "B" }],
  })
  const attack = { ...NEW_ENTRY, deed: "attack", card: "Grizzly Bears", other: "B", illegal: true } as const
  expect(entryOf(attack, SEATS)).toMatchObject({ defender: { player: "B" }, illegal: true })
})

it("attacks and blocks have their steps", () => {
  expect(usualStep("attack", "upkeep")).toBe("declareAttackers")
  expect(usualStep("cast", "declareBlockers")).toBe("precombatMain")
  expect(usualStep("cast", "end")).toBe("end")
})
