import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { CardDefinition } from "../../language/card.ts"
import type { Condition } from "../../language/condition.ts"
import type { Filter } from "../../language/filter.ts"
import type { Change } from "../../language/statics/change.ts"
import type { ContinuousEffect } from "../../state/effect.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, writable } from "../../state/writing/edit.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { characteristics, controllerOf } from "../query.ts"

const RUNS = 150 * Math.max(1, Number(process.env.APNAP_GAMES ?? 1))

const such = (type: "creature" | "land" | "artifact" | "enchantment"): Filter => ({ is: "type", type })
const tribe = (subtype: string): Filter => ({ is: "subtype", subtype })
const power = (than: number): Filter => ({ is: "power", op: ">=", than })
const FLYING = { ability: "keyword", keyword: "flying" } as const

const FILTERS: readonly Filter[] = [
  such("creature"),
  such("land"),
  such("artifact"),
  { is: "and", of: [such("enchantment"), { is: "other" }] },
  tribe("Elf"),
  tribe("Mountain"),
  { is: "color", color: "R" },
  power(3),
  { is: "keyword", keyword: "flying" },
  { is: "controlledBy", player: { who: "you" } },
]

/** Changes in every layer that static abilities reach; many affect what the filters above find. */
const CHANGES: readonly (readonly Change[])[] = [
  [{ change: "control", player: { who: "you" } }],
  [{ change: "addTypes", types: ["creature"] }],
  [{ change: "addTypes", types: ["artifact"] }],
  [{ change: "removeTypes", types: ["creature"] }],
  [{ change: "addSubtypes", subtypes: ["Elf"] }],
  [{ change: "setSubtypes", of: "creature", subtypes: ["Goat"] }],
  [{ change: "setSubtypes", of: "land", subtypes: ["Mountain"] }],
  [{ change: "addColors", colors: ["R"] }],
  [{ change: "setColors", colors: ["U"] }],
  [{ change: "addAbilities", abilities: [FLYING] }],
  [{ change: "loseAbilities" }],
  [{ change: "cantHave", keywords: ["flying"] }],
  [{ change: "setPT", power: 1, toughness: 3 }],
  [{ change: "modifyPT", power: 2, toughness: 1 }],
  [{ change: "switchPT" }],
  [
    { change: "setTypes", types: ["creature"] },
    { change: "setColors", colors: ["G"] },
    { change: "setPT", power: 4, toughness: 4 },
  ],
]

const CONDITIONS: readonly (Condition | undefined)[] = [
  undefined,
  undefined,
  { if: "exists", filter: tribe("Elf") },
]

/** A permanent with its owner, maybe with a static ability or the effect of a resolved spell. */
const things = fc.array(
  fc.record({
    body: fc.constantFrom<CardDefinition>(
      creature("Bear"),
      card({ name: "Elf", types: ["creature"], subtypes: ["Elf"], power: 1, toughness: 1, cost: "{G}" }),
      card({ name: "Giant", types: ["creature"], power: 3, toughness: 3, cost: "{R}" }),
      card({ name: "Field", types: ["land"] }),
      card({ name: "Relic", types: ["artifact"] }),
      card({ name: "Omen", types: ["enchantment"], cost: "{R}" }),
    ),
    owner: fc.nat(1),
    filter: fc.constantFrom(...FILTERS),
    changes: fc.constantFrom(...CHANGES),
    condition: fc.constantFrom(...CONDITIONS),
    kind: fc.constantFrom("plain", "static", "static", "resolved"),
  }),
  { minLength: 2, maxLength: 7 },
)
type Thing = (typeof things extends fc.Arbitrary<infer T> ? T : never)[number]

/** The same things with the same timestamps, made in some order. Gives each one's place in memory. */
function build(all: readonly Thing[], order: readonly number[]): { s: State; ids: number[] } {
  const s = table()
  const ids: number[] = []
  for (const i of order) {
    const { body, owner, filter, changes, condition, kind } = all[i]
    const ability = {
      ability: "static",
      effects: [{ static: "modify", what: { sel: "all", filter }, changes }],
      ...(condition && { condition }),
    } as const
    const [face] = body.faces
    const own = kind === "static" ? { ...body, faces: [{ ...face, abilities: [ability] }] } : body
    ids[i] = put(s, owner, own, "battlefield", { timestamp: 100 + i })
    edit(s, ids[i]).timestamp = 100 + i
  }
  const resolved = order.filter((i) => all[i].kind === "resolved").map((i) => effectOf(all[i], i, ids))
  writable(s).effects = resolved
  invalidate(s)
  return { s, ids }
}

/** 611.2c: changes a fixed set of objects, here every other one. */
function effectOf({ owner, changes }: Thing, i: number, ids: readonly number[]): ContinuousEffect {
  return {
    id: i + 1,
    timestamp: 200 + i,
    source: ids[i],
    controller: owner,
    duration: "permanent",
    turn: 1,
    objects: ids.filter((_, at) => at % 2 === i % 2),
    changes,
    statics: [],
    bindings: {},
    targets: [],
    x: 0,
    uses: -1,
  }
}

function describeAll(s: State, ids: readonly number[]): unknown[] {
  return ids.map((id) => {
    const { name, colors, types, subtypes, power, toughness, flags, abilities } = characteristics(s, id)
    const sorted = [...subtypes].sort()
    return [name, controllerOf(s, id), colors, types, sorted, power, toughness, flags, abilities.length]
  })
}

describe("613: what follows from the layers depends on timestamps and dependencies alone", () => {
  it("613.7: objects and effects made in another order in memory, with the same timestamps, give the same characteristics", () => {
    const inTwoOrders = things.chain((all) => {
      const places = all.map((_, i) => i)
      return fc.tuple(fc.constant(all), fc.shuffledSubarray(places, { minLength: all.length }))
    })
    const check = ([all, order]: [Thing[], number[]]) => {
      const a = build(
        all,
        all.map((_, i) => i),
      )
      const b = build(all, order)
      expect(describeAll(b.s, b.ids)).toEqual(describeAll(a.s, a.ids))
    }
    fc.assert(fc.property(inTwoOrders, check), { numRuns: RUNS, seed: 613 })
  }, 60_000)

  it("613.8: effects of one layer that wait for each other apply in the order that a small model of the rule gives", () => {
    // Effects "each T1 is also a T3", and things of one type each. The place among the effects is the timestamp.
    const type = fc.nat(4)
    const effects = fc.uniqueArray(fc.tuple(type, type), {
      minLength: 2,
      maxLength: 6,
      selector: ([from, to]) => `${from} ${to}`,
    })
    const check = (rules: [number, number][], own: number[]) => {
      const s = table()
      const ids = own.map((t) => put(s, 0, card({ name: `Shifter ${t}`, subtypes: [`T${t}`] })))
      for (const [from, to] of rules) {
        const changes = [{ change: "addSubtypes", subtypes: [`T${to}`] }] as const
        const what = { sel: "all", filter: tribe(`T${from}`) } as const
        const effects = [{ static: "modify", what, changes }] as const
        put(s, 0, card({ name: "Rule", types: ["enchantment"], abilities: [{ ability: "static", effects }] }))
      }
      const got = ids.map((id) => [...characteristics(s, id).subtypes].sort())
      const expected = byTheModel(rules, own).map((types) => [...types].sort().map((t) => `T${t}`))
      expect(got).toEqual(expected)
    }
    const owns = fc.array(type, { minLength: 1, maxLength: 3 })
    fc.assert(fc.property(effects, owns, check), { numRuns: RUNS, seed: 6138 })
  }, 60_000)
})

type Rule = readonly [number, number]

/** 613.8a to c for such effects: one depends on another if it would find more after it; loops are ignored. */
function byTheModel(rules: readonly Rule[], own: readonly number[]): Set<number>[] {
  const things = own.map((t) => new Set([t]))
  let rest = [...rules]
  while (rest.length > 0) {
    const waits = (rule: Rule, other: Rule) =>
      other !== rule && other[1] === rule[0] && things.some((has) => has.has(other[0]) && !has.has(rule[0]))
    const isFree = (rule: Rule) => {
      const before = new Set([rule])
      for (const one of before) for (const other of rest) if (waits(one, other)) before.add(other)
      return [...before].every((one) => {
        const after = new Set([one])
        for (const it of after) for (const other of rest) if (waits(it, other)) after.add(other)
        return after.has(rule)
      })
    }
    const next = rest.find(isFree)!
    for (const has of things) if (has.has(next[0])) has.add(next[1])
    rest = rest.filter((rule) => rule !== next)
  }
  return things
}
