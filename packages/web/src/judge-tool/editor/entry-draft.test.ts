import { expect, it } from "vitest"
import { EMPTY } from "./draft.ts"
import { answersOfEntry, entryOf, NEW_ENTRY, usualStep, withStep } from "./entry-draft.ts"

const SEATS = ["A", "B"]

it("nothing is scripted before all is said", () => {
  expect(entryOf(NEW_ENTRY, SEATS)).toBeNull()
  expect(entryOf({ ...NEW_ENTRY, deed: "block", card: "Grizzly Bears" }, SEATS)).toBeNull()
  expect(entryOf({ ...NEW_ENTRY, deed: "concede" }, SEATS)).toMatchObject({ do: "concede", player: "A" })
})

it("players are told from cards among targets and defenders", () => {
  const shock = { ...NEW_ENTRY, card: "Shock", targets: [{ name: "B", nth: 0, share: 0 }] }
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

it("a spell says how it is cast, which of several it targets with what share, and to what it responds", () => {
  const targets = [
    { name: "Grizzly Bears", nth: 2, share: 0 },
    { name: "Hill Giant", nth: 0, share: 2 },
    { name: "B", nth: 0, share: 1 },
  ]
  const draft = { ...NEW_ENTRY, card: "Firebolt", using: "flashback", targets, response: "Shock" }
  expect(entryOf(draft, SEATS)).toMatchObject({
    using: "flashback",
    targets: [
      { card: "Grizzly Bears", nth: 2 },
      { card: "Hill Giant", amount: 2 },
      { player: "B", amount: 1 },
    ],
    when: { onStack: "Cast Shock" },
  })
})

it("601.2b: costs up to the last that is paid, X and modes are answered after what is there", () => {
  const costs = [
    { key: "kicker", mana: "{1}", many: false },
    { key: "multikicker", mana: "{G}", many: true },
    { key: "buyback", mana: "{3}", many: false },
  ]
  const draft = { ...NEW_ENTRY, card: "Shock", paid: [0, 2], x: 3, modes: [1, 3] }
  expect(answersOfEntry(draft, costs)).toEqual({ choices: [false, 2, 3], modes: [1, 3] })
  expect(answersOfEntry({ ...draft, paid: [], x: null, modes: [] }, costs)).toEqual({
    choices: [],
    modes: [],
  })
  const before = { ...EMPTY, choices: { A: [true] } }
  expect(withStep(before, draft, entryOf(draft, SEATS)!, costs)).toMatchObject({
    script: [{ do: "cast" }],
    choices: { A: [true, false, 2, 3] },
    modes: { A: [1, 3] },
  })
})
