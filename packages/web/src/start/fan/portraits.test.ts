import { deckByName, findCard } from "@apnap/cards"
import { printedPortrait } from "@apnap/session"
import { expect, it } from "vitest"
import { DECK_FACES, SCREEN_FACES } from "./deck-faces.ts"
import { PORTRAITS } from "./portraits.ts"

const shown = [...new Set([...Object.values(DECK_FACES), ...Object.values(SCREEN_FACES)].flat())].sort()

it("the cards that stand for decks have the portraits that the table gives them", () => {
  const made = shown.map((name) => printedPortrait(findCard(name)!.faces[0], false))
  expect(PORTRAITS).toEqual(made)
})

it.each(Object.entries(DECK_FACES))("%s: the cards that stand for it are in it", (deck, names) => {
  const { main, commanders } = deckByName(deck)!
  const inIt = new Set([...main, ...commanders].map(({ name }) => name))
  expect(names.filter((name) => !inIt.has(name))).toEqual([])
})
