import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { place } from "../../game/setup/setup.ts"
import type { ActivatedAbility, TriggeredAbility } from "../../language/ability.ts"
import { edit } from "../../state/writing/edit.ts"
import { canPayNow, payNow } from "../paying/now.ts"
import {
  ability,
  adds,
  answering,
  card,
  creature,
  land,
  mana,
  paid,
  payable,
  spell,
  table,
} from "../testing/table.ts"
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

describe("activating mana abilities (605.3)", () => {
  it("106.3, 605.3b: resolves at once; the color is chosen", () => {
    const s = table()
    const city = place(s, 0, "battlefield", card({ name: "City", types: ["land"] }, [anyColor]))
    const result = answering([[2]], () => activateManaAbility(s, 0, city, 0))
    expect(result.asked.map((d) => d.purpose)).toEqual(["color"])
    expect(pool(s)).toBe("B")
    expect(s.stack).toEqual([])
    expect(manaAbilities(s, 0)).toEqual([])
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
    expect(manaAbilities(s, 0)).toEqual([
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
    expect(manaAbilities(s, 0)).toEqual([])
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
  const counts = [0, 1].map((player) => manaAbilities(s, player).length)
  expect([s.turn.active, counts]).toEqual([0, [1, 0]])
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

describe("what mana abilities produce (106)", () => {
  it("106.7: any type that a land you control could produce; two such lands define nothing", () => {
    const s = table()
    const reflecting: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { couldProduce: { is: "type", type: "land" } } },
    }
    place(s, 0, "battlefield", card({ name: "Mirror", types: ["land"] }, [reflecting]))
    const second = place(s, 0, "battlefield", card({ name: "Mirror", types: ["land"] }, [reflecting]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{1}"), what)).toBe(false)
    answering([], () => activateManaAbility(s, 0, second, 0))
    expect(pool(s)).toBe("") // 106.5
    place(s, 0, "battlefield", land("Island"), { tapped: true })
    expect(payable(s, mana("{U}"), what)).toBe(true)
    expect(payable(s, mana("{R}"), what)).toBe(false)
  })

  it("'in any combination of colors' mixes", () => {
    const s = table()
    const both: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { choice: ["{R}", "{G}"], amount: 2, each: true } },
    }
    place(s, 0, "battlefield", card({ name: "Loam", types: ["land"] }, [both]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{R}{G}"), what)).toBe(true)
    expect(paid(s, mana("{R}{G}"), what).asked).toEqual([])
  })

  it("106.6: mana that may be spent on creature spells only, with a rider", () => {
    const s = table()
    const cavern: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: {
        do: "addMana",
        mana: {
          choice: "anyColor",
          restriction: { spells: { is: "type", type: "creature" } },
          rider: { when: { is: "any" }, changes: [{ change: "addColors", colors: ["R"] }] },
        },
      },
    }
    place(s, 0, "battlefield", card({ name: "Cavern", types: ["land"] }, [cavern]))
    const spellCard = place(s, 0, "hand", bear)
    const rock = place(s, 0, "hand", card({ name: "Rock", cost: "{G}" }))
    expect(payable(s, mana("{G}"), spell(rock, 0))).toBe(false)
    expect(payable(s, mana("{G}"), spell(spellCard, 0))).toBe(true)
    expect(payable(s, mana("{G}"), ability(spellCard, 0))).toBe(false)
    paid(s, mana("{G}"), spell(spellCard, 0))
    expect(s.objects[spellCard]!.memory?.changes).toEqual([{ change: "addColors", colors: ["R"] }])
  })

  it("118.14: mana of any type", () => {
    const s = table()
    place(s, 0, "battlefield", land("Plains"))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{U}"), { ...what, anyMana: "type" })).toBe(true)
    const orrery = {
      ability: "static",
      effects: [{ static: "anyManaFor", who: { who: "you" }, spells: { is: "any" } }],
    } as const
    place(s, 0, "battlefield", card({ name: "Orrery" }, [orrery]))
    expect(payable(s, mana("{U}"), what)).toBe(true)
    expect(paid(s, mana("{U}"), what).manaSpent).toBe("W")
  })

  it("a painful land is used last, and hurts", () => {
    const s = table()
    const pain: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: {
        do: "sequence",
        of: [
          { do: "addMana", mana: { mana: "{R}" } },
          { do: "loseLife", amount: 1 },
        ],
      },
    }
    const brush = place(s, 0, "battlefield", card({ name: "Brush", types: ["land"] }, [pain]))
    place(s, 0, "battlefield", land("Mountain"))
    const what = spell(place(s, 0, "hand", bear), 0)
    paid(s, mana("{R}"), what)
    expect(s.objects[brush]!.tapped).toBe(false)
    paid(s, mana("{R}"), what)
    expect(s.players[0].life).toBe(19)
  })
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

it("106.1b: of a color and the chosen one, either (Thriving Moor); another color isn't made", () => {
  const s = table()
  const moor = place(
    s,
    0,
    "battlefield",
    card({ name: "Moor", types: ["land"] }, [
      {
        ability: "activated",
        cost: [{ pay: "tap" }],
        effect: { do: "addMana", mana: { choice: ["{B}", "chosenColor"] } },
      },
    ]),
  )
  edit(s, moor).memory = { chosen: { color: "G" } }
  const asked = spell(place(s, 0, "hand", bear), 0)
  expect(["{B}", "{G}", "{W}"].map((one) => payable(s, mana(one), asked))).toEqual([true, true, false])
})
