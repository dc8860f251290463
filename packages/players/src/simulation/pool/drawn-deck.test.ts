import { EMBEDDED } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { drawnDeck } from "./drawn-deck.ts"
import { colorsOf } from "./pool-decks.ts"

describe("a deck drawn from cards", () => {
  const decks = [1, 2, 3, 4, 5, 6].map((seed) => drawnDeck(EMBEDDED, seed))

  it("100.2a: has 60 cards and at most four of a name besides basic lands", () => {
    for (const deck of decks) {
      expect(deck).toHaveLength(60)
      const spells = deck.filter((card) => !card.faces[0].types.includes("land"))
      expect(spells.length).toBeGreaterThan(25)
      expect(spells.length).toBeLessThanOrEqual(36)
      for (const card of spells)
        expect(deck.filter((other) => other.name === card.name).length).toBeLessThanOrEqual(4)
    }
  })

  it("has at most two colors, and lands for each", () => {
    for (const deck of decks) {
      const letters = new Set(deck.flatMap(colorsOf))
      expect(letters.size).toBeLessThanOrEqual(2)
      const basics = new Set(
        deck.filter(({ faces }) => faces[0].types.includes("land")).map(({ name }) => name),
      )
      expect(basics.size).toBeGreaterThanOrEqual(letters.size)
    }
  })

  it("is the same for the same seed, and another for another", () => {
    const names = (seed: number) =>
      drawnDeck(EMBEDDED, seed)
        .map(({ name }) => name)
        .join()
    expect(names(1)).toBe(names(1))
    expect(names(2)).not.toBe(names(1))
  })
})
