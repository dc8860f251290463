import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { place } from "../../game/setup/setup.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import { edit } from "../../state/writing/edit.ts"
import { canPayNow, payNow } from "../paying/now.ts"
import { adds, answering, card, creature, land, mana, paid, payable, spell, table } from "../testing/table.ts"
import { activateManaAbility, manaAbilities } from "./activate-mana-ability.ts"

const anyColor: ActivatedAbility = {
  ability: "activated",
  cost: [{ pay: "tap" }],
  effect: { do: "addMana", mana: { choice: "anyColor" } },
}
const pool = (s: ReturnType<typeof table>, player = 0) =>
  s.players[player].pool
    .map((one) => one.type)
    .sort()
    .join("")
const bear = creature("Bear", [], { cost: "{1}{G}" })

describe("activating mana abilities (605.3)", () => {
  it("106.3, 605.3b: resolves at once; the color is chosen", () => {
    const s = table()
    const city = place(s, 0, "battlefield", card({ name: "City", types: ["land"] }, [anyColor]))
    const result = answering([[2]], () => activateManaAbility(s, 0, city, 0))
    expect(result.asked.map((d) => d.purpose)).toEqual(["color"])
    expect(pool(s)).toBe("B")
    expect(s.stack).toEqual([])
    expect(manaAbilities(s, 0, "sorcery")).toEqual([])
    expect(answering([], () => activateManaAbility(s, 0, city, 0)).illegal).toBe(true)
  })

  it("lists what can be activated now, those in hand included", () => {
    const s = table()
    const forest = place(s, 0, "battlefield", land("Forest"))
    place(s, 0, "battlefield", land("Forest"), { tapped: true })
    const guide = place(
      s,
      0,
      "hand",
      creature("Guide", [adds("{R}", [{ pay: "exileSelf" }], { zone: "hand" })]),
    )
    place(s, 1, "battlefield", land("Plains"))
    expect(manaAbilities(s, 0, "sorcery")).toEqual([
      { do: "activate", object: forest, ability: 0, mana: true },
      { do: "activate", object: guide, ability: 0, mana: true },
    ])
    expect(payable(s, mana("{R}{G}"), spell(place(s, 0, "hand", bear), 0))).toBe(true)
  })

  it("601.2b, 605.3a: X of a cost is announced by hand, and is what a payment needs; no more than there is", () => {
    const s = table()
    const storage = adds(
      "{R}",
      [{ pay: "tap" }, { pay: "removeCounters", kind: "storage", count: { n: "x" } }],
      {
        effect: { do: "addMana", mana: { mana: "{R}", times: { n: "x" } } },
      },
    )
    const hold = card({ name: "Hold", types: ["land"] }, [storage])
    const [one, other] = [0, 1].map(() => place(s, 0, "battlefield", hold))
    for (const id of [one, other]) edit(s, id).counters = { storage: 3 }
    const by = answering([2], () => activateManaAbility(s, 0, one, 0))
    expect(by.asked).toMatchObject([{ kind: "number", purpose: "x", min: 0, max: 3 }])
    expect([pool(s), s.objects[one]!.counters?.storage]).toEqual(["RR", 1])
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{6}"), what)).toBe(false)
    expect(payable(s, mana("{5}"), what)).toBe(true)
    paid(s, mana("{3}"), what)
    expect([pool(s), s.objects[other]!.counters?.storage]).toEqual(["", 2])
  })

  it("602.5: 'activate only if' and 'can't be activated'", () => {
    const s = table()
    const two = { if: "exists", filter: { is: "type", type: "artifact" }, atLeast: 2 } as const
    place(s, 0, "battlefield", card({ name: "Opal" }, [{ ...anyColor, condition: two }]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{W}"), what)).toBe(false)
    const stone = place(s, 0, "battlefield", card({ name: "Stone" }))
    expect(payable(s, mana("{W}"), what)).toBe(true)
    const silence = {
      ability: "static",
      effects: [{ static: "cantActivate", of: { filter: { is: "type", type: "artifact" } }, manaToo: true }],
    } as const
    place(s, 1, "battlefield", card({ name: "Silence", types: ["enchantment"] }, [silence]))
    expect(payable(s, mana("{W}"), what)).toBe(false)
    expect(s.objects[stone]).toBeDefined()
  })

  it("a side cost with a choice: either part pays", () => {
    const s = table()
    const either = adds("{B}", [
      { pay: "tap" },
      { pay: "anyOf", of: [[{ pay: "life", amount: 1 }], [{ pay: "discard" }]] },
    ])
    place(s, 0, "battlefield", card({ name: "Crypt" }, [either]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(paid(s, mana("{B}"), what).manaSpent).toBe("B")
    expect(s.players[0].life).toBe(19)
  })

  it("106.3: one mana of each color among them, at once", () => {
    const s = table()
    const tender = creature("Tender", [
      {
        ability: "activated",
        cost: [{ pay: "tap" }],
        effect: {
          do: "addMana",
          mana: { colorsAmong: { sel: "all", filter: { is: "type", type: "creature" } }, every: true },
        },
      },
    ])
    const id = place(s, 0, "battlefield", tender, {})
    edit(s, id).sick = false
    place(s, 0, "battlefield", creature("Gold", [], { colors: ["R", "W"] }))
    place(s, 0, "battlefield", creature("Other", [], { colors: ["G"] }))
    expect(answering([], () => activateManaAbility(s, 0, id, 0)).asked).toEqual([])
    expect(pool(s)).toBe("GRW")
  })

  it("602.5b: 'activate only once each turn'", () => {
    const s = table()
    const once = adds("{R}{R}", [{ pay: "life", amount: 1 }], { limit: { times: 1, per: "turn" } })
    const forge = place(s, 0, "battlefield", card({ name: "Forge" }, [once]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{2}"), what)).toBe(true)
    expect(payable(s, mana("{3}"), what)).toBe(false)
    answering([], () => activateManaAbility(s, 0, forge, 0))
    expect(manaAbilities(s, 0, "sorcery")).toEqual([])
  })

  it("a counter for each mana: as many as there are counters", () => {
    const s = table()
    const mox = card({ name: "Tank" }, [adds("{C}", [{ pay: "removeCounters", kind: "charge", count: 1 }])])
    const tank = place(s, 0, "battlefield", mox, { counters: { charge: 3 } })
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{3}"), what)).toBe(true)
    expect(payable(s, mana("{4}"), what)).toBe(false)
    paid(s, mana("{2}"), what)
    expect(s.objects[tank]!.counters).toEqual({ charge: 1 })
  })
})

it("602.5: an ability that any player may activate in their own turn", () => {
  const s = table()
  const shared: ActivatedAbility = {
    ...anyColor,
    who: { who: "players" },
    condition: { if: "turnOf", player: { who: "you" } },
  }
  place(s, 1, "battlefield", card({ name: "Cache" }, [shared]))
  const counts = [0, 1].map((player) => manaAbilities(s, player, "sorcery").length)
  expect([s.turn.active, counts]).toEqual([0, [1, 0]])
})

describe("costs paid on resolution (118.12)", () => {
  it("any mana ability may pay; the filters' 'you' is the payer", () => {
    const s = table()
    const source = place(s, 0, "battlefield", card({ name: "Tithe" }))
    place(s, 1, "battlefield", land("Plains"))
    const context = contextOf(source, 0)
    expect(canPayNow(s, 1, mana("{1}"), context)).toBe(true)
    expect(canPayNow(s, 0, mana("{1}"), context)).toBe(false)
    answering([], () => void payNow(s, 1, mana("{1}"), context))
    expect(canPayNow(s, 1, mana("{1}"), context)).toBe(false)
    expect(canPayNow(s, 1, [{ pay: "life", amount: 3 }], context)).toBe(true)
    const mine = { is: "controlledBy", player: { who: "you" } } as const
    expect(canPayNow(s, 1, [{ pay: "sacrifice", filter: mine, count: 2 }], context)).toBe(false)
    expect(canPayNow(s, 1, [{ pay: "sacrifice", filter: mine }], context)).toBe(true)
  })
})
