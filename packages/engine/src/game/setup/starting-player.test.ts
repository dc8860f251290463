import { describe, expect, it } from "vitest"
import { landCard } from "../../casting/testing/table.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import { Game } from "../game.ts"

const deck = Array(20).fill(landCard("Forest"))

function starters(players: number, more: Partial<GameSetup> = {}): number[] {
  const names = "ABCDEFGH".slice(0, players).split("")
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)
  const all = seeds.map((seed) => {
    const game = Game.start({ players: names.map((name) => ({ name, deck })), seed, ...more })
    expect(game.history()[0]).toMatchObject({ kind: "startingPlayer", player: game.state.turn.active })
    expect(game.decision).toMatchObject({ purpose: "mulligan", player: game.state.turn.active })
    return game.state.turn.active
  })
  return [...new Set(all)].sort()
}

describe("103.1 the starting player", () => {
  it("is anybody, at random", () => {
    expect(starters(2)).toEqual([0, 1])
    expect(starters(4, { variant: "freeForAll" })).toEqual([0, 1, 2, 3])
  })

  it("is whom the set-up names", () => {
    expect(starters(3, { startingPlayer: 2 })).toEqual([2])
  })

  it("103.1a, 805.2: of a team that shares its turns is its primary player", () => {
    expect(starters(4, { variant: "twoHeadedGiant" })).toEqual([0, 2])
    expect(starters(4, { variant: "twoHeadedGiant", startingPlayer: 3 })).toEqual([2])
  })

  it("808.4: of a team is the player in its center seat, or to the left of its midpoint", () => {
    expect(starters(6, { variant: "teamVsTeam" })).toEqual([1, 4])
    expect(starters(4, { variant: "teamVsTeam" })).toEqual([1, 3])
  })
})
