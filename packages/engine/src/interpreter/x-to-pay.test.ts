import { expect, it } from "vitest"
import { act, card, lands, options } from "../casting/testing/table.ts"
import { gainLife } from "../events/life.ts"
import type { Ability } from "../language/ability.ts"
import { creature, put, resolveAll, settle, table, when } from "../testing/table.ts"

it("107.3f: the X of 'you may pay {X}' is chosen as the ability resolves, and counts for what follows", () => {
  const s = table()
  lands(s, 0, "Forest", "Forest", "Forest")
  const paying = when(
    { on: "gainLife", player: { who: "you" } },
    {
      do: "may",
      cost: [{ pay: "mana", mana: "{X}" }],
      then: { do: "addCounters", kind: "+1/+1", count: { n: "x" }, on: { sel: "self" } },
    },
  )
  const bear = put(s, 0, creature("Bear", 2, 2, [paying]))
  gainLife(s, 0, 1)
  settle(s)
  const asked = resolveAll(s, 1, 2)
  expect(asked[1]).toMatchObject({ kind: "number", rule: "107.3f", max: 3 })
  expect(s.objects[bear]!.counters).toEqual({ "+1/+1": 2 })
  expect(s.battlefield.filter((id) => s.objects[id]!.tapped)).toHaveLength(2)
})

it("107.3f, 107.3m: the X of the card's mana cost tells nothing to an ability that waits for its cycling", () => {
  const s = table()
  lands(s, 0, "Forest", "Forest", "Forest")
  const paying: Ability = {
    ability: "triggered",
    when: { on: "cycle", player: { who: "you" }, card: { is: "self" } },
    zone: "graveyard",
    effect: {
      do: "may",
      cost: [{ pay: "mana", mana: "{X}" }],
      then: { do: "gainLife", amount: { n: "x" } },
    },
  }
  const cycling: Ability = { ability: "keyword", keyword: "cycling", cost: [{ pay: "mana", mana: "{1}" }] }
  const decree = card({ name: "Decree", cost: "{X}{G}", types: ["sorcery"], abilities: [cycling, paying] })
  put(s, 0, decree, "hand")
  act(s, "activate Decree 1")
  settle(s)
  const asked = resolveAll(s, 1, 2)
  expect(asked).toContainEqual(expect.objectContaining({ kind: "number", rule: "107.3f", max: 2 }))
  expect(s.players[0].life).toBe(22)
})

it("601.2f: each spell costs at least three mana, be it cast without paying its mana cost", () => {
  const s = table()
  const sphere: Ability = { ability: "static", effects: [{ static: "cost", minimum: 3 }] }
  const free: Ability = {
    ability: "static",
    zone: "hand",
    effects: [{ static: "alternativeCost", self: true, cost: [] }],
  }
  put(s, 1, card({ name: "Sphere", types: ["artifact"], abilities: [sphere] }))
  put(s, 0, card({ name: "Gift", cost: "{9}", types: ["artifact"], abilities: [free] }), "hand")
  lands(s, 0, "Forest", "Forest")
  expect(options(s)).toEqual([])
  lands(s, 0, "Forest")
  expect(options(s)).toHaveLength(1)
})
