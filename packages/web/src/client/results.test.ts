import { expect, it } from "vitest"
import { type Results, withEnd, withGame } from "./results.ts"

const NONE: Results = { games: [], decks: {} }

it("a game counts once for the deck that it is played with, whatever is taken back afterwards", () => {
  let results = withGame(NONE, "one", "burn")
  results = withEnd(withEnd(results, "one", "lost"), "one", "won")
  results = withEnd(withGame(results, "two", "burn"), "two", "won")
  results = withEnd(withGame(results, "three", "own:d"), "three", "drawn")
  expect(results.decks).toEqual({
    burn: { won: 1, lost: 1, drawn: 0 },
    "own:d": { won: 0, lost: 0, drawn: 1 },
  })
})

it("a game of which the deck is not known counts for none", () => {
  expect(withEnd(NONE, "from a file", "won")).toBe(NONE)
})

it("of older games it is forgotten with which deck they were played", () => {
  const results = Array.from({ length: 100 }).reduce<Results>(
    (all, _, i) => withGame(all, `${i}`, "burn"),
    NONE,
  )
  expect(withEnd(results, "99", "won").decks.burn.won).toBe(1)
  expect(withEnd(results, "3", "won").decks).toEqual({})
})
