import { expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import { card, put, table } from "../../testing/table.ts"

const YOU = { sel: "players", of: { who: "you" } } as const
const worship: Ability = {
  ability: "static",
  effects: [{ static: "lifeFloor", who: { who: "you" }, least: 1 }],
}

it("614.1a: damage that would leave less than 1 life leaves 1; all of it was dealt", () => {
  const s = table()
  put(s, 0, card({ name: "Shrine", types: ["enchantment"], abilities: [worship] }))
  run(s, { do: "damage", amount: 30, to: YOU, bind: "dealt" })
  expect(s.players[0].life).toBe(1)
  expect(s.events.find((e) => e.kind === "damage")?.amount).toBe(30)
  run(s, { do: "damage", amount: 2, to: YOU })
  expect(s.players[0].life).toBe(1)
})

it("119.3: losing life is no damage, and is not held up", () => {
  const s = table()
  put(s, 0, card({ name: "Shrine", types: ["enchantment"], abilities: [worship] }))
  run(s, { do: "loseLife", amount: 25 })
  expect(s.players[0].life).toBe(-5)
})

it("121.1: cards are drawn from the bottom", () => {
  const s = table()
  const river: Ability = {
    ability: "static",
    effects: [{ static: "drawsFromBottom", who: { who: "you" } }],
  }
  put(s, 0, card({ name: "River", abilities: [river] }))
  const bottom = put(s, 0, card({ name: "Bottom" }), "library")
  put(s, 0, card({ name: "Top" }), "library")
  run(s, { do: "draw", count: 1 })
  expect(s.players[0].hand.map((id) => s.definitions[s.objects[id]!.def].name)).toEqual(["Bottom"])
  expect(s.objects[bottom]).toBeUndefined()
})

it("122.1: a player who can't get poison counters gets none", () => {
  const s = table()
  const kept: Ability = {
    ability: "static",
    effects: [
      {
        static: "cant",
        event: { on: "counters", player: { who: "you" }, kind: "poison" },
        what: "counters",
      },
    ],
  }
  put(s, 0, card({ name: "Outcast", abilities: [kept] }))
  run(s, { do: "playerCounters", kind: "poison", count: 2, player: { who: "players" } })
  expect(s.players.map((p) => p.counters?.poison ?? 0)).toEqual([0, 2])
})
