import { describe, expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { TriggeredAbility } from "../../language/ability.ts"
import { edit } from "../../state/writing/edit.ts"
import { answering, card, creature, land, mana, paid, payable, spell, table } from "../testing/table.ts"
import { activateManaAbility } from "./activate-mana-ability.ts"

const pool = (s: ReturnType<typeof table>, player = 0) =>
  s.players[player].pool
    .map((one) => one.type)
    .sort()
    .join("")
const bear = creature("Bear", [], { cost: "{1}{G}" })

describe("what triggers on mana of a color (106.12a, 605.4a)", () => {
  const more: TriggeredAbility = {
    ability: "triggered",
    when: { on: "mana", object: { is: "type", type: "land" }, color: "chosen", tapped: true },
    effect: {
      do: "addMana",
      mana: { choice: "chosenColor" },
      player: { who: "controllerOf", of: { sel: "bound", name: "it" } },
    },
  }

  it("605.1b, 605.4a: a land tapped for the chosen color gives one more, whoever's land it is; another color none", () => {
    const s = table()
    const gauntlet = place(s, 1, "battlefield", card({ name: "Gauntlet", types: ["artifact"] }, [more]))
    edit(s, gauntlet).memory = { chosen: { color: "G" } }
    const forest = place(s, 0, "battlefield", land("Forest"))
    const plains = place(s, 0, "battlefield", land("Plains"))
    expect(payable(s, mana("{G}{G}"), spell(place(s, 0, "hand", bear), 0))).toBe(true)
    expect(payable(s, mana("{W}{W}"), spell(place(s, 0, "hand", bear), 0))).toBe(false)
    answering([], () => activateManaAbility(s, 0, forest, 0))
    answering([], () => activateManaAbility(s, 0, plains, 0))
    expect(pool(s)).toBe("GGW")
  })
})

describe("triggered mana abilities and replacement effects", () => {
  const growth: TriggeredAbility = {
    ability: "triggered",
    when: { on: "taps", object: { is: "among", of: { sel: "attachedTo" } }, forMana: true },
    effect: {
      do: "addMana",
      mana: { mana: "{G}" },
      player: { who: "controllerOf", of: { sel: "attachedTo" } },
    },
  }

  it("605.4a: Wild Growth's mana comes at once and counts for payability", () => {
    const s = table()
    const plains = place(s, 0, "battlefield", land("Plains"))
    place(
      s,
      0,
      "battlefield",
      card({ name: "Growth", types: ["enchantment"], subtypes: ["Aura"] }, [growth]),
      { attachedTo: plains },
    )
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{W}{G}"), what)).toBe(true)
    expect(payable(s, mana("{G}{G}"), what)).toBe(false)
    expect(paid(s, mana("{W}{G}"), what).manaSpent).toMatch(/WG|GW/)
    expect(s.waiting).toEqual([])
  })

  it("106.12a: 'adds one mana of any type that land produced'", () => {
    const s = table()
    const wake: TriggeredAbility = {
      ability: "triggered",
      when: {
        on: "taps",
        object: {
          is: "and",
          of: [
            { is: "type", type: "land" },
            { is: "controlledBy", player: { who: "you" } },
          ],
        },
        forMana: true,
      },
      effect: { do: "addMana", mana: { sameAsEvent: true } },
    }
    place(s, 0, "battlefield", card({ name: "Wake", types: ["enchantment"] }, [wake]))
    const forest = place(s, 0, "battlefield", land("Forest"))
    expect(payable(s, mana("{G}{G}"), spell(place(s, 0, "hand", bear), 0))).toBe(true)
    answering([], () => activateManaAbility(s, 0, forest, 0))
    expect(pool(s)).toBe("GG")
  })

  it("605.4a: the color of a triggered mana ability is part of the automatic plan", () => {
    const s = table()
    const gift: TriggeredAbility = {
      ...growth,
      effect: {
        do: "addMana",
        mana: { choice: "anyColor" },
        player: { who: "controllerOf", of: { sel: "attachedTo" } },
      },
    }
    const plains = place(s, 0, "battlefield", land("Plains"))
    place(s, 0, "battlefield", card({ name: "Gift", types: ["enchantment"], subtypes: ["Aura"] }, [gift]), {
      attachedTo: plains,
    })
    const what = spell(place(s, 0, "hand", bear), 0)
    const result = paid(s, mana("{W}{B}"), what)
    expect(result.asked).toEqual([])
    expect([...result.manaSpent].sort().join("")).toBe("BW")
  })

  it("106.12b: 'tapped for mana, produces twice as much'", () => {
    const s = table()
    const twice = {
      ability: "static",
      effects: [
        { static: "manaBonus", object: { is: "type", type: "land" }, by: { who: "you" }, multiply: 2 },
      ],
    } as const
    place(s, 0, "battlefield", card({ name: "Reflection", types: ["enchantment"] }, [twice]))
    place(s, 0, "battlefield", land("Forest"))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{1}{G}"), what)).toBe(true)
    paid(s, mana("{G}"), what)
    expect(pool(s)).toBe("G")
  })
})
