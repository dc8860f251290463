import { expect, it } from "vitest"
import { DEFAULT_DECK } from "./built-in-decks.ts"
import { parseDecks, stocked } from "./decks.ts"

const text =
  '{"Duel": {"library": [{"card": "Forest", "count": 60}], "sideboard": [{"card": "Ezuri", "count": 1}]}, "Small": {"library": []}}'

it("reads decks by name and keeps the built-in one", () => {
  const decks = parseDecks(text)
  expect(decks.get("Duel")).toEqual({
    library: [{ card: "Forest", count: 60 }],
    sideboard: [{ card: "Ezuri", count: 1 }],
  })
  expect(decks.get("Small")?.sideboard).toEqual([])
  expect(decks.get(DEFAULT_DECK)?.library).toEqual([{ card: "Mountain", count: 71 }])
})

it("says where a deck file is wrong", () => {
  expect(() => parseDecks('{"Duel": {"library": [{"card": "Forest"}]}}', "my.json")).toThrow(
    /scenario\/decks: my\.json: Duel\.library\.0\.count/,
  )
  expect(() => parseDecks("{", "my.json")).toThrow(/scenario\/decks: my\.json/)
})

it("puts basic lands in the place of cards that we lack", () => {
  expect(stocked([{ card: "Static Orb", count: 2 }], () => false)).toEqual([{ card: "Mountain", count: 2 }])
})
