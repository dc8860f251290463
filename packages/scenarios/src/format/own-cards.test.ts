import { compileCard, findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { runScenario } from "../runner/run.ts"
import { BUILT_IN } from "./built-in-decks.ts"
import type { Scenario } from "./format.ts"
import { readScenario } from "./read.ts"

const stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }
const RAY = {
  name: "Test Ray",
  mana_cost: "{R}",
  type_line: "Sorcery",
  oracle_text: "Kicker {1} (You may pay an additional {1}.)\nTest Ray deals 2 damage to any target.",
}

function scenario(more: object = {}): Scenario {
  return {
    id: "own/cards",
    format: "duel",
    cards: [RAY],
    players: { A: { hand: ["Test Ray"], battlefield: ["Mountain"] }, B: {} },
    script: [
      {
        turn: 1,
        step: "precombatMain",
        player: "A",
        do: "cast",
        card: "Test Ray",
        targets: [{ player: "B" }],
      },
    ],
    strict: true,
    stopAt: { turn: 1, step: "end" },
    expect: [{ check: "life", player: "B", is: 18 }],
    ...more,
  }
}

describe("cards of a scenario's own", () => {
  it("are read from their words and played, and go before others of their names", () => {
    expect(runScenario(scenario(), stock)).toMatchObject({ outcome: "passed" })
    const shock = { ...RAY, name: "Shock", oracle_text: "Shock deals 5 damage to any target." }
    const players = { A: { hand: ["Shock"], battlefield: ["Mountain"] }, B: {} }
    const [cast] = scenario().script
    const other = { cards: [shock], players, script: [{ ...cast, card: "Shock" }] }
    const expected = [{ check: "life", player: "B", is: 15 }]
    expect(runScenario(scenario({ ...other, expect: expected }), stock)).toMatchObject({ reason: "" })
  })

  it("what is not understood of one, or a stock that reads no words, makes it unsupported", () => {
    const odd = { cards: [{ ...RAY, oracle_text: "Frobnicate the moon." }] }
    expect(runScenario(scenario(odd), stock)).toMatchObject({
      outcome: "unsupported",
      lacks: { card: "Test Ray", phrase: expect.stringContaining("frobnicate the moon") },
    })
    const typeless = { cards: [{ ...RAY, type_line: "Sorcerie" }] }
    expect(runScenario(scenario(typeless), stock).lacks).toEqual({ card: "Test Ray", phrase: "Sorcerie" })
    const { compile: _none, ...plain } = stock
    expect(runScenario(scenario(), plain)).toMatchObject({
      outcome: "unsupported",
      lacks: { feature: "cards of its own" },
    })
  })

  it("a file says which field of one is wrong", () => {
    const read = (card: object) => readScenario(JSON.stringify(scenario({ cards: [card] })))
    expect(read(RAY).faults).toEqual([])
    expect(read({ ...RAY, type_line: "" }).faults).toMatchObject([{ path: "cards.0.type_line" }])
    expect(read({ ...RAY, mana_cost: "1R" }).faults).toMatchObject([{ path: "cards.0.mana_cost" }])
    expect(read({ ...RAY, text: "Flying" }).faults).toMatchObject([{ code: "scenario/unknown-field" }])
  })
})
