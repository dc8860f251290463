import { type BlockersDecision, characteristics, type Game } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { blockers } from "./block.ts"

/** Names of the blockers when everything attacks the second player. */
function blocking(mine: readonly string[], theirs: Placing, life = 20): string[] {
  const game: Game = position("declareAttackers", [{ battlefield: mine }, theirs], [20, life])
  for (let d = game.decision; d !== null && d.kind !== "blockers"; d = game.decision)
    game.decide(d, d.kind === "attackers" ? d.candidates.map((_, i) => [i, 0] as const) : 0)
  const d = game.decision as BlockersDecision
  return blockers(game.state, d)
    .map(([i]) => characteristics(game.state, d.candidates[i].creature).name)
    .sort()
}

describe("blocks by heuristics (509.1)", () => {
  it("are made where the blocker wins", () => {
    expect(blocking(["Grizzly Bears"], { battlefield: ["Craw Wurm", "Llanowar Elves"] })).toEqual([
      "Craw Wurm",
    ])
  })

  it("are not made for a creature that its death brings back (702.93a)", () => {
    expect(blocking(["Strangleroot Geist"], { battlefield: ["Watchwolf"] })).toEqual(["Watchwolf"])
    expect(blocking(["Strangleroot Geist"], { battlefield: ["Grizzly Bears", "Grizzly Bears"] })).toEqual([])
  })

  it("are not made where a creature would die for little life", () => {
    expect(blocking(["Centaur Courser"], { battlefield: ["Grizzly Bears"] })).toEqual([])
  })

  it("are made with anything when the player would be dead", () => {
    expect(blocking(["Craw Wurm"], { battlefield: ["Llanowar Elves"] }, 6)).toEqual(["Llanowar Elves"])
  })

  it("are made by two that destroy together what neither could", () => {
    expect(blocking(["Craw Wurm"], { battlefield: ["Centaur Courser", "Centaur Courser"] })).toEqual([
      "Centaur Courser",
      "Centaur Courser",
    ])
  })

  it("are made with as many as it takes to live, where each alone would not save the player (702.19b)", () => {
    const board = { battlefield: ["Craw Wurm", "Centaur Courser", "Llanowar Elves"] }
    expect(blocking(["Colossal Dreadmaw", "Air Elemental"].slice(0, 1), board, 3)).not.toEqual([])
    const two = blocking(
      ["Colossal Dreadmaw", "Craw Wurm"],
      { battlefield: ["Centaur Courser", "Centaur Courser", "Llanowar Elves"] },
      1,
    )
    expect(two).toHaveLength(3)
  })
})
