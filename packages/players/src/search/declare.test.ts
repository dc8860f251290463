import type { AttackersDecision, Pair } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { assemble, type Worth } from "./declare.ts"

const three: AttackersDecision = (() => {
  const battlefield = ["Grizzly Bears", "Serra Angel", "Craw Wurm"]
  const { decision } = position("declareAttackers", [{ battlefield }, {}])
  if (decision?.kind !== "attackers") throw new Error("no attack to declare")
  return decision
})()

function assembled(worth: Worth, steps: number): readonly Pair[] {
  const found = assemble(three, [[], [[0, 0]]], worth, steps)
  let step = found.next()
  while (step.done !== true) step = found.next()
  return step.value
}

const who = (pairs: readonly Pair[]) => pairs.map(([i]) => i).sort()

describe("a declaration put together", () => {
  it("adds and leaves out creatures while that is better", () => {
    const worth = (pairs: readonly Pair[]) => pairs.reduce((sum, [i]) => sum + [-1, 2, 3][i], 0)
    expect(who(assembled(worth, 50))).toEqual([1, 2])
  })

  it("passes over what is illegal, and is the least where all is", () => {
    expect(who(assembled((pairs) => (pairs.length > 1 ? null : pairs.length), 50))).toHaveLength(1)
    expect(assembled(() => null, 50)).toEqual([])
  })

  it("stops after so many looks with the best so far", () => {
    expect(assembled((pairs) => pairs.length, 0)).toHaveLength(1)
  })
})
