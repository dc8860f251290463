import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { FEATURES, featuresOf } from "./features.ts"
import { sideOf } from "./side.ts"

const compared = (
  mine: Placing,
  theirs: Placing,
  turn: "own" | "other",
  life: [number, number] = [20, 20],
) => {
  const { state } = position("precombatMain", [mine, theirs], life)
  return featuresOf(sideOf(state, 0), sideOf(state, 1), turn)
}

describe("features of one side against another", () => {
  it("are as many as there are names", () => {
    expect(compared({}, {}, "own")).toHaveLength(FEATURES.length)
  })

  it("tell a lethal attack only in the own turn, and only where it gets past the blockers", () => {
    const lethal = FEATURES.indexOf("ownLethal")
    const wurm: Placing = { battlefield: ["Craw Wurm"] }
    expect(compared(wurm, {}, "own", [20, 6])[lethal]).toBe(1)
    expect(compared(wurm, {}, "other", [20, 6])[lethal]).toBe(0)
    expect(compared(wurm, wurm, "own", [20, 6])[lethal]).toBe(0)
  })
})
