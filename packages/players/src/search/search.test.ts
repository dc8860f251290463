import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { outlook } from "../position-evaluation/outlook.ts"
import type { Effort } from "./effort.ts"
import { search } from "./search.ts"

const EFFORT: Effort = {
  width: 14,
  lines: 24,
  turns: 4,
  foresight: 3,
  doubt: 0.5,
  judge: outlook,
  budgetMs: 60_000,
}

function found(game: Game, effort: Effort) {
  const steps = search(game, game.decider, 1, effort)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

describe("opening hands (103.5), in lines of eight turns", () => {
  const deck = deckByName("aggro")!.main
  const cards = (game: Game) => game.view(0).players[0].cards
  const lands = (game: Game) => cards(game).filter((c) => c.types.includes("land")).length
  /** The first game, by seed, whose first player holds this many lands after this many mulligans. */
  const opening = (count: number, mulligans: number) => {
    for (let seed = 1; ; seed++) {
      const players = ["A", "B"].map((name) => ({ name, deck }))
      const game = Game.start({ players, seed, startingPlayer: 0 })
      for (const answer of mulligans === 0 ? [] : [1, 0, 0]) game.decide(game.decision!, answer)
      if (lands(game) === count) return game
    }
  }

  it("a hand without lands goes back, one with three is kept", () => {
    expect(found(opening(0, 0), EFFORT)).toBe(1)
    expect(found(opening(3, 0), EFFORT)).toBe(0)
  }, 60_000)

  it("of five lands and two spells, a land goes to the bottom", () => {
    const game = opening(5, 1)
    expect(game.decision?.purpose).toBe("bottom")
    const [worst] = found(game, EFFORT) as number[]
    expect(cards(game)[worst].types).toContain("land")
  }, 60_000)
})
