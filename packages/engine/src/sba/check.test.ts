import { describe, expect, it } from "vitest"
import { record } from "../events/record.ts"
import type { State } from "../state/state.ts"
import { card, creature, graveyard, put, settle, table } from "../testing/table.ts"
import { checkStateBasedActions } from "./check.ts"
import { CREATURE, rules, set } from "./testing/table.ts"

describe("704.5d, e: tokens and copies that cease to exist", () => {
  it("704.5d: a token in a graveyard ceases to exist", () => {
    const s = table()
    const id = put(s, 0, { ...creature("Saproling", 1, 1), token: true }, "graveyard")
    settle(s)
    expect(s.objects[id]).toBeUndefined()
    expect(rules(s, "ceases")).toEqual(["704.5d"])
  })

  it("704.5e: a copy of a spell in exile ceases to exist", () => {
    const s = table()
    put(s, 0, card({ name: "Bolt", types: ["instant"] }), "exile", { kind: "copy" })
    settle(s)
    expect(s.exile).toEqual([])
  })
})

describe("704.3: a quiet game", () => {
  it("a second check of an unchanged game finds nothing", () => {
    const s = table()
    put(s, 0, creature())
    expect(checkStateBasedActions(s)).toBe(false)
    expect(checkStateBasedActions(s)).toBe(false)
    expect(s.events).toEqual([])
  })
})

describe("704.3: checks before a player has priority", () => {
  const checks = (s: State) => s.events.filter((e) => e.kind === "stateBased").map((e) => e.amount)

  it("are numbered until nothing more is to be done: the anthem's bearer dies first, then what it kept alive", () => {
    const s = table()
    const anthem = {
      static: "modify",
      what: { sel: "all", filter: { is: "and", of: [CREATURE, { is: "other" }] } },
      changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
    } as const
    const lord = put(s, 0, creature("Lord", 2, 2, [{ ability: "static", effects: [anthem] }]))
    const bear = put(s, 0, creature())
    set(s, lord, { damage: 2 })
    set(s, bear, { damage: 2 })
    settle(s)
    expect(graveyard(s, 0)).toHaveLength(2)
    const [first, second] = s.events.filter((e) => e.kind === "destroyed")
    const marks = s.events.filter((e) => e.kind === "stateBased")
    expect(marks.map((e) => e.amount)).toEqual([1, 2])
    expect([first.object, second.object]).toEqual([lord, bear])
    expect(marks.map((e) => e.batch)).toEqual([first.batch, second.batch])
  })

  it("count from one again once something else has happened", () => {
    const s = table()
    for (const name of ["A", "B"]) {
      set(s, put(s, 0, creature(name)), { damage: 2 })
      settle(s)
      record(s, { kind: "resolves", rule: "608.1" })
    }
    expect(checks(s)).toEqual([1, 1])
  })
})
