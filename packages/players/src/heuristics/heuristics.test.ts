import type { NameDecision } from "@apnap/engine"
import { expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { heuristicAnswer } from "./heuristics.ts"

it("205.3e: of creature types that is chosen which most of one's own cards have", () => {
  const { state } = position("precombatMain", [
    { hand: ["Llanowar Elves"], battlefield: ["Llanowar Elves", "Grave Titan", "Forest"] },
    { battlefield: ["Grave Titan", "Grave Titan", "Grave Titan"] },
  ])
  const decision: NameDecision = {
    kind: "name",
    player: 0,
    rule: "201.4",
    purpose: "name",
    source: state.battlefield[0],
    of: "creatureType",
    options: ["Giant", "Elf", "Goblin"],
  }
  expect(heuristicAnswer(state, decision, dice(1))).toBe("Elf")
})
