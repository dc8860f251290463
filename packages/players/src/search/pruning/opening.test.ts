import { deckByName } from "@apnap/cards"
import { characteristics, Game } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { isType } from "../../board-evaluation/is-type.ts"
import { isOpenQuestion } from "./opening.ts"

const deck = deckByName("midrange")!.main

/** The first game, by seed, whose first player holds this many lands. */
function holding(lands: number): Game {
  for (let seed = 1; ; seed++) {
    const players = ["A", "B"].map((name) => ({ name, deck }))
    const game = Game.start({ players, seed, startingPlayer: 0 })
    const { state } = game
    const isLand = (id: number) => isType(characteristics(state, id), "land")
    if (state.players[0].hand.filter(isLand).length === lands) return game
  }
}

describe("whether to keep a hand (103.5)", () => {
  it.each([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, true],
    [6, false],
  ])("of seven with %i lands: %s", (lands, isOpen) => {
    const { state, decision } = holding(lands)
    expect(isOpenQuestion(state, decision!)).toBe(isOpen)
  })

  it("which cards go to the bottom is always a question", () => {
    const game = holding(3)
    for (const answer of [1, 0, 0]) game.decide(game.decision!, answer)
    expect(game.decision?.purpose).toBe("bottom")
    expect(isOpenQuestion(game.state, game.decision!)).toBe(true)
  })
})
