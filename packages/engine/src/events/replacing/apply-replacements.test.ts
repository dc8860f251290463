import { describe, expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import type { StaticAbility } from "../../language/ability.ts"
import { creature, put, table } from "../../testing/table.ts"
import { addCounters } from "../counters.ts"
import { gainLife } from "../life.ts"
import { destroy } from "../moving/destroy.ts"
import { move, moveAll } from "../moving/move.ts"
import { ANY, answering, DOUBLE_LIFE, DYING, enchantment, MORE_LIFE, TWICE } from "../testing/replacing.ts"

describe("614 and 616: replacement effects", () => {
  it("614.6: a card exiled instead never goes to the graveyard", () => {
    const s = table()
    const id = put(s, 0, creature())
    put(s, 1, enchantment("Rest", DYING))
    destroy(s, [id], "701.8a")
    expect(s.players[0].graveyard).toEqual([])
    expect(s.exile).toHaveLength(1)
    expect(s.events.map((e) => e.kind)).toEqual(["destroyed", "replaced", "moves"])
  })

  it("614.6: what also happens does so once the card is exiled", () => {
    const s = table()
    const id = put(s, 0, creature())
    const alter = { to: "zone", zone: "exile", then: { do: "gainLife", amount: 2 } } as const
    put(s, 1, enchantment("Rest", { ...DYING, alter }))
    destroy(s, [id], "701.8a")
    expect(s.exile).toHaveLength(1)
    expect(s.players.map(({ life }) => life)).toEqual([20, 22])
  })

  it("616.1: two effects that do the same need no choice, even of different players", () => {
    const s = table()
    const id = put(s, 0, creature())
    put(s, 0, enchantment("Rest", DYING))
    put(s, 1, enchantment("Rest", DYING))
    answering([], () => destroy(s, [id], "701.8a"))
    expect(s.exile).toHaveLength(1)
  })

  it("616.1e: the affected player chooses the order of two different effects", () => {
    for (const [first, total] of [
      [0, 5],
      [1, 6],
    ]) {
      const s = table()
      put(s, 0, enchantment("Double", DOUBLE_LIFE))
      put(s, 0, enchantment("More", MORE_LIFE))
      const { asked } = answering([[first]], () => gainLife(s, 0, 2))
      expect(asked[0]).toMatchObject({ kind: "option", player: 0, rule: "616.1" })
      expect(s.players[0].life).toBe(20 + total)
    }
  })

  const DOUBLE = {
    static: "alter",
    event: { on: "gainLife", player: { who: "you" } },
    alter: { to: "amount", amount: TWICE },
  } as const
  it("616.1a: a self-replacement effect comes first, without a choice", () => {
    const s = table()
    put(s, 0, enchantment("More", MORE_LIFE))
    put(s, 0, enchantment("Double", { ...DOUBLE, self: true }))
    const { asked } = answering([], () => gainLife(s, 0, 2))
    expect([asked, s.players[0].life]).toEqual([[], 25])
  })

  it("614.5: two effects that double make four times as much, each once", () => {
    const s = table()
    put(s, 0, enchantment("Double", DOUBLE_LIFE))
    put(s, 0, enchantment("Double", DOUBLE_LIFE))
    answering([], () => gainLife(s, 0, 1))
    expect(s.players[0].life).toBe(24)
  })

  it("614.16: what effects put is doubled, not what is paid or comes of damage", () => {
    const s = table()
    const doubled: StaticAbility["effects"][number] = {
      static: "alter",
      event: { on: "counters", object: { is: "controlledBy", player: { who: "you" } }, byEffect: true },
      alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
    }
    put(s, 0, enchantment("Season", doubled))
    const id = put(s, 0, creature())
    run(s, { do: "addCounters", kind: "charge", count: 1, on: { sel: "self" } }, { source: id })
    addCounters(s, id, "loyalty", 1, 0, id, "606.4")
    addCounters(s, id, "-1/-1", 1, 1, id, "120.3d")
    expect(s.objects[id]!.counters).toEqual({ charge: 2, loyalty: 1, "-1/-1": 1 })
  })

  it("614.3: an effect for the next time is used up", () => {
    const s = table()
    run(s, { do: "rule", effects: [DOUBLE_LIFE], duration: "endOfTurn", uses: 1 }, { you: 0 })
    gainLife(s, 0, 1)
    gainLife(s, 0, 1)
    expect(s.players[0].life).toBe(23)
    expect(s.effects).toEqual([])
  })

  it("616.1: a card from a library heeds its own effect for any zone", () => {
    const s = table()
    const own: StaticAbility = {
      ability: "static",
      zone: ["library", "battlefield", "hand"],
      effects: [
        {
          static: "alter",
          event: { on: "moves", object: { is: "self" }, to: "graveyard" },
          alter: { to: "zone", zone: "library", shuffle: true },
        },
      ],
    }
    const id = put(s, 0, creature("Colossus", 11, 11, [own]), "library")
    move(s, { id, to: "graveyard", rule: "701.17a", cause: "mill" })
    expect(s.players[0].graveyard).toEqual([])
    expect(s.events.map((e) => e.kind)).toContain("shuffles")
  })
})

describe("400.7, 603.2c: moves", () => {
  it("616.1: all are settled before any of them moves", () => {
    const s = table()
    const rest = put(s, 0, enchantment("Rest", DYING))
    const id = put(s, 0, creature())
    moveAll(s, [
      { id: rest, to: "graveyard", rule: "701.8a" },
      { id, to: "graveyard", rule: "701.8a" },
    ])
    expect(s.exile).toHaveLength(2)
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("607.2a, 607.2b, 614.14: what it exiled instead is remembered", () => {
    const s = table()
    const source = put(
      s,
      0,
      enchantment("Keeper", {
        static: "alter",
        event: { on: "moves", object: ANY, to: "graveyard" },
        alter: { to: "zone", zone: "exile", link: true, counters: [{ kind: "time", count: 2 }] },
      }),
    )
    const gone = move(s, { id: put(s, 1, creature()), to: "graveyard", rule: "701.8a" })
    expect(s.objects[source]!.memory?.linked).toEqual({ "": [gone] })
    expect(s.objects[gone]!.counters).toEqual({ time: 2 })
  })
})
