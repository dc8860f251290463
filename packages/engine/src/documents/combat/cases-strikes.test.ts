import { describe, expect, it } from "vitest"
import { move } from "../../events/moving/move.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { creature, put } from "../../testing/table.ts"
import { cast, has } from "../testing/cards.ts"
import { grant, life, once, take } from "../testing/cases.ts"
import { board, combat } from "../testing/combat.ts"

describe("case 38: first strike and double strike that change between the two steps", () => {
  /** Damage to the defending player by a 2/2 of these keywords beside a first striker, if something becomes of it in between. */
  function dealt(era: string, keywords: Parameters<typeof has>, effect?: Effect): number {
    const s = board("beginningOfCombat", era)
    const id = put(s, 0, creature("Knight", 2, 2, has(...keywords)))
    put(s, 0, creature("Other", 0, 1, has("firstStrike")))
    combat(s, { at: once("firstStrikeDamage", (now) => effect && void cast(now, 0, effect, [id])) })
    return 20 - life(s)[1]
  }

  it.each(["2003-07", "2007-10", "2009-07", "2014-02", "current"])(
    "case 38, 510.4: who struck first does not strike again without double strike (%s)",
    (era) => {
      expect(dealt(era, ["firstStrike"], take("firstStrike"))).toBe(2)
      expect(dealt(era, [], grant("firstStrike"))).toBe(2)
      expect(dealt(era, ["firstStrike"], grant("doubleStrike"))).toBe(4)
      expect(dealt(era, [], grant("doubleStrike"))).toBe(2)
      expect(dealt(era, ["doubleStrike"], take("doubleStrike"))).toBe(2)
      expect(dealt(era, ["doubleStrike"])).toBe(4)
    },
  )

  it("case 38, 510.4: a creature that gains first strike after the blocks makes two damage steps of one", () => {
    const s = board()
    const id = put(s, 0, creature("Bear", 2, 2))
    const ox = put(s, 1, creature("Ox", 2, 2))
    combat(s, {
      block: [[0, 0]],
      at: once("declareBlockers", (now) => void cast(now, 0, grant("firstStrike"), [id])),
    })
    expect([s.battlefield.includes(id), s.battlefield.includes(ox)]).toEqual([true, false])
  })

  it("case 38, 510.4: without a first striker as damage begins there is one damage step", () => {
    const s = board()
    const id = put(s, 0, creature("Knight", 2, 2, has("firstStrike")))
    put(s, 0, creature("Bear"))
    const steps = new Set<string>()
    combat(s, {
      at: (now, step) => {
        if (step === "declareBlockers" && now.objects[id] !== undefined)
          move(now, { id, to: "hand", rule: "400.7" })
        steps.add(step)
      },
    })
    expect([steps.has("firstStrikeDamage"), life(s)[1]]).toEqual([false, 18])
  })
})
