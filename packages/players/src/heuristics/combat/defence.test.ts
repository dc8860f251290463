import type { BlockersDecision, Pair } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { DEAD, type Defence, defenceOf, worthOfBlock } from "./defence.ts"

/** The second player's defence when everything attacks. */
function defence(mine: readonly string[], theirs: readonly string[], life = 20): Defence {
  const game = position("declareAttackers", [{ battlefield: mine }, { battlefield: theirs }], [20, life])
  for (let d = game.decision; d !== null && d.kind !== "blockers"; d = game.decision)
    game.decide(d, d.kind === "attackers" ? d.candidates.map((_, i): Pair => [i, 0]) : 0)
  return defenceOf(game.state, game.decision as BlockersDecision)
}

describe("what blocks are worth", () => {
  it("the creature that they destroy, less the one that dies", () => {
    const wins = defence(["Grizzly Bears"], ["Craw Wurm"])
    expect(worthOfBlock(wins, [[0, 0]])).toBeGreaterThan(worthOfBlock(wins, []))
    const loses = defence(["Centaur Courser"], ["Grizzly Bears"])
    expect(worthOfBlock(loses, [[0, 0]])).toBeLessThan(worthOfBlock(loses, []))
  })

  it("little of anything where the player is dead; without care for creatures, each that takes off damage is a step", () => {
    const trampled = defence(["Colossal Dreadmaw"], ["Centaur Courser", "Grizzly Bears"], 1)
    const one: Pair[] = [[0, 0]]
    expect(worthOfBlock(trampled, [])).toBeLessThan(DEAD)
    expect(worthOfBlock(trampled, one)).toBeLessThan(worthOfBlock(trampled, []))
    expect(worthOfBlock(trampled, one, 0.01)).toBeGreaterThan(worthOfBlock(trampled, [], 0.01))
  })
})
