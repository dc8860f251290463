import { describe, expect, it } from "vitest"
import { heuristicAnswer } from "../heuristics/heuristics.ts"
import { position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { PASS } from "./pruning/hold.ts"
import { guide, type Tree } from "./tree.ts"

const { state, decision } = position("precombatMain", [{ battlefield: ["Mountain"], hand: ["Shock"] }, {}])
const d = decision!

/** Runs playouts through one decision, each valued by `worth` of its answer; returns the answers given. */
function lines(count: number, worth: (answer: unknown) => number): unknown[] {
  const tree: Tree = new Map()
  return Array.from({ length: count }, (_, i) => {
    const { asker, learn } = guide(tree, 0, 1, i)
    const answer = asker(state, d)
    learn(worth(answer))
    return answer
  })
}

describe("a tree of the player's later decisions of the turn", () => {
  const usual = heuristicAnswer(state, d, dice(0))

  it("begins with what is usual", () => {
    expect(new Set(lines(20, () => 0))).toEqual(new Set([usual]))
  })

  it("comes to another answer that wins more, and stays with it", () => {
    const answers = lines(200, (answer) => (answer === usual ? -0.5 : 0.5))
    expect(answers.slice(-50).filter((answer) => answer !== usual).length).toBeGreaterThan(40)
  })

  it("leaves other turns and other players to the heuristics", () => {
    const tree: Tree = new Map()
    for (let i = 0; i < 3; i++) guide(tree, 0, 2, i).asker(state, d)
    for (let i = 0; i < 3; i++) guide(tree, 1, 1, i).asker(state, d)
    expect(tree.size).toBe(0)
  })

  it("passes the windows of the main phases of this turn after what could be done was held back, and no others", () => {
    const answer = (turn: number, isHeld: boolean) => guide(new Map(), 0, turn, 0, isHeld).asker(state, d)
    expect(answer(1, true)).toBe(PASS)
    expect(answer(1, false)).toBe(usual)
    expect(answer(2, true)).toBe(usual)
  })
})
