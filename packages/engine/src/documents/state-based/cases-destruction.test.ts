import { describe, expect, it } from "vitest"
import type { Effect } from "../../language/effects/effect.ts"
import { creature, put, settle, table } from "../../testing/table.ts"
import { cast, has, hurt, silence, swell, TARGET } from "../testing/cards.ts"
import { ERAS, lives, REGENERATE } from "../testing/cases.ts"
import { board, combat } from "../testing/combat.ts"

describe("cases 10 to 12: destroyed, or not", () => {
  it("case 10, 704.7, 701.19a: one shield is enough for two destructions of one check, and once was not", () => {
    const after = (era: string) => {
      const s = board("beginningOfCombat", era)
      const bones = put(s, 0, creature("Skeleton", 1, 1))
      put(s, 1, creature("Rats", 1, 1, has("deathtouch")))
      cast(s, 0, REGENERATE, [bones])
      combat(s, { block: [[0, 0]] })
      return [lives(s, bones), s.objects[bones]?.tapped, s.objects[bones]?.damage]
    }
    for (const era of ["2009-07", "2011-09-30", "2014-02", "current"])
      expect([era, ...after(era)]).toEqual([era, true, true, 0])
    expect(after("2007-10")).toEqual([false, undefined, undefined])
  })

  it.each(ERAS)(
    "case 11, 704.5f, 704.5g: toughness 0 is no destruction; indestructible keeps marked damage (%s)",
    (era) => {
      const s = table(2, era)
      const bones = put(s, 0, creature("Skeleton", 1, 1))
      cast(s, 0, REGENERATE, [bones])
      cast(s, 1, swell(-3), [bones])
      const myr = put(s, 0, creature("Myr", 0, 1, has("indestructible")))
      const other = put(s, 0, creature("Myr", 0, 1, has("indestructible")))
      cast(s, 1, swell(-3), [other])
      cast(s, 1, hurt(3), [myr])
      settle(s)
      expect([lives(s, bones), lives(s, other), lives(s, myr), s.objects[myr]?.damage]).toEqual([
        false,
        false,
        true,
        3,
      ])
      cast(s, 1, silence, [myr])
      settle(s)
      expect(lives(s, myr)).toBe(false)
    },
  )

  it("case 11, 702.12: indestructible until end of turn is a fact until 2013, then an ability that can be lost", () => {
    const after = (era: string) => {
      const s = table(2, era)
      const id = put(s, 0, creature("Bear", 3, 3))
      const grant: Effect = {
        do: "change",
        what: TARGET,
        changes: [{ change: "addAbilities", abilities: has("indestructible") }],
        duration: "endOfTurn",
      }
      cast(s, 0, grant, [id])
      cast(s, 1, hurt(3), [id])
      settle(s)
      cast(s, 1, silence, [id])
      settle(s)
      return lives(s, id)
    }
    expect([after("2011-09-30"), after("2014-02"), after("current")]).toEqual([true, false, false])
  })

  it.each(["2009-07", "2011-09-30", "2014-02", "current"])(
    "case 12, 704.5h: damage by deathtouch counts until the next check only (%s)",
    (era) => {
      const s = board("beginningOfCombat", era)
      const colossus = put(s, 0, creature("Colossus", 11, 11, has("indestructible")))
      put(s, 1, creature("Rats", 1, 1, has("deathtouch")))
      combat(s, { block: [[0, 0]] })
      cast(s, 1, silence, [colossus])
      settle(s)
      expect([lives(s, colossus), s.objects[colossus]?.damage]).toEqual([true, 1])
    },
  )
})
