import { type ChooseDecision, characteristics, type ObjectId, type State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { choices } from "./choices.ts"

const asks = (purpose: string, options: readonly ObjectId[]): ChooseDecision => ({
  kind: "choose",
  player: 0,
  source: options[0],
  purpose,
  rule: purpose === "discard" ? "701.9a" : "701.21a",
  options,
  min: 1,
  max: 1,
})

function chosen(purpose: string, mine: Placing, from: (s: State) => readonly ObjectId[]): string {
  const { state } = position("precombatMain", [mine, {}])
  const options = from(state)
  const [i] = choices(state, asks(purpose, options), dice(1))
  return characteristics(state, options[i]).name
}

const hand = (s: State) => s.players[0].hand

describe("choices by heuristics", () => {
  it("the least card is discarded (701.9)", () => {
    const lands = Array.from({ length: 7 }, () => "Swamp")
    expect(chosen("discard", { hand: ["Grave Titan", "Swamp"], battlefield: lands }, hand)).toBe("Swamp")
    expect(chosen("discard", { hand: ["Shock", "Swamp"] }, hand)).toBe("Shock")
  })

  it("a dear creature is discarded by who can bring it back", () => {
    expect(chosen("discard", { hand: ["Swamp", "Grave Titan", "Reanimate"] }, hand)).toBe("Grave Titan")
  })

  it("the least permanent is sacrificed (701.21)", () => {
    const battlefield = ["Craw Wurm", "Llanowar Elves"]
    expect(chosen("sacrifice", { battlefield }, (s) => s.battlefield)).toBe("Llanowar Elves")
  })
})
