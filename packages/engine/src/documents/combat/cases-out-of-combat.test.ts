import { describe, expect, it } from "vitest"
import { move } from "../../events/moving/move.ts"
import { card, creature, put, settle } from "../../testing/table.ts"
import { cast, has, TARGET } from "../testing/cards.ts"
import { life } from "../testing/cases.ts"
import { board, change, combat, role } from "../testing/combat.ts"

describe("cases 43 to 45: out of combat", () => {
  it.each(["2009-07", "2014-02", "current"])(
    "case 43, 510.1c, 702.19d: a regenerated blocker is gone, the attacker stays blocked (%s)",
    (era) => {
      const fought = (...keywords: Parameters<typeof has>) => {
        const s = board("beginningOfCombat", era)
        put(s, 0, creature("Blade", 1, 2, has(...keywords)))
        const bones = put(s, 1, creature("Skeleton", 1, 1))
        cast(s, 1, { do: "regenerate", what: TARGET }, [bones])
        combat(s, { block: [[0, 0]], answer: (d) => (d.kind === "distribute" ? [1, 0] : undefined) })
        return [s.battlefield.includes(bones), s.objects[bones]?.tapped, life(s)[1]]
      }
      expect(fought("firstStrike")).toEqual([true, true, 20])
      expect(fought("doubleStrike")).toEqual([true, true, 20])
      expect(fought("doubleStrike", "trample")).toEqual([true, true, 19])
      const s = board("beginningOfCombat", era)
      const attacker = put(s, 0, creature("Troll", 3, 1))
      const ox = put(s, 1, creature("Ox", 1, 9, has("firstStrike")))
      cast(s, 0, { do: "regenerate", what: TARGET }, [attacker])
      combat(s, { block: [[0, 0]] })
      expect([s.battlefield.includes(attacker), s.objects[ox]!.damage]).toEqual([true, 0])
    },
  )

  const jace = (name = "Jace") =>
    card({ name, cost: "{1}{U}{U}", types: ["planeswalker"], subtypes: ["Jace"], loyalty: 3 })
  const LOYAL = { counters: { loyalty: 9 } }

  it.each(["2007-10", "2014-02", "current"])(
    "case 44, 506.4c, 510.1b: an attacker of a planeswalker that left attacks nothing, even with trample (%s)",
    (era) => {
      const after = (blocked: boolean) => {
        const s = board("beginningOfCombat", era)
        const bear = put(s, 0, creature("Bear", 3, 3, has("trample")))
        const ox = put(s, 1, creature("Ox", 0, 9))
        const id = put(s, 1, jace(), "battlefield", LOYAL)
        let attacking = false
        combat(s, {
          attack: [[0, 1]],
          block: blocked ? [[0, 0]] : [],
          at: (now, step) => {
            if (step === "declareAttackers" && now.objects[id] !== undefined)
              move(now, { id, to: "hand", rule: "400.7" })
            if (step === "declareBlockers") attacking = role(now, bear) !== null
          },
        })
        return [attacking, life(s)[1], s.objects[ox]!.damage]
      }
      expect([after(false), after(true)]).toEqual([
        [true, 20, 0],
        [true, 20, 3],
      ])
    },
  )

  it.each(["2014-02", "current"])(
    "case 45, 506.4d: a planeswalker that blocks while attacked, and what it stops being (%s)",
    (era) => {
      const after = (...types: ("creature" | "planeswalker" | "artifact")[]) => {
        const s = board("beginningOfCombat", era)
        put(s, 0, creature("Bear", 2, 2))
        const ogre = put(s, 0, creature("Ogre", 2, 4))
        const id = put(s, 1, jace(), "battlefield", LOYAL)
        change(
          s,
          id,
          { change: "setTypes", types: ["artifact", "creature", "planeswalker"] },
          { change: "setPT", power: 3, toughness: 9 },
        )
        let blocking: unknown
        combat(s, {
          attack: [
            [0, 1],
            [1, 0],
          ],
          block: [[0, 1]],
          at: (now, step) => {
            if (step === "declareBlockers" && now.effects.length === 1) {
              change(now, id, { change: "setTypes", types })
              settle(now)
              blocking = [(role(now, id)?.blocking.length ?? 0) > 0, role(now, ogre)!.blocked]
            }
          },
        })
        return [blocking, s.objects[id]!.counters!.loyalty, s.objects[id]!.damage, life(s)[1]]
      }
      expect(after("planeswalker")).toEqual([[false, true], 7, 0, 20])
      expect(after("creature", "artifact")).toEqual([[true, true], 9, 2, 20])
      expect(after("artifact")).toEqual([[false, true], 9, 0, 20])
      expect(after("artifact", "creature", "planeswalker")).toEqual([[true, true], 5, 4, 20])
    },
  )
})
