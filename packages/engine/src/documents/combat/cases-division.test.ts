import { describe, expect, it } from "vitest"
import { move } from "../../events/moving/move.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { answerFault } from "../../state/answers/validate.ts"
import type { State } from "../../state/state.ts"
import { creature, names, put } from "../../testing/table.ts"
import { cast, has, swell, TARGET } from "../testing/cards.ts"
import { BOTH, life, once } from "../testing/cases.ts"
import { board, change, combat } from "../testing/combat.ts"

describe("cases 39 to 42: dividing combat damage", () => {
  /** A 6/4 is blocked by A 2/2, B 3/3 and C 1/1, ordered B, A, C where there is an order; the division asked for, and whether shares of A, B, C are lawful. */
  function division(
    era: string,
    shares: Record<string, number>,
    meanwhile: (s: State, of: Record<string, number>) => void = () => {},
  ) {
    const s = board("beginningOfCombat", era)
    put(s, 0, creature("Wurm", 6, 4))
    const of = {
      A: put(s, 1, creature("A", 2, 2)),
      B: put(s, 1, creature("B", 3, 3)),
      C: put(s, 1, creature("C", 1, 1)),
    }
    let fault: string | null | undefined
    combat(s, {
      block: [0, 1, 2].map((i) => [i, 0] as const),
      at: once("declareBlockers", (now) => meanwhile(now, of)),
      answer: (d) => {
        if (d.kind === "order") return [1, 0, 2]
        if (d.kind !== "distribute") return undefined
        const answer = d.options.map((ref) => shares[names(s, [ref])[0]] ?? 0)
        fault = answerFault(d, answer)
        return fault === null ? answer : [d.total, ...d.options.slice(1).map(() => 0)]
      },
    })
    return [
      fault === null,
      names(
        s,
        s.battlefield.filter((id) => s.objects[id]!.owner === 1),
      ).join(""),
    ]
  }

  it.each(["2011-09-30", "2014-02"])(
    "case 39, 510.1c@2014-02: lethal damage along the order, which a pump changes and a shield does not (%s)",
    (era) => {
      expect(division(era, { A: 2, B: 3, C: 1 })).toEqual([true, ""])
      expect(division(era, { A: 2, C: 4 })[0]).toBe(false)
      const grow = (s: State, { B }: Record<string, number>) => void cast(s, 1, swell(3), [B])
      expect(division(era, { A: 2, B: 3, C: 1 }, grow)[0]).toBe(false)
      expect(division(era, { B: 6 }, grow)).toEqual([true, "AC"])
      const shield: Effect = { do: "prevent", amount: 4, to: TARGET, duration: "endOfTurn" }
      const mend = (s: State, { B }: Record<string, number>) => void cast(s, 1, shield, [B])
      expect(division(era, { A: 2, B: 3, C: 1 }, mend)).toEqual([true, "B"])
      const gone = (s: State, { B }: Record<string, number>) =>
        void move(s, { id: B, to: "hand", rule: "400.7" })
      expect(division(era, { A: 2, C: 4 }, gone)).toEqual([true, ""])
      expect(division(era, { C: 6 }, gone)[0]).toBe(false)
    },
  )

  it.each(["2003-07", "2024-11", "current"])(
    "case 39, 510.1c: without an order, any division (%s)",
    (era) => {
      expect(division(era, { A: 2, C: 4 })).toEqual([true, "B"])
      const grow = (s: State, { B }: Record<string, number>) => void cast(s, 1, swell(3), [B])
      expect(division(era, { A: 2, B: 3, C: 1 }, grow)).toEqual([true, "B"])
    },
  )

  it("case 39, 310.4@2003-07: damage on the stack is not divided again when a blocker grows", () => {
    const s = board("beginningOfCombat", "2003-07")
    put(s, 0, creature("Wurm", 6, 4))
    const ids = ["A", "B"].map((name) => put(s, 1, creature(name, 2, 3)))
    combat(s, {
      block: [
        [0, 0],
        [1, 0],
      ],
      at: (now, step) => {
        if (step === "combatDamage" && now.stack.length > 0 && now.effects.length === 0)
          change(now, ids[0], { change: "modifyPT", power: 0, toughness: 3 })
      },
      answer: (d) => (d.kind === "distribute" ? [3, 3] : undefined),
    })
    expect([s.battlefield.includes(ids[0]), s.battlefield.includes(ids[1])]).toEqual([true, false])
  })

  it("case 40, 702.19b, 702.2c: deathtouch and trample in three eras", () => {
    const through = (era: string) => {
      const s = board("beginningOfCombat", era)
      put(s, 0, creature("Baloth", 6, 6, has("trample", "deathtouch", "lifelink")))
      put(s, 1, creature("Giant", 3, 3))
      put(s, 1, creature("Wurm", 6, 4))
      let most = 0
      combat(s, {
        block: [
          [0, 0],
          [1, 0],
        ],
        answer: (d) => {
          if (d.kind === "order") return [0, 1]
          if (d.kind !== "distribute") return undefined
          for (const share of [4, 3, 2, 1, 0]) {
            const rest = d.total - share
            const answers = [
              [1, rest - 1, share],
              [3, rest - 3, share],
            ]
            const fine = answers.find((a) => a.every((n) => n >= 0) && answerFault(d, a) === null)
            if (fine === undefined) continue
            most = share
            return fine
          }
          return undefined
        },
      })
      return [most, life(s)[0]]
    }
    expect(["2009-07", "2010-07", "2014-02", "current"].map(through)).toEqual([
      [0, 26],
      [4, 26],
      [4, 26],
      [4, 26],
    ])
  })

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 41, 510.1e: two attackers share what one blocker needs (%s)",
    (era) => {
      const s = board("beginningOfCombat", era)
      put(s, 0, creature("Bear", 2, 2))
      put(s, 0, creature("Dreadmaw", 6, 6, has("trample")))
      put(s, 1, creature("Guard", 1, 4, [BOTH]))
      const faults: (string | null)[] = []
      combat(s, {
        block: [
          [0, 0],
          [0, 1],
        ],
        answer: (d) => {
          if (d.kind === "order") return [0, 1]
          if (d.kind !== "distribute" || d.total !== 6) return undefined
          faults.push(answerFault(d, [1, 5]), answerFault(d, [2, 4]))
          return [2, 4]
        },
      })
      expect([faults[0] === null, faults[1] === null, life(s)[1]]).toEqual([false, true, 16])
    },
  )

  it.each(["2011-09-30", "current"])(
    "case 41, 510.1e: whoever of them came first, and when both trample the first may leave it to the second (%s)",
    (era) => {
      const assigned = (...shares: [trampler: number, bear: number][]) => {
        const s = board("beginningOfCombat", era)
        put(s, 0, creature("Dreadmaw", 6, 6, has("trample")))
        put(s, 0, creature("Bear", 2, 2, shares.length > 1 ? has("trample") : []))
        put(s, 1, creature("Guard", 1, 4, [BOTH]))
        const faults: (string | null)[] = []
        combat(s, {
          block: [
            [0, 0],
            [0, 1],
          ],
          answer: (d) => {
            if (d.kind === "order") return [0, 1]
            if (d.kind !== "distribute" || d.player !== 0) return undefined
            const share = shares[faults.length] ?? shares[0]
            faults.push(answerFault(d, share))
            return faults.at(-1) === null ? share : undefined
          },
        })
        return [...faults.map((fault) => fault === null), 20 - life(s)[1]]
      }
      expect(assigned([2, 4])).toEqual([true, 4])
      expect(assigned([3, 3], [1, 1])).toEqual([true, true, 4])
      expect(assigned([2, 4], [2, 0])).toEqual([true, true, 4])
      expect(assigned([1, 5])[0]).toBe(false)
    },
  )

  it.each(["2014-02", "current"])("case 42, 702.19b, 120.6: what is lethal for trample (%s)", (era) => {
    const least = (
      blocker: ReturnType<typeof creature>,
      before: (s: State, id: number) => void = () => {},
    ) => {
      const s = board("beginningOfCombat", era)
      put(s, 0, creature("Dreadmaw", 6, 6, has("trample")))
      const id = put(s, 1, blocker)
      before(s, id)
      let needed = -1
      combat(s, {
        block: [[0, 0]],
        answer: (d) => {
          if (d.kind !== "distribute") return undefined
          needed = d.before![0]
          return [needed, 6 - needed]
        },
      })
      return needed
    }
    const green: Ability = { ability: "keyword", keyword: "protection", filter: { is: "color", color: "W" } }
    expect(least(creature("Myr", 0, 1, has("indestructible")))).toBe(1)
    expect(least(creature("Myr", 2, 2, has("indestructible")))).toBe(2)
    expect(least(creature("Crusader", 2, 2, [green]))).toBe(2)
    const shield: Effect = { do: "prevent", amount: 4, to: TARGET, duration: "endOfTurn" }
    expect(least(creature("Guard", 1, 4), (s, id) => void cast(s, 1, shield, [id]))).toBe(4)
    expect(
      least(
        creature("Bear", 2, 2),
        (s, id) => void cast(s, 0, { do: "damage", amount: 1, to: TARGET }, [id]),
      ),
    ).toBe(1)
  })
})
