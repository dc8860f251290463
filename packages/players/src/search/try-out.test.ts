import { describe, expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { outlook } from "../position-evaluation/outlook.ts"
import { quietly } from "./quiet-look.ts"
import { accepts, follow } from "./try-out.ts"

const line = { turns: 2, foresight: 1, seed: 1, judge: outlook }
const attack = (mine: readonly string[], theirs: readonly string[], life: readonly [number, number]) =>
  position("declareAttackers", [{ battlefield: mine }, { battlefield: theirs }], life)

describe("what an answer comes to", () => {
  it("by a quiet look, at the end of the turn: an attack that kills has won", () => {
    const game = attack(["Craw Wurm"], [], [20, 6])
    expect(quietly(game, [[0, 0]], 0, line)).toBe(1)
    expect(quietly(game, [], 0, line)).toBeLessThan(1)
  })

  it("along a line, turns later: a win the more, the earlier it comes", () => {
    const game = attack(["Craw Wurm"], [], [20, 12])
    const values = [[[0, 0] as const], []].map((answer) =>
      follow(game, answer, 0, { ...line, tree: new Map() }),
    )
    expect(values[0]).toBeLessThan(1)
    expect(values[0]).toBeGreaterThan(0.94)
    expect(values[0]).toBeGreaterThan(values[1]!)
  })

  it("for what is held back in a main phase: a line in which it stays in hand for the turn", () => {
    const lands = ["Island", "Island", "Island"]
    const game = position("precombatMain", [{ hand: ["Divination"], battlefield: lands }, {}])
    const d = game.decision!
    const cast = d.kind === "priority" ? d.options.findIndex((o) => o.do === "cast") : -1
    const [held, done] = [0, cast].map((answer) =>
      follow(game, answer, 0, { ...line, turns: 0, tree: new Map() }),
    )
    expect(held).toBeLessThan(done!)
  })
})

describe("an answer given to a game", () => {
  it("is taken where it is legal", () => {
    expect(accepts(attack(["Craw Wurm"], [], [20, 20]), [[0, 0]])).toBe(true)
  })

  it("changes nothing where it is not (733.1)", () => {
    const game = attack(["Craw Wurm"], [], [20, 20])
    const before = game.digest()
    expect(accepts(game, [[7, 0]])).toBe(false)
    expect(game.digest()).toBe(before)
  })
})
