import { compileCard, findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import type { QueueEntry, Scenario } from "../../format/format.ts"
import { BUILT_IN, runScenario } from "../../index.ts"

const stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }
const GIANT = "Hill Giant"
const BEARS = "Grizzly Bears"

/** The damage of a 3/3 blocked by a 3/3 and a 2/2, with these answers. */
function dealt(choices: QueueEntry[], ruleset: string) {
  const at = { turn: 1, step: "declareBlockers", player: "B", do: "block", attacker: GIANT } as const
  const scenario: Scenario = {
    id: "shares",
    format: "duel",
    ruleset,
    players: { A: { battlefield: [GIANT] }, B: { battlefield: [GIANT, BEARS] } },
    script: [
      {
        turn: 1,
        step: "declareAttackers",
        player: "A",
        do: "attack",
        creature: GIANT,
        defender: { player: "B" },
      },
      { ...at, creature: GIANT },
      { ...at, creature: BEARS },
    ],
    choices: { A: choices },
    strict: true,
    stopAt: { turn: 1, step: "combatDamage" },
    expect: [{ check: "damage", card: GIANT, player: "B", is: 1 }],
  }
  return runScenario(scenario, stock)
}

describe("shares of damage", () => {
  it("510.1c: in any way today; a share that is legal is no illegal one", () => {
    expect(dealt([1, 2], "current")).toMatchObject({ outcome: "passed", warnings: [] })
    expect(dealt([1], "current")).toMatchObject({ outcome: "passed" })
    expect(dealt([{ illegal: 1 }, 3], "current").reason).toContain("should be no legal answer")
  })

  it("510.1c@2014-02: lethal damage to the first before the next gets any", () => {
    const first = dealt([GIANT, 1, 2], "2014-02")
    expect(first.outcome).toBe("failed")
    expect(first.warnings).toContain("choices of A: 1")
    expect(dealt([GIANT, { illegal: 1 }, 3], "2014-02").warnings).toEqual([])
    expect(dealt([BEARS, { illegal: 1 }, 2], "2014-02")).toMatchObject({ outcome: "passed", warnings: [] })
  })
})
