import { describe, expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import { edit } from "../../state/writing/edit.ts"
import { creature, put, table } from "../../testing/table.ts"
import { dealDamage } from "../damage/damage.ts"
import { destroy } from "../moving/destroy.ts"
import { untap } from "../tap.ts"
import { ANY, enchantment } from "../testing/replacing.ts"

describe("701.19 and 122.1: what the rules replace", () => {
  it("701.19a: a regeneration shield is used instead of destruction, once", () => {
    const s = table()
    const id = put(s, 0, creature())
    run(s, { do: "regenerate", what: { sel: "target", slot: 0 } }, { targets: [[id]] })
    edit(s, id).damage = 1
    expect(destroy(s, [id], "701.8a")).toEqual([])
    expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0 })
    expect(destroy(s, [id], "701.8a")).toEqual([id])
  })

  it("701.19c: not when it can't be regenerated", () => {
    const s = table()
    const id = put(s, 0, creature())
    run(s, { do: "regenerate", what: { sel: "target", slot: 0 } }, { targets: [[id]] })
    put(
      s,
      1,
      enchantment("No", { static: "cant", what: "regenerate", event: { on: "destroyed", object: ANY } }),
    )
    expect(destroy(s, [id], "701.8a")).toEqual([id])
  })

  it("701.19b: a static ability regenerates it each time, unless it can't be regenerated", () => {
    const s = table()
    const id = put(s, 0, creature(), "battlefield", { damage: 1 })
    put(
      s,
      0,
      enchantment("Mend", {
        static: "alter",
        event: { on: "destroyed", object: { is: "type", type: "creature" } },
        alter: { to: "regenerate" },
      }),
    )
    expect(destroy(s, [id], "701.8a")).toEqual([])
    expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0 })
    expect(destroy(s, [id], "701.8a")).toEqual([])
    expect(destroy(s, [id], "701.8a", 0, true)).toEqual([id])
  })

  it("122.1c, 122.1d, 122.1h: shield, stun and finality counters", () => {
    const s = table()
    const source = put(s, 1, creature())
    const id = put(s, 0, creature(), "battlefield", {
      counters: { shield: 2, stun: 1, finality: 1 },
      tapped: true,
    })
    expect(untap(s, id)).toBe(false)
    expect(dealDamage(s, [{ source, to: id, amount: 5 }], "608.2c")).toEqual([0])
    expect(destroy(s, [id], "701.8a", source)).toEqual([])
    expect(s.objects[id]!.counters).toEqual({ finality: 1 })
    destroy(s, [id], "701.8a", source)
    expect(s.exile).toHaveLength(1)
  })
})
