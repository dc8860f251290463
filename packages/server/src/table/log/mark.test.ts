import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { markOf } from "./mark.ts"

function begun(seed: string): Game {
  const deck = deckByName("midrange")!.main
  return Game.start({ players: [0, 1].map((seat) => ({ name: `${seat}`, deck })), seed, startingPlayer: 0 })
}

it("a game has the mark of its copy", () => {
  const game = begun("1")
  expect(markOf(Game.load(game.save()))).toBe(markOf(game))
})

it("games whose hands were shuffled otherwise have other marks, as many cards as they hold", () => {
  const games = ["1", "2", "3", "4"].map(begun)
  const sizes = games.map(({ state }) =>
    state.players.map(({ hand, library }) => [hand.length, library.length]),
  )
  for (const size of sizes) expect(size).toEqual(sizes[0])
  expect(new Set(games.map(markOf)).size).toBe(games.length)
})
