import type { Entry, Thing } from "@apnap/words"
import { expect, it } from "vitest"
import { logEntry, sharedMove } from "./shared-things.ts"

const NOTHING: Thing = { is: "nothing", name: "", you: false, gender: "f", emblem: false, tag: "" }
const named = (name: string, you = false): Thing => ({ ...NOTHING, is: "object", name, you })

const entryOn = (object: Thing): Entry => ({
  kind: "taps",
  rule: "701.26a",
  number: "701.26a",
  terms: "enters",
  auras: "aura",
  dies: false,
  excess: true,
  amount: 0,
  from: "",
  to: "",
  cause: "",
  detail: "",
  combat: false,
  who: { ...NOTHING },
  object,
  other: { ...NOTHING },
  source: { ...NOTHING },
})

it("equal things are one object, others stay apart, and an entry says what it said", () => {
  const one = logEntry(entryOn(named("Forest")), 4, 2)
  const same = logEntry(entryOn(named("Forest")), 4, 2)
  const yours = logEntry(entryOn(named("Forest", true)), 5, 3)
  expect(same.object).toBe(one.object)
  expect([one.who, one.other]).toEqual([one.source, same.source])
  expect(one.who).toBe(same.other)
  expect(yours.object).not.toBe(one.object)
  expect(yours).toEqual({ ...entryOn(named("Forest", true)), index: 5, turn: 3 })
})

it("passes of a seat are one object, those of another seat or by one's own hand are not", () => {
  expect(sharedMove({ a: 0, by: 1 })).toBe(sharedMove({ a: 0, by: 1 }))
  expect(sharedMove({ a: 0, by: 0 })).not.toBe(sharedMove({ a: 0, by: 1 }))
  expect(sharedMove({ a: 0, by: 1, asked: true })).toEqual({ a: 0, by: 1, asked: true })
  const long = { a: Array.from({ length: 40 }, (_, i) => i), by: 1 }
  expect(sharedMove(long)).toBe(long)
})
