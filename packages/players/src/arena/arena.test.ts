import { DECK_NAMES, deckByName } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { bouts, playBout } from "./arena.ts"

const deckOf = (name: string) => deckByName(name)!.main

describe("the bouts of an arena", () => {
  const found = bouts(["greedy", "random"], DECK_NAMES, 16, 100)

  it("come in pairs of one seed and the same decks, with the seats changed", () => {
    expect(found).toHaveLength(32)
    for (let i = 0; i < found.length; i += 2) {
      const [a, b] = found.slice(i, i + 2)
      expect([b.seed, b.decks]).toEqual([a.seed, a.decks])
      expect([a.levels, b.levels]).toEqual([
        ["greedy", "random"],
        ["random", "greedy"],
      ])
    }
  })

  it("have another seed in each pair; the decks meet themselves and then others", () => {
    expect(new Set(found.map(({ seed }) => seed)).size).toBe(16)
    const decks = found.filter((_, i) => i % 2 === 0).map((bout) => bout.decks)
    expect(decks.slice(0, 8).every(([a, b]) => a === b)).toBe(true)
    expect(decks.slice(8).every(([a, b]) => a !== b)).toBe(true)
  })
})

describe("a bout played", () => {
  it("comes to the same for the same seed", () => {
    const bout = { levels: ["beginner", "random"], decks: ["burn", "burn"], seed: 3 } as const
    const [one, two] = [playBout(bout, deckOf), playBout(bout, deckOf)]
    expect([one.winner, one.turns]).toEqual([two.winner, two.turns])
  })

  it("is a draw when it is cut", () => {
    const bout = { levels: ["random", "random"], decks: ["burn", "burn"], seed: 3 } as const
    expect(playBout(bout, deckOf, { longest: 1 }).winner).toBe(-1)
  })

  it("is watched after each decision", () => {
    const turns: number[] = []
    const bout = { levels: ["random", "random"], decks: ["burn", "burn"], seed: 3 } as const
    playBout(bout, deckOf, { longest: 2, watch: ({ state }) => turns.push(state.turn.number) })
    expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3]))
  })
})
