import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { destroy } from "../../events/moving/destroy.ts"
import type { Ability } from "../../language/ability.ts"
import type { Condition } from "../../language/condition.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { creature, names, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import {
  and,
  artifact,
  cast,
  enchantment,
  ME,
  named,
  not,
  sequence,
  swell,
  TARGET,
  YOU,
} from "../testing/cards.ts"
import { ERAS, enter, enters, sources } from "../testing/cases.ts"
import { SELF } from "../testing/combat.ts"
import { CREATURE, fillLibraries, gain, land } from "../testing/drive.ts"

describe("cases 36 and 37: until, and the middle of a resolution", () => {
  const exile: Effect = { do: "move", what: TARGET, to: "exile", link: true }
  const ring = enchantment(
    "Ring",
    when(enters(ME), exile, { targets: [{ filter: CREATURE }] }),
    when(
      { on: "moves", object: ME, from: "battlefield" },
      { do: "move", what: { sel: "linked" }, to: "battlefield" },
    ),
  )
  const priest = creature("Priest", 2, 2, [
    when(enters(ME), { do: "exileUntil", what: TARGET }, { targets: [{ filter: and(CREATURE, not(ME)) }] }),
  ])

  it.each(["2014-02", "current"])(
    "case 36, 607.2a, 610.3b: two abilities may part for ever; 'until' has no second one (%s)",
    (era) => {
      const after = (what: typeof ring, early: boolean) => {
        const s = table(2, era)
        const bear = put(s, 1, creature())
        const id = enter(s, 0, what)
        settle(s, [0])
        if (early) destroy(s, [id], "701.8a")
        settle(s)
        const open = s.stack.length
        resolveAll(s)
        if (!early) {
          destroy(s, [id], "701.8a")
          settle(s)
          const stacked = s.stack.length
          if (stacked > 0) resolveAll(s)
          return [stacked, names(s, s.battlefield).includes("Bear"), names(s, s.exile).includes("Bear")]
        }
        return [open, s.battlefield.includes(bear), names(s, s.exile).includes("Bear")]
      }
      expect(after(ring, true)).toEqual([2, false, true])
      expect(after(priest, true)).toEqual([1, true, false])
      expect(after(ring, false)).toEqual([1, true, false])
      expect(after(priest, false)).toEqual([0, true, false])
    },
  )

  it.each(ERAS)(
    "case 37, 704.4, 603.8: no check in the middle of a resolution, but a state trigger sees it (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s, 10)
      const hand = { n: "handSize", of: YOU } as const
      const size: Ability = {
        ability: "static",
        defining: true,
        effects: [
          { static: "modify", what: SELF, changes: [{ change: "definePT", power: hand, toughness: hand }] },
        ],
      }
      const maro = put(s, 0, creature("Maro", 0, 0, [size]))
      const empty: Condition = { if: "compare", left: hand, op: "=", right: 0 }
      put(s, 0, artifact("Void", when({ on: "state", condition: empty }, gain)))
      for (let i = 0; i < 3; i++) put(s, 0, land, "hand")
      settle(s)
      expect([characteristics(s, maro).toughness, s.stack]).toEqual([3, []])
      cast(s, 0, sequence({ do: "discard", count: "all" }, { do: "draw", count: 7 }))
      settle(s)
      expect([characteristics(s, maro).toughness, s.battlefield.includes(maro), sources(s)]).toEqual([
        7,
        true,
        ["Void"],
      ])
      cast(s, 1, { ...swell(-7), what: { sel: "all", filter: named("Maro") } } as Effect)
      settle(s)
      expect(s.battlefield.includes(maro)).toBe(false)
    },
  )
})
