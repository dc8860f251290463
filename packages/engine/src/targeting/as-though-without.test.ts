import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { enchantment } from "../events/testing/replacing.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { playerRef } from "../state/ref.ts"
import { has } from "../testing/keywords.ts"
import { creature, put, table } from "../testing/table.ts"
import { targetRefusal } from "./target-legality.ts"

describe("609.4, 702.11: targets chosen as though they didn't have hexproof", () => {
  const HEXPROOF: StaticEffect = { static: "playerHas", who: { who: "you" }, keyword: "hexproof" }
  const AS_THOUGH = { static: "targetAsThough", who: { who: "you" }, without: "hexproof" } as const

  function refusals(effect?: StaticEffect): readonly boolean[] {
    const s = table()
    const bear = put(s, 1, creature("Bear", 2, 2, [has("hexproof")]))
    put(s, 1, enchantment("Veil", HEXPROOF))
    const tower = put(s, 0, effect === undefined ? creature() : enchantment("Tower", effect))
    const context = contextOf(tower, 0)
    return [bear, playerRef(1)].map((ref) => targetRefusal(s, ref, context) !== null)
  }

  it("702.11b, c: an opponent and what they control can't be targets", () => {
    expect(refusals()).toEqual([true, true])
  })

  it("609.4: objects, players, or both, as the effect says", () => {
    expect(refusals({ ...AS_THOUGH, what: { is: "any" } })).toEqual([false, true])
    expect(refusals({ ...AS_THOUGH, players: { who: "opponents" } })).toEqual([true, false])
    expect(refusals({ ...AS_THOUGH, what: { is: "any" }, players: { who: "opponents" } })).toEqual([
      false,
      false,
    ])
  })
})
