import { answerFault, type OptionDecision } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { options } from "./options.ts"

/** The labels chosen for the first card of the first player's hand. */
function chosen(purpose: string, labels: readonly string[], mine: Placing, theirs: Placing = {}) {
  const { state: s } = position("precombatMain", [mine, theirs])
  const d: OptionDecision = {
    kind: "option",
    player: 0,
    source: s.players[0].hand[0],
    purpose,
    rule: "700.2a",
    options: labels.map((label) => ({ label })),
    min: 1,
    max: 1,
  }
  const answer = options(s, d, dice(1))
  expect(answerFault(d, answer)).toBeNull()
  return answer.map((i) => labels[i])
}

describe("options by heuristics", () => {
  it("a color: the one that the hand asks for most (107.4)", () => {
    const hand = ["Serra Angel", "White Knight", "Shock"]
    expect(chosen("color", ["Red", "Green", "White"], { hand })).toEqual(["White"])
  })

  it("a mode: the one that has something to destroy (700.2)", () => {
    const mode = (battlefield: string[]) =>
      chosen("mode", ["mode:0", "mode:1"], { hand: ["Abrade"] }, { battlefield })
    expect(mode(["Hypnotic Specter"])).toEqual(["mode:0"])
    expect(mode(["Wurmcoil Engine"])).toEqual(["mode:1"])
  })
})
