import { describe, expect, it } from "vitest"
import { destroy } from "../../events/moving/destroy.ts"
import { creatures, spell, target } from "../../interpreter/testing/objects.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Selector } from "../../language/selector.ts"
import { playerRef } from "../../state/ref.ts"
import { creature, put, table } from "../../testing/table.ts"

describe("damage (120) and fighting (701.14)", () => {
  it("120.4: damage to several is dealt at once", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature()), put(s, 1, creature())]
    const context = run(s, { do: "damage", amount: 2, to: creatures, bind: "dealt" }, { source: spell(s) })
    expect([a, b].map((id) => s.objects[id]!.damage)).toEqual([2, 2])
    expect(context.bindings.dealt).toBe(4)
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("120.3: what was dealt damage is exiled instead of dying this turn, and nothing else is", () => {
    const s = table()
    const [hit, other] = [put(s, 1, creature()), put(s, 1, creature("Other"))]
    const dealt: Selector = { sel: "bound", name: "damageDealt" }
    const exiled: Effect = {
      do: "rule",
      effects: [
        {
          static: "alter",
          event: { on: "moves", object: { is: "among", of: dealt }, from: "battlefield", to: "graveyard" },
          alter: { to: "zone", zone: "exile" },
        },
      ],
      duration: "endOfTurn",
    }
    const damage: Effect = { do: "damage", amount: 1, to: target, bind: "damage" }
    run(s, { do: "sequence", of: [damage, exiled] }, { source: spell(s), targets: [[hit]] })
    destroy(s, [hit, other], "701.8")
    expect([s.exile.length, s.players[1].graveyard.length]).toEqual([1, 1])
  })

  it("601.2d: a divided amount follows the shares announced", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(
      s,
      { do: "damage", amount: 3, to: target, divided: true },
      { source: spell(s), targets: [[bear, playerRef(1)]], divided: [[1, 2]] },
    )
    expect(s.objects[bear]!.damage).toBe(1)
    expect(s.players[1].life).toBe(18)
  })

  it("608.2d: what is divided as it is done goes to whom its controller wants", () => {
    const s = table()
    const [a, b, c] = [put(s, 0, creature()), put(s, 0, creature()), put(s, 0, creature())]
    const e: Effect = { do: "addCounters", kind: "+1/+1", count: 2, on: creatures, divided: true }
    const { asked } = run(s, e, { source: spell(s) }, [[0, 0, 2]])
    expect(asked).toMatchObject([{ kind: "distribute", rule: "608.2d", total: 2, min: [0, 0, 0] }])
    expect([a, b, c].map((id) => s.objects[id]!.counters?.["+1/+1"] ?? 0)).toEqual([0, 0, 2])
  })

  it("120.10: excess damage is what is beyond lethal damage", () => {
    const s = table()
    const bear = put(s, 1, creature())
    const { bindings } = run(
      s,
      { do: "damage", amount: 5, to: target, excess: "excess", bind: "dealt" },
      { source: spell(s), targets: [[bear]] },
    )
    expect([bindings.excess, bindings.dealtExcess]).toEqual([3, 3])
  })

  it("701.14a: fighting creatures deal damage to each other; 701.14b: not when one is gone", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("A", 3, 3)), put(s, 1, creature("B", 1, 4))]
    const fight: Effect = { do: "fight", a: target, b: { sel: "target", slot: 1 } }
    run(s, fight, { targets: [[a], [b]] })
    expect([a, b].map((id) => s.objects[id]!.damage)).toEqual([1, 3])
    destroy(s, [b], "701.8a")
    run(s, fight, { targets: [[a], [b]] })
    expect(s.objects[a]!.damage).toBe(1)
  })

  it("701.14a: two creatures named together fight each other; 701.14b: one of them alone doesn't", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("A", 3, 3)), put(s, 1, creature("B", 1, 4))]
    run(s, { do: "fight", a: target }, { targets: [[a, b]] })
    expect([a, b].map((id) => s.objects[id]!.damage)).toEqual([1, 3])
    run(s, { do: "fight", a: target }, { targets: [[a]] })
    expect(s.objects[a]!.damage).toBe(1)
  })
})
