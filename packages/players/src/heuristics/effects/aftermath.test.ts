import { characteristics, type Game } from "@apnap/engine"
import { edit } from "@apnap/engine/internal"
import { describe, expect, it } from "vitest"
import { worthOf } from "../../board-evaluation/worth.ts"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { lossOf } from "./aftermath.ts"

const board = (...battlefield: string[]): Game => position("precombatMain", [{ battlefield }, {} as Placing])

function named(game: Game, name: string): number {
  return game.state.battlefield.find((id) => characteristics(game.state, id).name === name)!
}

function lossAndWorth(game: Game, name: string): readonly [number, number] {
  const id = named(game, name)
  return [lossOf(game.state, id), worthOf(game.state, id)]
}

describe("what is lost with a creature that dies", () => {
  it("is what it is worth, where nothing comes of its death", () => {
    const [loss, worth] = lossAndWorth(board("Craw Wurm"), "Craw Wurm")
    expect(loss).toBe(worth)
  })

  it("is less what its trigger brings (603.6c)", () => {
    const [loss, worth] = lossAndWorth(board("Thragtusk"), "Thragtusk")
    // A 3/3 Beast.
    expect(worth - loss).toBeGreaterThan(4)
    expect(loss).toBeGreaterThan(0)
  })

  it("is nothing where undying brings it back greater (702.93a), and all the second time", () => {
    const game = board("Strangleroot Geist")
    const id = named(game, "Strangleroot Geist")
    expect(lossOf(game.state, id)).toBeLessThan(0)
    edit(game.state, id).counters = { "+1/+1": 1 }
    expect(lossOf(game.state, id)).toBe(worthOf(game.state, id))
  })

  it("is little where persist brings it back (702.79a)", () => {
    const [loss, worth] = lossAndWorth(board("Kitchen Finks"), "Kitchen Finks")
    expect(loss).toBeLessThan(worth / 2)
    expect(loss).toBeGreaterThan(0)
  })

  it("is more by what the others lose with it (611.3)", () => {
    const [alone] = lossAndWorth(board("Benalish Marshal"), "Benalish Marshal")
    const [among] = lossAndWorth(
      board("Benalish Marshal", "Silvercoat Lion", "Silvercoat Lion"),
      "Benalish Marshal",
    )
    expect(among - alone).toBeCloseTo(3.2)
  })
})
