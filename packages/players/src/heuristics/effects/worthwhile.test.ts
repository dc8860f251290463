import { characteristics } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { gainOf, gainOfAura } from "./worthwhile.ts"

function gain(card: string, mine: Placing, theirs: Placing, life: readonly [number, number] = [20, 20]) {
  const { state } = position("precombatMain", [{ ...mine, hand: [card] }, theirs], life)
  const [id] = state.players[0].hand
  return gainOf(state, 0, id, characteristics(state, id).abilities)
}

describe("what a text wins now", () => {
  it("damage: the creature that it destroys, else a little; a player's last life beyond all", () => {
    const killing = gain("Shock", {}, { battlefield: ["Grizzly Bears"] })!
    expect(killing).toBeGreaterThan(gain("Shock", {}, {})!)
    expect(killing).toBeGreaterThan(gain("Shock", {}, { battlefield: ["Craw Wurm"] })!)
    expect(gain("Shock", {}, {}, [20, 2])).toBeGreaterThan(50)
  })

  it("mass removal: theirs less the player's own", () => {
    expect(gain("Wrath of God", {}, { battlefield: ["Craw Wurm"] })).toBeGreaterThan(0)
    expect(gain("Wrath of God", { battlefield: ["Craw Wurm"] }, {})).toBeLessThan(0)
  })

  it("nothing that lies in play: null", () => {
    expect(gain("Divination", {}, {})).toBeNull()
  })

  it("an Aura: on the side that it suits, and never on what can't be aimed at (702.11)", () => {
    const aura = (name: string, mine: string[], theirs: string[]) => {
      const { state } = position("precombatMain", [
        { hand: [name], battlefield: mine },
        { battlefield: theirs },
      ])
      return gainOfAura(state, 0, state.players[0].hand[0])
    }
    expect(aura("Holy Strength", ["Grizzly Bears"], [])).toBeGreaterThan(0)
    expect(aura("Holy Strength", [], ["Grizzly Bears"])).toBe(Number.NEGATIVE_INFINITY)
    expect(aura("Pacifism", [], ["Craw Wurm"])).toBeGreaterThan(aura("Pacifism", [], ["Grizzly Bears"]))
  })
})
