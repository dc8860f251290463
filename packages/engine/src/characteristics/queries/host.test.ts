import { expect, it } from "vitest"
import { act, lands, options, put, table } from "../../casting/testing/table.ts"
import { attach } from "../../events/attach.ts"
import type { Ability } from "../../language/ability.ts"
import type { Filter } from "../../language/filter.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { card, creature, settle } from "../../testing/table.ts"

const says = (effect: StaticEffect): Ability => ({ ability: "static", effects: [effect] })
const CREATURE: Filter = { is: "type", type: "creature" }
const enchants: Ability = { ability: "keyword", keyword: "enchant", filter: CREATURE }
const aura = (name: string, ...abilities: Ability[]) =>
  card({ name, types: ["enchantment"], subtypes: ["Aura"], cost: "{U}", abilities: [enchants, ...abilities] })

it("301.5c, 704.5n, 614.17: an Equipment that can be attached only to strong creatures leaves one that is weak", () => {
  const s = table()
  const only = says({
    static: "cant",
    event: {
      on: "attached",
      attachment: { is: "self" },
      to: { is: "not", of: { is: "power", op: ">=", than: 3 } },
    },
    what: "attach",
  })
  const blade = put(
    s,
    0,
    card({ name: "Blade", types: ["artifact"], subtypes: ["Equipment"], abilities: [only] }),
  )
  const [weak, strong] = [put(s, 0, creature("Weak", 2, 2)), put(s, 0, creature("Strong", 3, 3))]
  expect([attach(s, blade, weak), attach(s, blade, strong)]).toEqual([false, true])
  settle(s)
  expect(s.objects[blade]?.attachedTo).toBe(strong)
  edit(s, strong).counters = { "-1/-1": 1 }
  invalidate(s)
  settle(s)
  expect(s.objects[blade]?.attachedTo).not.toBe(strong)
})

it("303.4c, 704.5m, 614.17: what can't be enchanted by other Auras loses those that it has", () => {
  const s = table()
  const others: Filter = { is: "and", of: [{ is: "subtype", subtype: "Aura" }, { is: "other" }] }
  const host: Filter = { is: "among", of: { sel: "attachedTo" } }
  const alone = says({
    static: "cant",
    event: { on: "attached", attachment: others, to: host },
    what: "attach",
  })
  const bear = put(s, 0, creature())
  const [first, second] = [put(s, 0, aura("Plain")), put(s, 0, aura("Jealous", alone))]
  attach(s, first, bear)
  attach(s, second, bear)
  settle(s)
  expect([s.objects[first], s.objects[second]?.attachedTo]).toEqual([undefined, bear])
})

it("601.2c: as this Aura is cast, its target can't be untapped", () => {
  const s = table()
  lands(s, 0, "Island")
  const tappedOnly = says({ static: "castTarget", self: true, filter: { is: "tapped" } })
  put(s, 0, aura("Leash", tappedOnly), "hand")
  const bear = put(s, 1, creature())
  expect(options(s)).toEqual([])
  edit(s, bear).tapped = true
  invalidate(s)
  expect(options(s)).toEqual(["cast Leash"])
  expect(act(s, "cast Leash", [[0]]).illegal).toBeNull()
})
