import { describe, expect, it } from "vitest"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, put, settle, table } from "../../testing/table.ts"
import { CREATURE } from "../testing/table.ts"

describe("704.5j, k: legends and worlds", () => {
  const legend = creature("Isamaru", 2, 2, [], { supertypes: ["legendary"] })

  it("704.5j: each player keeps one of his own", () => {
    const s = table()
    const [a, b] = [put(s, 0, legend), put(s, 0, legend)]
    const theirs = put(s, 1, legend)
    const [decision] = settle(s, [1])
    expect(decision).toMatchObject({ kind: "choose", player: 0, purpose: "legendRule", options: [a, b] })
    expect(s.battlefield).toEqual([b, theirs])
  })

  it("704.5j in older eras: all die, or the oldest stays, whoever controls them", () => {
    for (const [legendRule, left] of [
      ["all-die", 0],
      ["oldest-stays", 1],
    ] as const) {
      const s = table()
      writable(s).ruleset = { ...s.ruleset, knobs: { ...s.ruleset.knobs, legendRule } }
      put(s, 0, legend)
      put(s, 1, legend)
      settle(s)
      expect(s.battlefield.length).toBe(left)
    }
  })

  it("704.5j: not where an effect says that the rule doesn't apply", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Gallery",
        types: ["artifact"],
        abilities: [{ ability: "static", effects: [{ static: "noLegendRule", what: CREATURE }] }],
      }),
    )
    put(s, 0, legend)
    put(s, 0, legend)
    settle(s)
    expect(s.battlefield.length).toBe(3)
  })

  it("704.5k: the newest world stays", () => {
    const s = table()
    const world = card({ name: "World", types: ["enchantment"], supertypes: ["world"] })
    put(s, 0, world)
    const newer = put(s, 1, world)
    settle(s)
    expect(s.battlefield).toEqual([newer])
  })
})
