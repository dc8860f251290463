import { describe, expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { landsOf, manaFor, manaOf } from "./mana.ts"

describe("mana as a player counts it", () => {
  it("each untapped land and creature that gives some counts for one; summoning-sick creatures don't (302.6)", () => {
    const { state } = position("precombatMain", [
      { battlefield: ["Forest", "Forest", "Llanowar Elves", "Grizzly Bears"] },
      {},
    ])
    expect([landsOf(state, 0), manaOf(state, 0)]).toEqual([2, 3])
    const elves = state.battlefield[2]
    const sick = {
      ...state,
      objects: { ...state.objects, [elves]: { ...state.objects[elves]!, sick: true } },
    }
    expect(manaOf({ ...state, ...sick }, 0)).toBe(2)
    expect(manaOf(state, 1)).toBe(0)
  })

  it("a spell takes its mana value, an ability the mana of its cost (202.3)", () => {
    const { state } = position("precombatMain", [
      { hand: ["Craw Wurm"], battlefield: ["Loxodon Warhammer"] },
      {},
    ])
    const [wurm] = state.players[0].hand
    expect(manaFor(state, { do: "cast", object: wurm, face: 0, way: "" })).toBe(6)
    expect(manaFor(state, { do: "play", object: wurm, face: 0 })).toBe(0)
  })
})
