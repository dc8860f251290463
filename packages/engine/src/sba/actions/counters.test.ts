import { describe, expect, it } from "vitest"
import { pastOf } from "../../state/past.ts"
import { card, creature, put, settle, table } from "../../testing/table.ts"

describe("704.5q, 704.5r, 704.8: counters", () => {
  it("704.5q: pairs of +1/+1 and -1/-1 counters are removed", () => {
    const s = table()
    const id = put(s, 0, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 3, "-1/-1": 1 } })
    settle(s)
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 2 })
  })

  it("704.8: the dying creature had its +1/+1 counter when it was last on the battlefield", () => {
    const s = table()
    const id = put(s, 0, creature("Wolf", 1, 1), "battlefield", { counters: { "+1/+1": 1, "-1/-1": 3 } })
    settle(s)
    expect(pastOf(s, id)!.object.counters).toEqual({ "+1/+1": 1, "-1/-1": 3 })
  })

  it("704.5r: no more than N counters", () => {
    const s = table()
    const limit = { static: "counterLimit" as const, what: { sel: "self" as const }, kind: "charge", max: 4 }
    const id = put(
      s,
      0,
      card({ name: "Rasputin", types: ["artifact"], abilities: [{ ability: "static", effects: [limit] }] }),
      "battlefield",
      { counters: { charge: 6 } },
    )
    settle(s)
    expect(s.objects[id]!.counters).toEqual({ charge: 4 })
  })
})
