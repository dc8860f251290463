import type { Entry, Thing } from "@apnap/words"
import { expect, it } from "vitest"
import { SharedThings } from "./shared-things.ts"

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
  const things = new SharedThings()
  const one = things.share(entryOn(named("Forest")))
  const same = things.share(entryOn(named("Forest")))
  const yours = things.share(entryOn(named("Forest", true)))
  expect(same.object).toBe(one.object)
  expect([one.who, one.other]).toEqual([one.source, same.source])
  expect(one.who).toBe(same.other)
  expect(yours.object).not.toBe(one.object)
  expect(yours).toEqual(entryOn(named("Forest", true)))
})
