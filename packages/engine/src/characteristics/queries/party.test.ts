import { expect, it } from "vitest"
import type { State } from "../../state/state.ts"
import { creature, put, table } from "../../testing/table.ts"
import { partySize } from "./party.ts"

function board(...creatures: readonly string[]): State {
  const s = table()
  for (const types of creatures) put(s, 0, creature("One", 1, 1, [], { subtypes: types.split(" ") }))
  return s
}

it("700.8a: a party has at most one creature of each of the four types", () => {
  expect(partySize(board(), 0)).toBe(0)
  expect(partySize(board("Cleric", "Cleric", "Bear"), 0)).toBe(1)
  expect(partySize(board("Cleric", "Rogue", "Warrior", "Wizard", "Wizard"), 0)).toBe(4)
})

it("700.8b: a creature of several of the types counts as the one that serves best", () => {
  expect(partySize(board("Cleric Rogue"), 0)).toBe(1)
  expect(partySize(board("Cleric Rogue", "Cleric"), 0)).toBe(2)
  expect(partySize(board("Cleric Rogue Warrior", "Bear"), 0)).toBe(1)
  expect(partySize(board("Cleric Rogue", "Cleric Rogue", "Cleric Rogue"), 0)).toBe(2)
  expect(partySize(board("Cleric Rogue Warrior Wizard", "Cleric Rogue", "Rogue", "Cleric"), 0)).toBe(3)
})

it("700.8a: a party without one of the types is counted as fast on a board of 400 creatures", () => {
  const s = board(...Array.from({ length: 400 }, () => "Cleric Rogue Warrior"))
  expect(partySize(s, 0)).toBe(3)
  expect(partySize(s, 1)).toBe(0)
})
