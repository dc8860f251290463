import type { AttackersDecision } from "@apnap/engine"
import { characteristics } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { attackers } from "./attack.ts"

function attacking(mine: Placing, theirs: Placing, life: readonly [number, number] = [20, 20]): string[] {
  const { state, decision } = position("declareAttackers", [mine, theirs], life)
  const d = decision as AttackersDecision
  return attackers(state, d).map(([i]) => characteristics(state, d.candidates[i].creature).name)
}

describe("attacks by heuristics (508.1)", () => {
  it("go where nobody can block well", () => {
    expect(attacking({ battlefield: ["Air Elemental"] }, { battlefield: ["Grizzly Bears"] })).toEqual([
      "Air Elemental",
    ])
    expect(attacking({ battlefield: ["Grizzly Bears"] }, { battlefield: ["Craw Wurm"] })).toEqual([])
  })

  it("are made by all when that kills", () => {
    const bears = ["Grizzly Bears", "Grizzly Bears", "Grizzly Bears"]
    expect(attacking({ battlefield: bears }, { battlefield: ["Craw Wurm"] }, [20, 4])).toEqual(bears)
  })

  it("are left when the answer would kill", () => {
    const bears = ["Grizzly Bears", "Grizzly Bears"]
    expect(attacking({ battlefield: bears }, { battlefield: [...bears, "Grizzly Bears"] }, [3, 20])).toEqual(
      [],
    )
  })
})
