import { expect, it } from "vitest"
import { seatingFor } from "./seating.ts"

it("a duel seats two, a multiplayer variant as many as it wants", () => {
  expect(seatingFor([]).seats).toBe(2)
  expect(seatingFor(["commander"]).seats).toBe(2)
  expect(seatingFor(["Two-Headed-Giant"]).seats).toBe(4)
})

it("904.3, 901.3: schemes lie before the first seat, planes before every seat", () => {
  const { role } = seatingFor(["archenemy", "planechase"])
  expect(Object.keys(role(0)).sort()).toEqual(["planes", "schemes"])
  expect(Object.keys(role(1))).toEqual(["planes"])
})

it("903.3: a Commander game is played with decks that have a commander", () => {
  expect(seatingFor(["commander"]).decks).toContain("isamaru")
})
