import { describe, expect, it } from "vitest"
import { addCounters } from "../../events/counters.ts"
import { target } from "../../interpreter/testing/objects.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { EventPattern } from "../../language/event.ts"
import { playerRef } from "../../state/ref.ts"
import { creature, put, table } from "../../testing/table.ts"

describe("counters (122)", () => {
  it("122.5: moving counters; 701.10e: doubling them", () => {
    const s = table()
    const a = put(s, 0, creature("A"), "battlefield", { counters: { "+1/+1": 2, charge: 1 } })
    const b = put(s, 0, creature("B"))
    run(
      s,
      { do: "moveCounters", count: "all", from: target, to: { sel: "target", slot: 1 } },
      { targets: [[a], [b]] },
    )
    expect([s.objects[a]!.counters, s.objects[b]!.counters]).toEqual([null, { "+1/+1": 2, charge: 1 }])
    run(s, { do: "doubleCounters", kind: "+1/+1", on: target }, { targets: [[b]] })
    expect(s.objects[b]!.counters).toEqual({ "+1/+1": 4, charge: 1 })
    run(s, { do: "removeCounters", count: 2, from: target }, { targets: [[b]] }, [[1], [0]])
    expect(Object.values(s.objects[b]!.counters!).reduce((x, y) => x + y)).toBe(3)
  })

  it("608.2d: of up to so many counters, the player chooses how many are removed or moved", () => {
    const s = table()
    const a = put(s, 0, creature("A"), "battlefield", { counters: { "+1/+1": 2, charge: 3 } })
    const b = put(s, 0, creature("B"))
    // Two of the three: first a charge counter, then a +1/+1 counter.
    run(s, { do: "removeCounters", count: 3, upTo: true, from: target }, { targets: [[a]] }, [2, [1], [0]])
    expect(s.objects[a]!.counters).toEqual({ "+1/+1": 1, charge: 2 })
    const move = { do: "moveCounters", kind: "charge", count: "all", upTo: true } as const
    run(s, { ...move, from: target, to: { sel: "target", slot: 1 } }, { targets: [[a], [b]] }, [1])
    expect([s.objects[a]!.counters, s.objects[b]!.counters]).toEqual([
      { "+1/+1": 1, charge: 1 },
      { charge: 1 },
    ])
    run(s, { do: "removeCounters", kind: "oil", count: 5, upTo: true, from: target }, { targets: [[a]] })
    expect(s.objects[a]!.counters).toEqual({ "+1/+1": 1, charge: 1 })
  })

  it("122.5: a counter that can't be put on the other isn't removed either (Solemnity)", () => {
    const s = table()
    const event: EventPattern = { on: "counters", object: { is: "any" } }
    put(
      s,
      0,
      creature("Rite", 1, 1, [{ ability: "static", effects: [{ static: "cant", what: "counters", event }] }]),
    )
    const counters = { "+1/+1": 2, charge: 1 }
    const a = put(s, 0, creature("A"), "battlefield", { counters })
    const b = put(s, 0, creature("B"))
    const move = { do: "moveCounters", from: target, to: { sel: "target", slot: 1 } } as const
    run(s, { ...move, kind: "+1/+1", count: 1 }, { targets: [[a], [b]] })
    run(s, { ...move, count: 2 }, { targets: [[a], [b]] }, [[0]])
    expect([s.objects[a]!.counters, s.objects[b]!.counters]).toEqual([counters, null])
  })
})

describe("608.2d: another counter of each kind", () => {
  const each = (orRemove?: true) =>
    ({ do: "anotherOfEach", on: target, ...(orRemove && { orRemove }) }) as const

  it("one more of each kind on it, players too", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear"), "battlefield", { counters: { "+1/+1": 2, flying: 1 } })
    run(s, each(), { targets: [[bear]] })
    expect(s.objects[bear]!.counters).toEqual({ "+1/+1": 3, flying: 2 })
    addCounters(s, playerRef(1), "poison", 1, 0, bear)
    run(s, each(), { targets: [[playerRef(1)]] })
    expect(s.players[1].counters).toEqual({ poison: 2 })
  })

  it("or one less, kind by kind", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear"), "battlefield", { counters: { "+1/+1": 2, flying: 1 } })
    run(s, each(true), { targets: [[bear]] }, [0, 1])
    expect(s.objects[bear]!.counters).toEqual({ "+1/+1": 3 })
  })
})
