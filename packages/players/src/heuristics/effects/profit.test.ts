import { characteristics } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { profitOf } from "./profit.ts"

function profit(name: string, mine: Placing = {}): number | null {
  const { state } = position("precombatMain", [{ ...mine, hand: [name, ...(mine.hand ?? [])] }, {}])
  return profitOf(state, 0, characteristics(state, state.players[0].hand[0]).abilities)
}

const forests = (count: number) => Array.from({ length: count }, () => "Forest")

describe("what a text makes from nothing", () => {
  it("cards, less those that are thrown away", () => {
    expect(profit("Divination")).toBeGreaterThan(profit("Careful Study")!)
    expect(profit("Careful Study")).toBeGreaterThan(0)
  })

  it("tokens: their bodies", () => {
    expect(profit("Triplicate Spirits")).toBeGreaterThan(profit("Raise the Alarm")!)
  })

  it("lands: the more, the fewer there are", () => {
    expect(profit("Rampant Growth", { battlefield: forests(2) })).toBeGreaterThan(
      profit("Rampant Growth", { battlefield: forests(8) })!,
    )
    expect(profit("Explosive Vegetation")).toBeGreaterThan(profit("Rampant Growth")!)
  })

  it("a card in the graveyard: much for who can bring it back", () => {
    expect(profit("Entomb", { hand: ["Reanimate"] })).toBeGreaterThan(profit("Entomb")!)
  })

  it("nothing, where it only does something to what is in play", () => {
    expect(profit("Shock")).toBeNull()
  })
})
