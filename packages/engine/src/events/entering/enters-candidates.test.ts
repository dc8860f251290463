import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { setAsker } from "../../state/choose.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, table } from "../../testing/table.ts"
import { moveAll } from "../moving/move.ts"
import { CREATURE, enter } from "../testing/entering.ts"
import { rule } from "../testing/replacing.ts"

const LAND = { is: "type", type: "land" } as const

const TAPPED: StaticEffect = { static: "enters", what: "self", tapped: true }

describe("614.12: entering the battlefield", () => {
  it("614.12: a land that would enter goes elsewhere unless something is paid instead", () => {
    const s = table()
    const outpost = card({
      name: "Outpost",
      types: ["land"],
      abilities: [
        rule({
          static: "enters",
          what: "self",
          unlessPays: [{ pay: "sacrifice", filter: LAND }],
          elsewhere: "graveyard",
        }),
      ],
    })
    enter(s, outpost)
    expect([s.battlefield.length, s.players[0].graveyard.length]).toEqual([0, 1])
    put(s, 0, card({ name: "Plains", types: ["land"] }))
    enter(s, outpost, [1])
    expect(names(s, s.battlefield)).toEqual(["Outpost"])
  })

  it("614.12b: of lands that enter together, no more can be paid for than all the costs allow", () => {
    const s = table()
    const shock = card({
      name: "Garden",
      types: ["land"],
      abilities: [rule({ ...TAPPED, unlessPays: [{ pay: "life", amount: 2 }] } as StaticEffect)],
    })
    writable(s).players[0] = { ...s.players[0], life: 5 }
    const ids = [0, 1, 2].map(() => put(s, 0, shock, "hand"))
    const asked: number[] = []
    const before = setAsker((now) => {
      asked.push(now.players[0].life)
      return 1
    })
    const lands = moveAll(
      s,
      ids.map((id) => ({ id, to: "battlefield" as const, rule: "608.2c", by: 0 })),
    )
    setAsker(before)
    // With 1 life left, the third can't be paid for, so the player isn't asked.
    expect(asked).toEqual([5, 3])
    expect(lands.map((id) => s.objects[id]!.tapped)).toEqual([false, false, true])
  })

  it("614.1c: a land that enters tapped", () => {
    const s = table()
    const { id } = enter(s, card({ name: "Guildgate", types: ["land"], abilities: [rule(TAPPED)] }))
    expect(s.objects[id]!.tapped).toBe(true)
    expect(s.events.map((e) => e.kind)).toEqual(["moves"])
  })

  it("614.12: a continuous effect that takes its abilities away lets it enter untapped", () => {
    const s = table()
    const moon: StaticEffect = {
      static: "modify",
      what: {
        sel: "all",
        filter: { is: "and", of: [LAND, { is: "not", of: { is: "supertype", supertype: "basic" } }] },
      },
      changes: [{ change: "setSubtypes", of: "land", subtypes: ["Mountain"] }],
    }
    put(s, 1, card({ name: "Moon", types: ["enchantment"], abilities: [rule(moon)] }))
    const { id } = enter(s, card({ name: "Guildgate", types: ["land"], abilities: [rule(TAPPED)] }))
    expect(s.objects[id]!.tapped).toBe(false)
  })

  it("614.12: another's effect sees what it will be: a land that will be a creature", () => {
    const s = table()
    const animate: StaticEffect = {
      static: "modify",
      what: { sel: "all", filter: LAND },
      changes: [
        { change: "addTypes", types: ["creature"] },
        { change: "setPT", power: 1, toughness: 1 },
      ],
    }
    put(s, 0, card({ name: "Plates", types: ["enchantment"], abilities: [rule(animate)] }))
    put(
      s,
      1,
      card({
        name: "Blind",
        types: ["creature"],
        abilities: [rule({ static: "enters", what: CREATURE, tapped: true })],
      }),
    )
    expect(s.objects[enter(s, card({ name: "Land", types: ["land"] })).id]!.tapped).toBe(true)
  })

  it("614.12: effects of what enters at the same time don't count", () => {
    const s = table()
    const blind = put(
      s,
      1,
      card({
        name: "Blind",
        types: ["creature"],
        abilities: [rule({ static: "enters", what: CREATURE, tapped: true })],
      }),
      "hand",
    )
    const bear = put(s, 0, creature(), "hand")
    const [, id] = moveAll(s, [
      { id: blind, to: "battlefield", rule: "608.2c" },
      { id: bear, to: "battlefield", rule: "608.2c" },
    ])
    expect(s.objects[id]!.tapped).toBe(false)
  })

  it("614.12: a condition does not count the land itself", () => {
    const other: StaticEffect = {
      ...TAPPED,
      condition: { if: "not", of: { if: "exists", filter: LAND } },
    } as StaticEffect
    const s = table()
    const land = card({ name: "Slow", types: ["land"], abilities: [rule(other)] })
    expect(s.objects[enter(s, land).id]!.tapped).toBe(true)
    expect(s.objects[enter(s, land).id]!.tapped).toBe(false)
  })

  it("118.12a: enters tapped unless its controller pays 2 life", () => {
    for (const [answer, tapped, life] of [
      [1, false, 18],
      [0, true, 20],
    ] as const) {
      const s = table()
      const shock = card({
        name: "Shock",
        types: ["land"],
        abilities: [rule({ ...TAPPED, unlessPays: [{ pay: "life", amount: 2 }] } as StaticEffect)],
      })
      const { id } = enter(s, shock, [answer])
      expect(s.objects[id]!.tapped).toBe(tapped)
      expect(s.players[0].life).toBe(life)
    }
  })

  it("614.12a: what is chosen as it enters, the permanent remembers", () => {
    const s = table()
    const { id } = enter(
      s,
      card({
        name: "Cavern",
        types: ["land"],
        abilities: [
          rule({ static: "enters", what: "self", as: { do: "chooseForSource", what: "creatureType" } }),
        ],
      }),
      ["Elf"],
    )
    expect(s.objects[id]!.memory?.chosen).toEqual({ type: "Elf" })
  })

  it("702.82a: devour counts what was sacrificed as it entered", () => {
    const s = table()
    put(s, 0, creature("A"))
    put(s, 0, creature("B"))
    const { id } = enter(s, creature("Devourer", 2, 2, [{ ability: "keyword", keyword: "devour", n: 2 }]), [
      [0, 1],
    ])
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 4 })
    expect(names(s, s.players[0].graveyard)).toEqual(["A", "B"])
  })

  it("702.136a: riot: a counter or haste", () => {
    const riot = creature("Rioter", 2, 2, [{ ability: "keyword", keyword: "riot" }])
    const s = table()
    const a = enter(s, riot, [[0]]).id
    const b = enter(s, riot, [[1]]).id
    expect(s.objects[a]!.counters).toEqual({ "+1/+1": 1 })
    expect(s.objects[b]!.counters).toBe(null)
    expect(characteristics(s, b).flags).not.toBe(0)
  })
})
