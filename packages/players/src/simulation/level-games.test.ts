import { deckByName } from "@apnap/cards"
import { expect, it } from "vitest"
import { GameFailure } from "./game-failure.ts"
import { playByLevels } from "./level-games.ts"
import { randomSetup } from "./random-games.ts"
import { simulate } from "./simulate.ts"

const decks = ["aggro", "burn"].map((name) => ({ name, cards: deckByName(name)!.main }))

it("levels play the decks that they are given, in every seat", () => {
  const { games, winRates, cut } = simulate({ decks, players: ["beginner", "random"], games: 2, seed: 1 })
  expect([games, cut, winRates.aggro]).toEqual([2, 0, 1])
}, 120_000)

it("a game that fails is kept with its answers", () => {
  const game = { setup: randomSetup("decks", 1), playerSeed: 1, maxTurns: 30 }
  let left = 20
  const fail = () => {
    if (left-- === 0) throw new Error("on purpose")
  }
  try {
    playByLevels(game, ["beginner", "random"], {}, fail)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(GameFailure)
    const fixture = (error as GameFailure).fixture()!
    expect([fixture.failure, fixture.answers.length]).toEqual(["on purpose", 20])
  }
}, 60_000)
