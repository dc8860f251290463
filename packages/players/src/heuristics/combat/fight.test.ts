import { edit } from "@apnap/engine/internal"
import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { beats, canBlock, powerOf, toughnessLeft } from "./fight.ts"

/** Applies `of` to a creature of the first player and one of the second. */
function between<T>(mine: string, theirs: string, of: (...args: Parameters<typeof beats>) => T): T {
  const { state } = position("precombatMain", [{ battlefield: [mine] }, { battlefield: [theirs] }])
  return of(state, state.battlefield[0], state.battlefield[1])
}

describe("one creature against another", () => {
  it("destroys it with damage equal to its toughness (704.5g)", () => {
    expect(between("Grizzly Bears", "Grizzly Bears", beats)).toBe(true)
    expect(between("Grizzly Bears", "Centaur Courser", beats)).toBe(false)
  })

  it("does not come to it where a first striker destroys it before (702.7b)", () => {
    expect(between("Grizzly Bears", "White Knight", beats)).toBe(false)
    expect(between("White Knight", "Grizzly Bears", beats)).toBe(true)
    expect(between("Centaur Courser", "White Knight", beats)).toBe(true)
  })

  it("flies over what neither flies nor reaches (702.9b)", () => {
    expect(between("Grizzly Bears", "Serra Angel", canBlock)).toBe(false)
    expect(between("Air Elemental", "Serra Angel", canBlock)).toBe(true)
  })

  it("has what its derived characteristics say, less damage", () => {
    const { state } = position("precombatMain", [{ battlefield: ["Grizzly Bears", "Glorious Anthem"] }, {}])
    const [bears] = state.battlefield
    expect([powerOf(state, bears), toughnessLeft(state, bears)]).toEqual([3, 3])
    edit(state, bears).damage = 2
    expect(toughnessLeft(state, bears)).toBe(1)
  })
})
