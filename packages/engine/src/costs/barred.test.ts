import { describe, expect, it } from "vitest"
import { place } from "../game/setup/setup.ts"
import type { Ability } from "../language/ability.ts"
import type { Cost } from "../language/cost.ts"
import { adds, card, creature, payable, spell, table } from "./testing/table.ts"
import type { Payment } from "./types.ts"

const CREATURE = { is: "type", type: "creature" } as const
const LIFE: Cost = [{ pay: "life", amount: 2 }]
const VICTIM: Cost = [{ pay: "sacrifice", filter: CREATURE }]

/** A table with a creature and a card that forbids these payments. */
function barring(butMana?: true) {
  const ability: Ability = {
    ability: "static",
    effects: [
      { static: "cantPay", pay: "life", who: { who: "players" }, ...(butMana && { butMana }) },
      { static: "cantPay", pay: "sacrifice", who: { who: "players" }, filter: CREATURE },
    ],
  }
  const s = table()
  const elf = place(s, 0, "battlefield", creature("Elf"))
  place(s, 1, "battlefield", card({ name: "Angel", types: ["enchantment"] }, [ability]))
  const cast = spell(place(s, 0, "hand", card({ name: "Rite", types: ["sorcery"] })), 0)
  const forMana: Payment = { ...cast, kind: "ability", object: elf, ability: adds("{G}") }
  return { s, cast, activate: { ...forMana, ability: undefined }, forMana }
}

describe("118.3 payments that an effect forbids", () => {
  it("neither life nor creatures pay for spells and abilities; other permanents do", () => {
    const { s, cast, activate, forMana } = barring()
    for (const payment of [cast, activate, forMana]) {
      expect(payable(s, LIFE, payment)).toBe(false)
      expect(payable(s, VICTIM, payment)).toBe(false)
    }
    expect(
      payable(s, [{ pay: "sacrifice", filter: { is: "any" } }], cast),
      "the creature is all there is",
    ).toBe(false)
    place(s, 0, "battlefield", card({ name: "Orb" }))
    expect(payable(s, [{ pay: "sacrifice", filter: { is: "any" } }], cast)).toBe(true)
  })

  it("118.12: a resolving effect may ask for both", () => {
    const { s, cast } = barring()
    const asked: Payment = { ...cast, kind: "effect" }
    expect([payable(s, LIFE, asked), payable(s, VICTIM, asked)]).toEqual([true, true])
  })

  it("605.1a: mana abilities may be left out", () => {
    const { s, activate, forMana } = barring(true)
    expect([payable(s, LIFE, activate), payable(s, LIFE, forMana)]).toEqual([false, true])
    expect(payable(s, VICTIM, forMana)).toBe(false)
  })
})
