import { expect, it } from "vitest"
import { createState, place } from "../game/setup/setup.ts"
import type { Change } from "../language/statics/change.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { baseSize } from "./base-size.ts"
import { characteristics } from "./query.ts"

/** A 2/2 with a counter, and an enchantment with these changes to all creatures. */
function bearUnder(changes: readonly Change[]) {
  const players = ["A", "B"].map((name) => ({ name, deck: [] }))
  const s = createState({ players, openingHands: false })
  const bear = { name: "Bear", types: ["creature"], power: 2, toughness: 2 } as const
  const id = place(s, 0, "battlefield", { name: "Bear", layout: "normal", faces: [bear] })
  const what = { sel: "all", filter: { is: "type", type: "creature" } } as const
  const ability = { ability: "static", effects: [{ static: "modify", what, changes }] } as const
  const effect = { name: "Effect", types: ["enchantment"], abilities: [ability] } as const
  place(s, 0, "battlefield", { name: "Effect", layout: "normal", faces: [effect] })
  edit(s, id).counters = { "+1/+1": 1 }
  invalidate(s)
  return { s, id }
}

it("208.4b: base power and toughness leave out counters and what adds", () => {
  const { s, id } = bearUnder([{ change: "modifyPT", power: 3, toughness: 0 }])
  expect(baseSize(s, id)).toEqual({ power: 2, toughness: 2 })
  expect(characteristics(s, id)).toMatchObject({ power: 6, toughness: 3 })
})

it("613.4b: they are what an effect sets them to, unswitched", () => {
  const { s, id } = bearUnder([{ change: "setPT", power: 0, toughness: 4 }, { change: "switchPT" }])
  expect(baseSize(s, id)).toEqual({ power: 0, toughness: 4 })
  expect(characteristics(s, id)).toMatchObject({ power: 5, toughness: 1 })
})
