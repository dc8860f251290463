import { describe, expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { Cost } from "../../language/cost.ts"
import { writable } from "../../state/writing/edit.ts"
import {
  ability,
  adds,
  card,
  creature,
  greatestX,
  land,
  mana,
  paid,
  payable,
  spell,
  table,
  tappedCount,
} from "../testing/table.ts"

const bear = creature("Bear", [], { cost: "{1}{G}" })

describe("costs that look at objects", () => {
  it("118.6: its own mana cost, which can't be paid where there is none", () => {
    const s = table()
    for (let i = 0; i < 2; i++) place(s, 0, "battlefield", land("Forest"))
    const own: Cost = [{ pay: "ownManaCost" }]
    expect(payable(s, own, ability(place(s, 0, "graveyard", bear), 0))).toBe(true)
    expect(payable(s, own, ability(place(s, 0, "graveyard", creature("Token", [], {})), 0))).toBe(false)
    const giant = creature("Giant", [], { cost: "{2}{G}" })
    expect(payable(s, own, ability(place(s, 0, "graveyard", giant), 0))).toBe(false)
  })

  it("601.2h: any number of creatures with a total power are sacrificed", () => {
    const s = table()
    const dread = place(s, 0, "battlefield", creature("Dread", [], { power: 12, toughness: 12 }))
    const elf = place(s, 0, "battlefield", creature("Elf", [], { power: 3, toughness: 1 }))
    const cost: Cost = [{ pay: "sacrifice", filter: { is: "other" }, totalPower: 5 }]
    expect(payable(s, cost, ability(dread, 0))).toBe(false)
    const owl = place(s, 0, "battlefield", creature("Owl", [], { power: 2, toughness: 1 }))
    paid(s, cost, ability(dread, 0), [[0, 1]])
    expect([elf, owl].map((id) => s.objects[id])).toEqual([undefined, undefined])
  })
})

describe("paying mana (601.2g, 601.2h)", () => {
  it("taps lands, empties the pool and notes what was spent", () => {
    const s = table()
    place(s, 0, "battlefield", land("Forest"))
    place(s, 0, "battlefield", land("Plains"))
    place(s, 0, "battlefield", land("Plains"))
    const card = place(s, 0, "hand", bear)
    expect(payable(s, mana("{1}{G}"), spell(card, 0))).toBe(true)
    const result = paid(s, mana("{1}{G}"), spell(card, 0))
    expect([...result.manaSpent].sort().join("")).toBe("GW")
    expect(result.asked).toEqual([])
    expect(tappedCount(s)).toBe(2)
    expect(s.players[0].pool).toEqual([])
    expect(s.events.map((e) => e.kind)).toEqual(["taps", "mana", "taps", "mana", "paid"])
  })

  it("keeps the land that is more useful (a plan, not a rule)", () => {
    const s = table()
    const dual = place(
      s,
      0,
      "battlefield",
      land("Mountain", { subtypes: ["Mountain", "Forest"], supertypes: [] }),
    )
    place(s, 0, "battlefield", land("Forest"))
    paid(s, mana("{G}"), spell(place(s, 0, "hand", bear), 0))
    expect(s.objects[dual]!.tapped).toBe(false)
  })

  it("118.3: is refused when a color is missing, and a tapped land does not count", () => {
    const s = table()
    place(s, 0, "battlefield", land("Forest"), { tapped: true })
    place(s, 0, "battlefield", land("Plains"))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{G}"), what)).toBe(false)
    expect(payable(s, mana("{W}"), what)).toBe(true)
    expect(paid(s, mana("{G}"), what).illegal).toBe(true)
  })

  it("302.6: a creature that came this turn can't pay {T}", () => {
    const s = table()
    place(s, 0, "battlefield", creature("Elf", [adds("{G}")]), { sick: true })
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{G}"), what)).toBe(false)
    place(
      s,
      0,
      "battlefield",
      creature("Hasty Elf", [adds("{G}"), { ability: "keyword", keyword: "haste" }]),
      { sick: true },
    )
    expect(payable(s, mana("{G}"), what)).toBe(true)
  })

  it("605.3: uses Signets, whose own cost other mana pays", () => {
    const s = table()
    place(s, 0, "battlefield", land("Forest"))
    const signet = card({ name: "Signet" }, [adds("{W}{U}", [{ pay: "mana", mana: "{1}" }, { pay: "tap" }])])
    place(s, 0, "battlefield", signet)
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{W}{U}"), what)).toBe(true)
    expect(payable(s, mana("{G}{U}"), what)).toBe(false)
    expect(paid(s, mana("{W}{U}"), what).manaSpent).toMatch(/^(WU|UW)$/)
    expect(s.players[0].pool).toEqual([])
  })

  it("sacrifices a Treasure when nothing else will do, and remembers that it was one", () => {
    const s = table()
    const cost = [{ pay: "tap" }, { pay: "sacrificeSelf" }] as const
    const any = {
      ability: "activated",
      cost,
      effect: { do: "addMana", mana: { choice: "anyColor" } },
    } as const
    const treasure = place(s, 0, "battlefield", card({ name: "Treasure", subtypes: ["Treasure"] }, [any]))
    place(s, 0, "battlefield", land("Forest"))
    const result = paid(s, mana("{R}"), spell(place(s, 0, "hand", bear), 0))
    expect(result.manaSpent).toBe("Rt")
    expect(s.objects[treasure]).toBeUndefined()
    expect(s.players[0].graveyard.length).toBe(1)
  })

  it("118.10: one creature can't be sacrificed for mana and for the cost", () => {
    const s = table()
    place(
      s,
      0,
      "battlefield",
      card({ name: "Altar" }, [
        adds("{C}{C}", [{ pay: "sacrifice", filter: { is: "type", type: "creature" } }]),
      ]),
    )
    const one = place(s, 0, "battlefield", creature("Goat"))
    const what = spell(place(s, 0, "hand", bear), 0)
    const base = [...mana("{2}"), { pay: "sacrifice", filter: { is: "type", type: "creature" } } as const]
    expect(payable(s, mana("{2}"), what)).toBe(true)
    expect(payable(s, mana("{3}"), what)).toBe(false)
    expect(payable(s, base, what)).toBe(false)
    const two = place(s, 0, "battlefield", creature("Goat"))
    expect(payable(s, base, what)).toBe(true)
    expect(payable(s, mana("{4}"), what)).toBe(true)
    const result = paid(s, base, what, [[1]])
    expect(result.illegal).toBe(false)
    expect(s.objects[one] ?? s.objects[two]).toBeUndefined()
    expect(result.bindings.sacrificed).toEqual([two])
  })

  it("a creature may be tapped for mana and then sacrificed, but not tapped twice", () => {
    const s = table()
    place(s, 0, "battlefield", creature("Elf", [adds("{G}")]))
    const what = spell(place(s, 0, "hand", bear), 0)
    const fits = { is: "type", type: "creature" } as const
    expect(payable(s, [...mana("{G}"), { pay: "sacrifice", filter: fits }], what)).toBe(true)
    expect(payable(s, [...mana("{G}"), { pay: "tapOthers", filter: fits }], what)).toBe(false)
    expect(paid(s, [...mana("{G}"), { pay: "sacrifice", filter: fits }], what).manaSpent).toBe("G")
    expect(s.players[0].graveyard.length).toBe(1)
  })

  it("a land whose own ability is activated with {T} makes no mana for it", () => {
    const s = table()
    const hut = place(s, 0, "battlefield", card({ name: "Hut", types: ["land"] }, [adds("{C}")]))
    const base = [...mana("{1}"), { pay: "tap" } as const]
    expect(payable(s, base, ability(hut, 0))).toBe(false)
    place(s, 0, "battlefield", land("Plains"))
    expect(payable(s, base, ability(hut, 0))).toBe(true)
    paid(s, base, ability(hut, 0))
    expect(tappedCount(s)).toBe(2)
  })

  it("601.2b: finds the greatest X", () => {
    const s = table()
    for (let i = 0; i < 5; i++) place(s, 0, "battlefield", land("Mountain"))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(greatestX(s, mana("{X}{R}"), what)).toBe(4)
    expect(greatestX(s, mana("{X}{X}{R}"), what)).toBe(2)
    expect(greatestX(s, mana("{R}"), what)).toBe(0)
    expect(greatestX(s, mana("{X}{G}"), what)).toBe(-1)
    expect(greatestX(s, [...mana("{R}"), { pay: "life", amount: { n: "x" } }], what)).toBe(20)
  })

  it("601.2g: by hand, the player activates until done", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], paysByHand: true }
    const plains = place(s, 0, "battlefield", land("Plains"))
    const forest = place(s, 0, "battlefield", land("Forest"))
    const what = spell(place(s, 0, "hand", bear), 0)
    const result = paid(s, mana("{1}"), what, [[2], [0]])
    expect(result.manaSpent).toBe("G")
    expect(s.objects[plains]!.tapped).toBe(false)
    expect(s.objects[forest]!.tapped).toBe(true)
    expect(paid(s, mana("{1}"), what, [[0]]).illegal).toBe(true)
  })
})

describe("symbols that can be paid in several ways", () => {
  it("107.4f: Phyrexian mana costs 2 life where no mana pays it", () => {
    const s = table()
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{G/P}"), what)).toBe(true)
    paid(s, mana("{G/P}"), what)
    expect(s.players[0].life).toBe(18)
    writable(s).players[0] = { ...s.players[0], life: 1 }
    expect(payable(s, mana("{G/P}"), what)).toBe(false)
  })

  it("119.4: life for a part and life for mana come from one total", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], life: 3 }
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, [...mana("{G/P}"), { pay: "life", amount: 1 }], what)).toBe(true)
    expect(payable(s, [...mana("{G/P}"), { pay: "life", amount: 2 }], what)).toBe(false)
  })

  it("107.4h: snow mana", () => {
    const s = table()
    place(s, 0, "battlefield", land("Forest"))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{S}"), what)).toBe(false)
    place(s, 0, "battlefield", land("Forest", { supertypes: ["basic", "snow"] }))
    expect(paid(s, mana("{S}"), what).manaSpent).toBe("Gs")
  })
})
