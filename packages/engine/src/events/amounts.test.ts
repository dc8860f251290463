import { describe, expect, it } from "vitest"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import { creature, put, table } from "../testing/table.ts"
import { addCounters } from "./counters.ts"
import { move } from "./moving/move.ts"
import { BOUND, enchantment, rule, TWICE, YOU } from "./testing/replacing.ts"

describe("614.16: more than would be", () => {
  it("122.6a, 614.16: twice that many counters, also of those that a permanent enters with (122.6)", () => {
    const s = table()
    put(
      s,
      0,
      enchantment("Season", {
        static: "alter",
        event: { on: "counters", object: { is: "controlledBy", player: YOU } },
        alter: { to: "amount", amount: TWICE },
      }),
    )
    const hydra = creature("Hydra", 0, 0, [
      rule({ static: "enters", what: "self", counters: [{ kind: "+1/+1", count: 3 }] }),
    ])
    const id = move(s, { id: put(s, 0, hydra, "hand"), to: "battlefield", rule: "608.3a" })
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 6 })
    addCounters(s, id, "+1/+1", 1, 0)
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 8 })
  })

  it("614.16: twice that many tokens, and others besides which are doubled too", () => {
    const squirrel = {
      face: { name: "", types: ["creature"] as const, subtypes: ["Squirrel"], power: 1, toughness: 1 },
    }
    const s = table()
    put(
      s,
      0,
      enchantment("Double", {
        static: "alter",
        event: { on: "token", by: YOU },
        alter: { to: "amount", amount: TWICE },
      }),
    )
    put(
      s,
      0,
      enchantment("Besides", {
        static: "alter",
        event: { on: "token", by: YOU },
        alter: { to: "addition", effect: { do: "createToken", token: squirrel, count: BOUND } },
      }),
    )
    const before = s.battlefield.length
    const goat = {
      face: { name: "", types: ["creature"] as const, subtypes: ["Goat"], power: 0, toughness: 1 },
    }
    run(s, { do: "createToken", token: goat }, { you: 0 }, [[1]])
    expect(s.battlefield.length - before).toBe(4)
  })

  it("614.6: what is created instead is what the instruction goes on to speak of", () => {
    const face = (name: string) => ({ face: { name, types: ["creature"] as const, power: 4, toughness: 4 } })
    const s = table()
    put(
      s,
      0,
      enchantment("Visitation", {
        static: "replace",
        event: { on: "token", by: YOU },
        with: { do: "createToken", token: face("Angel"), count: 2 },
      }),
    )
    const before = s.battlefield.length
    const revolt: Effect = {
      do: "sequence",
      of: [
        { do: "createToken", token: face("Human"), count: 2, bind: "made" },
        { do: "destroy", what: { sel: "bound", name: "made" } },
      ],
    }
    run(s, revolt, { you: 0 })
    expect(s.battlefield).toHaveLength(before)
  })
})
