import { describe, expect, it } from "vitest"
import { Game } from "../../game/game.ts"
import { createState } from "../../game/setup/setup.ts"
import type { GameError } from "../../state/game-error.ts"
import type { GameSetup } from "../../state/game-setup.ts"
import type { State } from "../../state/state.ts"
import { card } from "../../testing/table.ts"
import { playUntil } from "../testing/game.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const deck = Array.from({ length: 40 }, () => land)

function start(count: number, setup: Partial<GameSetup> = {}): Game {
  const players = [..."ABCDEFGHIJKLMNOP"].slice(0, count).map((name) => ({ name, deck }))
  const game = Game.start({ players, seed: 1, variant: "grandMelee", startingPlayer: 0, ...setup })
  playUntil(game, (s) => s.turn.stage === "priority")
  return game
}

/** Everybody who takes a turn, by the number of their marker. */
const taking = (s: State) => (s.markers?.all ?? []).filter((m) => m.taking).map((m) => [m.number, m.holder])
const holders = (s: State) => (s.markers?.all ?? []).map((m) => m.holder)

describe("Grand Melee (807)", () => {
  it("807.4, 807.4a, 807.4b: a marker for each full four players; the first and each fourth to the left begin at the same time", () => {
    const game = start(10, { startingPlayer: 3 })
    playUntil(game, (s) => taking(s).length === 2)
    expect(taking(game.state)).toEqual([
      [1, 3],
      [2, 7],
    ])
  })

  it("807.4c: the marker goes to the left as a turn ends", () => {
    const game = start(10)
    playUntil(game, (s) => holders(s)[1] === 5)
    expect(holders(game.state).includes(4)).toBe(false)
  })

  it("plays on for many turns", () => {
    const game = start(13)
    let most = 0
    playUntil(game, (s) => {
      most = Math.max(most, taking(s).length)
      return (s.markers?.turns ?? 0) > 40
    })
    expect([(game.state.markers?.turns ?? 0) > 40, most]).toEqual([true, 3])
  })
})

describe("Grand Melee is refused", () => {
  const refusal = (setup: Partial<GameSetup>, count = 10): Partial<GameError> => {
    try {
      const players = Array.from({ length: count }, (_, i) => ({ name: `P${i}`, deck: [] }))
      createState({ players, variant: "grandMelee", ...setup })
    } catch (error) {
      const { code, rule } = error as GameError
      return { code, rule }
    }
    return {}
  }

  it("807.2c: with attacks on several players or deploying of creatures", () => {
    const bad = { code: "variant", rule: "807.2c" }
    expect(refusal({ options: { attack: "any" } })).toEqual(bad)
    expect(refusal({ options: { deployCreatures: true } })).toEqual(bad)
    expect(refusal({})).toEqual({})
  })
})
