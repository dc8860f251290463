import { describe, expect, it } from "vitest"
import { addCounters } from "../../events/counters.ts"
import { dealDamage } from "../../events/damage/damage.ts"
import { checkStateBasedActions } from "../../sba/check.ts"
import { creature, graveyard, names, put, resolveAll, settle, table } from "../../testing/table.ts"
import { and, artist, cast, has, hurt, ME, modifies, not } from "../testing/cards.ts"
import { ERAS, life, lives } from "../testing/cases.ts"
import { always } from "../testing/combat.ts"
import { CREATURE } from "../testing/drive.ts"

describe("cases 1 to 3: one event, repeated", () => {
  it.each(ERAS)(
    "case 1, 704.3, 603.2c: four creatures die at once, and each is seen, the watcher too (%s)",
    (era) => {
      const s = table(2, era)
      put(s, 0, artist())
      for (const player of [0, 0, 1]) put(s, player, creature())
      cast(s, 0, { do: "damage", amount: 2, to: { sel: "all", filter: CREATURE } })
      settle(s, [0, 1, 2, 3], [1], [1], [1], [1])
      expect([
        new Set(s.events.filter((e) => e.kind === "moves" && e.rule === "704.5g").map((e) => e.batch)).size,
        s.stack.length,
      ]).toEqual([1, 4])
      resolveAll(s)
      expect(life(s)).toEqual([24, 16])
    },
  )

  it.each(ERAS)(
    "case 2, 704.3, 117.5: who dies only because another did dies in the next check, before any priority (%s)",
    (era) => {
      const s = table(2, era)
      const lord = put(
        s,
        0,
        creature("Lord", 2, 2, [
          always(
            modifies(and(CREATURE, not(ME), { is: "subtype", subtype: "Elf" }), {
              change: "modifyPT",
              power: 1,
              toughness: 1,
            }),
          ),
        ]),
      )
      const elf = put(s, 0, creature("Elf", 1, 1, [], { subtypes: ["Elf"] }), "battlefield", { damage: 1 })
      put(s, 1, artist())
      settle(s)
      cast(s, 1, hurt(3), [lord])
      expect([checkStateBasedActions(s), lives(s, lord), lives(s, elf), s.stack.length]).toEqual([
        true,
        false,
        true,
        0,
      ])
      expect([checkStateBasedActions(s), lives(s, elf), checkStateBasedActions(s)]).toEqual([
        true,
        false,
        false,
      ])
      settle(s, [0, 1], [0], [0])
      expect(s.stack.length).toBe(2)
    },
  )

  const keeper = (name: string, power: number, toughness: number, keyword: "undying" | "persist") =>
    creature(name, power, toughness, has(keyword))

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 3, 704.8: what dies while its counters go had them last (%s)",
    (era) => {
      const wolf = table(2, era)
      const id = put(wolf, 0, keeper("Wolf", 1, 1, "undying"), "battlefield", { counters: { "+1/+1": 1 } })
      addCounters(wolf, id, "-1/-1", 3, 1)
      settle(wolf)
      expect([graveyard(wolf, 0), wolf.stack]).toEqual([["Wolf"], []])
      const finks = (before: boolean) => {
        const s = table(2, era)
        const one = put(s, 0, keeper("Finks", 3, 2, "persist"), "battlefield", { counters: { "-1/-1": 1 } })
        addCounters(s, one, "+1/+1", 1, 0)
        if (before) settle(s)
        dealDamage(s, [{ source: put(s, 1, creature("Wurm", 6, 4)), to: one, amount: 6 }], "701.14a")
        settle(s)
        if (s.stack.length > 0) resolveAll(s)
        return names(s, s.battlefield).includes("Finks")
      }
      expect([finks(false), finks(true)]).toEqual([false, true])
    },
  )
})
