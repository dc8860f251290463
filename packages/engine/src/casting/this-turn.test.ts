import { describe, expect, it } from "vitest"
import { characteristics, hasKeyword } from "../characteristics/query.ts"
import type { Ability } from "../language/ability.ts"
import type { Condition } from "../language/condition.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { act, creature, instant, lands, options, put, table } from "./testing/table.ts"

const spark = (name: string) => instant(name, "{R}", { effect: { do: "nothing" } })
const while_ = (condition: Condition, ...effects: StaticEffect[]): Ability => ({
  ability: "static",
  condition,
  effects,
})
const SELF = { sel: "self" } as const
const YOU = { who: "you" } as const
const twoSpells: Condition = { if: "compare", left: { n: "spellsCast", by: YOU }, op: ">=", right: 2 }
const hasCast: Condition = { if: "happened", event: { on: "cast", spell: { is: "any" }, by: YOU } }

/** The caster keeps priority after each of two spells. */
function twoSparks(...permanents: Parameters<typeof put>[2][]) {
  const s = table()
  lands(s, 0, "Mountain", "Mountain")
  const ids = permanents.map((card) => put(s, 0, card))
  for (const name of ["One", "Two"]) put(s, 0, spark(name), "hand")
  return { s, ids }
}

describe("611.3a, 604.2: what holds as long as something has happened this turn", () => {
  it("holds from the moment of the second cast, while its caster has priority", () => {
    const raise: StaticEffect = {
      static: "modify",
      what: SELF,
      changes: [{ change: "modifyPT", power: 2, toughness: 0 }],
    }
    const { s, ids } = twoSparks(creature("Zealot", 2, 4, [while_(twoSpells, raise)]))
    const power = () => characteristics(s, ids[0]).power
    const before = power()
    act(s, "cast One")
    const between = power()
    act(s, "cast Two")
    expect([before, between, power()]).toEqual([2, 2, 4])
  })

  it("ends as soon as the spell is cast that it must be without", () => {
    const protect: StaticEffect = {
      static: "modify",
      what: SELF,
      changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "hexproof" }] }],
    }
    const { s, ids } = twoSparks(creature("Sphinx", 4, 4, [while_({ if: "not", of: hasCast }, protect)]))
    const before = hasKeyword(s, ids[0], "hexproof")
    act(s, "cast One")
    expect([before, hasKeyword(s, ids[0], "hexproof")]).toEqual([true, false])
  })

  it("601.3b: gives its permission at once: the top card of the library may be cast after the first spell", () => {
    const permit: StaticEffect = { static: "playFrom", zone: "library", top: true, of: YOU }
    const { s } = twoSparks(creature("Talent", 1, 1, [while_(hasCast, permit)]))
    put(s, 0, instant("Free", "{0}", { effect: { do: "nothing" } }), "library")
    const before = options(s)
    act(s, "cast One")
    expect([before.includes("cast Free"), options(s).includes("cast Free")]).toEqual([false, true])
  })
})
