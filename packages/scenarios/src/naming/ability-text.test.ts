import type { Ability } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { abilityBegins } from "./ability-text.ts"

const equip = (mana: string): Ability => ({
  ability: "activated",
  keyword: "equip",
  cost: [{ pay: "mana", mana }],
  effect: { do: "gainLife", amount: 1 },
})

describe("a keyword that a script names", () => {
  it("is told from another one by its cost", () => {
    expect(abilityBegins(equip("{2}"), "Equip {2}")).toBe(true)
    expect(abilityBegins(equip("{1}"), "Equip {2}")).toBe(false)
  })

  it("may stand without its cost, or with a part of it", () => {
    expect(abilityBegins(equip("{2}"), "Equip")).toBe(true)
    expect(abilityBegins(equip("{2}{W}"), "Equip {2}")).toBe(true)
    expect(abilityBegins(equip("{2}"), "Cycling {2}")).toBe(false)
  })
})
