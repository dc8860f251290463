import { answerFault, type Decision, type Game } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { heuristicAnswer } from "../heuristics/heuristics.ts"
import { type Placing, position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { candidates } from "./candidates.ts"

function found(game: Game, most = 14, isLandFirst = false) {
  const d: Decision = game.decision!
  return game.inProgress((s) => ({
    d,
    usual: heuristicAnswer(s, d, dice(1)),
    answers: candidates(s, d, most, dice(1), isLandFirst),
  }))
}

describe("answers worth comparing", () => {
  const mine: Placing = { battlefield: ["Mountain", "Grizzly Bears"], hand: ["Shock", "Shock", "Mountain"] }

  it("begin with the usual one, fit the decision, and differ", () => {
    for (const step of ["precombatMain", "declareAttackers"] as const) {
      const { d, usual, answers } = found(position(step, [mine, {}]))
      expect(answers[0]).toEqual(usual)
      expect(answers.every((answer) => answerFault(d, answer) === null)).toBe(true)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
    }
  })

  it("try equal cards once, and mana alone never (605.3a)", () => {
    const equal = { battlefield: ["Mountain"], hand: ["Shock", "Shock"] }
    // Pass, or one of the two equal spells.
    expect(found(position("precombatMain", [equal, {}])).answers).toHaveLength(2)
  })

  it("with lands first, are lands alone while one can be played (305.1), and what waits for a land", () => {
    const kinds = (game: Game, isLandFirst = true) => {
      const { d, answers } = found(game, 14, isLandFirst)
      return answers.map((i) => d.kind === "priority" && d.options[Number(i)].do)
    }
    expect(kinds(position("precombatMain", [mine, {}]))).toEqual(["play"])
    expect(kinds(position("precombatMain", [mine, {}]), false)).toEqual(["play", "pass", "cast"])
    const forests = Array.from({ length: 7 }, () => "Forest")
    const ramp = { battlefield: forests, hand: ["Forest", "Avenger of Zendikar", "Craw Wurm"] }
    expect(kinds(position("precombatMain", [ramp, {}]))).toEqual(["play", "cast"])
  })

  it("are no more than are asked for", () => {
    const two: Placing = { battlefield: ["Mountain"], hand: ["Shock", "Lightning Bolt"] }
    expect(found(position("precombatMain", [two, {}]), 2).answers).toHaveLength(2)
  })
})
