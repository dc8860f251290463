import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { casting } from "./casting.ts"

function value(card: string, mine: Placing = {}, theirs: Placing = {}, isOwnMain = true): number {
  const { state } = position("precombatMain", [{ ...mine, hand: [card] }, theirs])
  const [object] = state.players[0].hand
  return casting(state, 0, { do: "cast", object, face: 0, way: "" }, isOwnMain, dice(1))
}

const forests = Array.from({ length: 9 }, () => "Forest")

describe("what casting a spell wins (601)", () => {
  it("a creature: its body and what it does on its way in", () => {
    expect(value("Craw Wurm")).toBeGreaterThan(value("Grizzly Bears"))
    expect(value("Elvish Visionary")).toBeGreaterThan(value("Llanowar Elves", { battlefield: forests }))
  })

  it("nothing for a creature whose trigger could only hit the player's own", () => {
    expect(value("Flametongue Kavu")).toBe(0)
    expect(value("Flametongue Kavu", {}, { battlefield: ["Serra Angel"] })).toBeGreaterThan(0)
  })

  it("one that makes mana is wanted while lands are few", () => {
    const late = { battlefield: forests }
    expect(value("Llanowar Elves")).toBeGreaterThan(value("Llanowar Elves", late))
  })

  it("an anthem: the more, the more creatures there are", () => {
    const three = { battlefield: ["Grizzly Bears", "Grizzly Bears", "Grizzly Bears"] }
    expect(value("Glorious Anthem", three)).toBeGreaterThan(value("Glorious Anthem"))
  })

  it("nothing outside of the player's own main phase, without flash", () => {
    expect(value("Grizzly Bears", {}, {}, false)).toBe(0)
    expect(value("Counterspell")).toBe(0)
  })
})
