import { describe, expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { outlook } from "../position-evaluation/outlook.ts"
import { compare } from "./compare.ts"

const effort = { width: 14, lines: 40, turns: 2, foresight: 1, doubt: 0.5, judge: outlook, budgetMs: 60_000 }

describe("answers compared in the same worlds", () => {
  // Staying at home means death next turn; attacking wins.
  const game = position(
    "declareAttackers",
    [{ battlefield: ["Air Elemental"] }, { battlefield: ["Craw Wurm", "Craw Wurm"] }],
    [2, 2],
  )
  const answers = [[], [[0, 0] as const]]
  const ranked = answers.map((answer, i) => ({ answer, value: 0, isUsual: i === 0 }))

  it("the one that wins goes before the usual one", () => {
    const found = compare(game, 0, 1, effort, ranked)
    let step = found.next()
    while (step.done !== true) step = found.next()
    expect(step.value).toEqual(answers[1])
  })

  it("shares of the work rise to 1; told to stop, it returns at once", () => {
    const found = compare(game, 0, 1, effort, ranked)
    const shares: number[] = []
    for (let i = 0; i < 6; i++) {
      const step = found.next()
      if (step.done !== true) shares.push(step.value)
    }
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
    expect(found.next(true)).toEqual({ done: true, value: answers[1] })
  })
})
