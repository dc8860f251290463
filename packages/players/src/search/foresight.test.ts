import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { foreseen, isForeseeable } from "./foresight.ts"
import { PASS } from "./pruning/hold.ts"

describe("what another player is thought to do", () => {
  const bear: Placing = { hand: ["Grizzly Bears"], battlefield: ["Forest", "Forest"] }

  it("to cast what makes his board better", () => {
    const { state, decision: d } = position("precombatMain", [bear, {}])
    if (d?.kind !== "priority") throw new Error("no priority")
    expect(d.options[Number(foreseen(state, d, PASS, 1))]).toMatchObject({ do: "cast" })
  })

  it("to attack over the heads of those who can't block, and not into a bigger blocker", () => {
    const battlefield = ["Serra Angel", "Grizzly Bears"]
    const { state, decision: d } = position("declareAttackers", [
      { battlefield },
      { battlefield: ["Craw Wurm"] },
    ])
    if (d?.kind !== "attackers") throw new Error("no attack")
    const angel = d.candidates.findIndex(({ creature }) => creature === state.battlefield[0])
    expect(foreseen(state, d, [], 1)).toEqual([[angel, 0]])
  })

  it("leaves the game as it is", () => {
    const game = position("precombatMain", [bear, {}])
    const before = game.digest()
    foreseen(game.state, game.decision!, PASS, 1)
    expect(game.digest()).toBe(before)
  })

  it("is looked for in his own main phases and combat, and nowhere else", () => {
    const at = (step: "upkeep" | "precombatMain" | "declareAttackers") => {
      const { state, decision } = position(step, [{ ...bear, battlefield: ["Craw Wurm", "Forest"] }, {}])
      return isForeseeable(state, decision!)
    }
    expect([at("upkeep"), at("precombatMain"), at("declareAttackers")]).toEqual([false, true, true])
    const { state, decision } = position("precombatMain", [bear, {}])
    expect(isForeseeable({ ...state, answers: [1] }, decision!)).toBe(false)
  })
})
