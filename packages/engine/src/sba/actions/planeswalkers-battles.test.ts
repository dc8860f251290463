import { describe, expect, it } from "vitest"
import { invalidate, writable } from "../../state/writing/edit.ts"
import { card, graveyard, put, settle, table, when } from "../../testing/table.ts"
import { checkStateBasedActions } from "../check.ts"
import { rules } from "../testing/table.ts"

describe("704.5i, v, w, x: planeswalkers and battles", () => {
  it("704.5i: a planeswalker with loyalty 0", () => {
    const s = table()
    put(s, 0, card({ name: "Walker", types: ["planeswalker"], loyalty: 3 }))
    settle(s)
    expect(rules(s, "moves")).toEqual(["704.5i"])
  })

  it("704.5v: a battle with defense 0 waits for its own trigger", () => {
    const s = table()
    const siege = put(
      s,
      0,
      card({ name: "Siege", types: ["battle"], subtypes: ["Siege"], defense: 3 }),
      "battlefield",
      { memory: { protector: 1 } },
    )
    writable(s).waiting = [
      {
        source: siege,
        controller: 0,
        ability: when({ on: "action", action: "x" }, { do: "nothing" }),
        bindings: {},
        x: 0,
        index: 0,
      },
    ]
    expect(checkStateBasedActions(s)).toBe(false)
    writable(s).waiting = []
    invalidate(s)
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Siege"])
  })

  it("704.5w, 704.5x: a Siege without a fitting protector gets an opponent", () => {
    const s = table(3)
    const siege = card({ name: "Siege", types: ["battle"], subtypes: ["Siege"], defense: 3 })
    const a = put(s, 0, siege, "battlefield", { counters: { defense: 3 } })
    const b = put(s, 0, siege, "battlefield", { counters: { defense: 3 }, memory: { protector: 0 } })
    settle(s, [1], [0])
    expect(s.objects[a]!.memory?.protector).toBe(2)
    expect(s.objects[b]!.memory?.protector).toBe(1)
  })
})
