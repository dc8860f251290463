import { describe, expect, it } from "vitest"
import type { BoutResult } from "./arena.ts"
import { pairsOf } from "./pairs.ts"

const bout = (seed: number, strongSeat: 0 | 1, winner: number): BoutResult => ({
  levels: strongSeat === 0 ? ["strong", "greedy"] : ["greedy", "strong"],
  decks: ["burn", "burn"],
  seed,
  winner,
  turns: 10,
  slowest: 1,
})

describe("pairs of games", () => {
  it("are won, split or lost, in whatever order the games ended", () => {
    const games = [bout(1, 0, 0), bout(2, 0, 0), bout(3, 0, 1), bout(1, 1, 1), bout(3, 1, 0), bout(2, 1, 0)]
    expect(pairsOf("strong", games)).toMatchObject({ won: 1, split: 1, lost: 1 })
    expect(pairsOf("greedy", games)).toMatchObject({ won: 1, split: 1, lost: 1 })
  })

  it("a game whose other was not played is left out", () => {
    const games = [bout(1, 0, 0), bout(1, 1, 1), bout(2, 0, 1)]
    expect(pairsOf("strong", games)).toMatchObject({ won: 1, split: 0, lost: 0 })
  })

  it("a draw is half a game", () => {
    expect(pairsOf("strong", [bout(1, 0, 0), bout(1, 1, -1)])).toMatchObject({ won: 1, split: 0, lost: 0 })
  })

  it("pairs that are all split leave no doubt that the levels are equal", () => {
    const split = [1, 2, 3].flatMap((seed) => [bout(seed, 0, 0), bout(seed, 1, 0)])
    expect(pairsOf("strong", split).interval).toEqual([0.5, 0.5])
    expect(pairsOf("strong", split.slice(0, 2)).interval).toEqual([0, 1])
  })
})
