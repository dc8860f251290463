import { describe, expect, it } from "vitest"
import { instant } from "../casting/testing/table.ts"
import type { Cost } from "../language/cost.ts"
import { card, creature, names, put, resolveAll, settle, spell, table } from "../testing/table.ts"

const ACTED = { pay: "acted", action: "forage" } as const
const FORAGE: Cost = [
  {
    pay: "anyOf",
    of: [
      [{ pay: "exile", filter: { is: "any" }, zone: "graveyard", count: 3 }, ACTED],
      [{ pay: "sacrifice", filter: { is: "subtype", subtype: "Food" } }, ACTED],
    ],
  },
]
const WATCHER = creature("Watcher", 1, 1, [
  {
    ability: "triggered",
    when: { on: "action", action: "forage", player: { who: "you" } },
    effect: { do: "gainLife", amount: 1 },
  },
])
const SNACK = instant("Snack", "{0}", { effect: { do: "may", cost: FORAGE } })

describe("701.61 forage", () => {
  it("701.61a: a Food is sacrificed, and whoever did so foraged", () => {
    const s = table()
    put(s, 0, WATCHER)
    put(s, 0, card({ name: "Crumbs", types: ["artifact"], subtypes: ["Food"] }))
    spell(s, 0, SNACK)
    resolveAll(s, 1)
    settle(s)
    resolveAll(s)
    expect([names(s, s.battlefield), s.players[0].life]).toEqual([["Watcher"], 21])
  })

  it("701.61a: who has neither a Food nor three cards in the graveyard can't", () => {
    const s = table()
    put(s, 0, WATCHER)
    put(s, 0, card({ name: "Leaf" }), "graveyard")
    spell(s, 0, SNACK)
    resolveAll(s)
    expect(s.players[0].life).toBe(20)
  })
})
