import { describe, expect, it } from "vitest"
import { asking, card, creature, names, put, settle, when } from "../abilities/testing/table.ts"
import { lands } from "../casting/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { attackFault, attackRules } from "../combat/attack-requirements.ts"
import { declareAttackers } from "../combat/attackers.ts"
import { attackCandidates } from "../combat/can-attack.ts"
import { sacrifice } from "../events/destroy.ts"
import { carryOut } from "../events/interpreter.ts"
import { move } from "../events/move.ts"
import type { Ability } from "../language/ability.ts"
import type { Effect } from "../language/effect.ts"
import type { EventPattern } from "../language/event.ts"
import { ILLEGAL } from "../state/choose.ts"
import type { Answer, Pair } from "../state/decision.ts"
import type { State } from "../state/state.ts"
import { answerFault } from "../state/validate.ts"
import { cast, enchantment, gains, has, ME, named, swell, TARGET } from "./testing/cards.ts"
import { always, board, change, combat, role, SELF } from "./testing/combat.ts"
import { CREATURE, gain } from "./testing/drive.ts"

const life = (s: State) => s.players.map((p) => p.life)
const BOTH: Ability = always({ static: "canBlockAdditional", creature: SELF, count: 1 })
const grant = (...keywords: Parameters<typeof has>): Effect => ({
  do: "change",
  what: TARGET,
  changes: [{ change: "addAbilities", abilities: has(...keywords) }],
  duration: "endOfTurn",
})
const take = (...keywords: Parameters<typeof has>): Effect => ({
  do: "change",
  what: TARGET,
  changes: [{ change: "loseKeywords", keywords }],
  duration: "endOfTurn",
})

/** Does it once, the first time that the first player has priority in the step. */
function once(step: string, act: (s: State) => void) {
  let done = false
  return (s: State, now: string) => {
    if (now !== step || done) return
    done = true
    act(s)
  }
}

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

describe("cases 46 to 50: declared and put", () => {
  it.each(["2003-07", "2014-02", "current"])(
    "case 46, 702.22h, j, k: a band is blocked as one, and its controller divides what a blocker deals (%s)",
    (era) => {
      const s = board("beginningOfCombat", era)
      const hero = put(s, 0, creature("Hero", 1, 1, has("banding")))
      const wurm = put(s, 0, creature("Wurm", 6, 4))
      const angel = put(s, 0, creature("Angel", 4, 4, has("flying")))
      const giant = put(s, 1, creature("Giant", 3, 3))
      const dividers: number[] = []
      let blocked: unknown
      combat(s, {
        block: [[0, 0]],
        at: once("declareBlockers", (now) => {
          blocked = [hero, wurm, angel].map((id) => role(now, id)!.blocked)
        }),
        answer: (d) => {
          if (d.kind === "choose" && d.rule === "702.22c") return [d.options.indexOf(wurm)]
          if (d.kind === "order") return d.options.map((_, i) => i)
          if (d.kind !== "distribute") return undefined
          dividers.push(d.player)
          return d.options.map((id) => (id === wurm ? d.total : 0))
        },
      })
      expect([blocked, dividers, life(s)[1]]).toEqual([[true, true, false], [0], 16])
      expect([s.objects[hero]!.damage, s.objects[wurm]!.damage, s.battlefield.includes(giant)]).toEqual([
        0,
        3,
        false,
      ])
      const defence = board("beginningOfCombat", era)
      put(defence, 0, creature("Ox", 3, 9))
      const ids = [
        put(defence, 1, creature("Hero", 0, 4, has("banding"))),
        put(defence, 1, creature("Elf", 0, 4)),
      ]
      const by: number[] = []
      combat(defence, {
        block: [
          [0, 0],
          [1, 0],
        ],
        answer: (d) => {
          if (d.kind === "order") return [0, 1]
          if (d.kind !== "distribute") return undefined
          by.push(d.player)
          return d.options.map((id) => (id === ids[1] ? d.total : 0))
        },
      })
      expect([by, ids.map((id) => defence.objects[id]!.damage)]).toEqual([[1], [0, 3]])
    },
  )

  it.each(["2014-02", "current"])(
    "case 47, 508.4, 506.5: put attacking is attacking and never attacked (%s)",
    (era) => {
      const s = board("beginningOfCombat", era)
      const soldiers: Effect = {
        do: "createToken",
        token: {
          face: { name: "Soldier", types: ["creature"], subtypes: ["Soldier"], power: 1, toughness: 1 },
        },
        count: 2,
        tapped: true,
        attacking: true,
      }
      put(s, 0, creature("Hero", 3, 4, [when({ on: "attacks", creature: ME }, soldiers)]))
      put(s, 0, enchantment("Exalted", when({ on: "attacks", creature: CREATURE, alone: true }, gain)))
      put(s, 0, enchantment("Drum", when({ on: "attacks", creature: CREATURE }, gains(10))))
      put(s, 1, enchantment("Wall", always({ static: "attackLimit", count: 1 })))
      let attacking = 0
      combat(s, {
        at: (now, step) => {
          if (step === "declareBlockers")
            attacking = now.battlefield.filter((id) => (role(now, id)?.attacking ?? 0) !== 0).length
        },
        answer: (d) => (d.kind === "order" ? d.options.map((_, i) => i) : undefined),
      })
      expect([attacking, life(s)]).toEqual([3, [31, 15]])
    },
  )

  it("case 48, 508.1c, d: the most requirements that the restrictions allow, and none that would cost something", () => {
    const must = always({ static: "mustAttack", creature: SELF })
    const lawful = (limit: number | null, tax: boolean) => {
      const s = board("declareAttackers")
      for (const name of ["Juggernaut", "Brigand"]) put(s, 0, creature(name, 5, 3, [must]))
      put(s, 0, creature("Bear"))
      if (limit !== null) put(s, 1, enchantment("Arbiter", always({ static: "attackLimit", count: limit })))
      if (tax)
        put(
          s,
          1,
          enchantment(
            "Tax",
            always({
              static: "cantAttack",
              creature: { sel: "all", filter: CREATURE },
              whom: { who: "you" },
              unlessPays: [{ pay: "mana", mana: "{2}" }],
            }),
          ),
        )
      const rules = attackRules(s, attackCandidates(s, 0))
      const sets = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]
      return sets
        .filter(
          (set) =>
            attackFault(
              rules,
              set.map((i): Pair => [i, 0]),
            ) === null,
        )
        .map((set) => set.join(""))
    }
    expect(lawful(1, false)).toEqual(["0", "1"])
    expect(lawful(2, false)).toEqual(["01"])
    expect(lawful(null, false)).toEqual(["01", "012"])
    expect(lawful(null, true)).toContain("")
  })

  it.each(["2009-07", "2014-02", "current"])(
    "case 49, 508.1f to j: the total is paid after tapping, wholly or not at all (%s)",
    (era) => {
      const elf = creature("Elf", 1, 1, [
        { ability: "activated", cost: [{ pay: "tap" }], effect: { do: "addMana", mana: { mana: "{G}" } } },
      ])
      const attack = (who: Answer, forests: number) => {
        const s = board("declareAttackers", era)
        put(
          s,
          1,
          enchantment(
            "Propaganda",
            always({
              static: "cantAttack",
              creature: { sel: "all", filter: CREATURE },
              whom: { who: "you" },
              unlessPays: [{ pay: "mana", mana: "{2}" }],
            }),
          ),
        )
        put(s, 0, creature("Bear"))
        put(s, 0, elf)
        lands(s, 0, ...Array(forests).fill("Forest"))
        asking([who], () => declareAttackers(s))
        return s.battlefield.filter((id) => s.objects[id]!.tapped).length
      }
      const both: Answer = [
        [0, 0],
        [1, 0],
      ]
      expect(() => attack(both, 3)).toThrow(ILLEGAL)
      expect(attack(both, 4)).toBe(6)
      expect(attack([[0, 0]], 1)).toBe(3)
    },
  )

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 50, 509.3, 509.4: put blocking is blocking, never blocked, whatever may block (%s)",
    (era) => {
      const s = board("beginningOfCombat", era)
      const blocked: EventPattern = { on: "becomesBlocked", creature: ME }
      const angel = put(
        s,
        0,
        creature("Angel", 4, 4, [
          ...has("flying"),
          when(blocked, gain),
          when({ ...blocked, by: CREATURE } as EventPattern, gains(10)),
        ]),
      )
      const sapling = creature("Saproling", 1, 1, [when({ on: "blocks", creature: ME }, gains(100))])
      const enter = (now: State) => {
        const id = put(now, 1, sapling, "hand")
        carryOut(
          now,
          {
            do: "move",
            what: { sel: "bound", name: "it" },
            to: "battlefield",
            blocking: { sel: "all", filter: named("Angel") },
          },
          contextOf(0, 1, 0, { it: [id] }),
        )
        return role(now, now.battlefield.at(-1)!)?.blocking
      }
      let blocking: unknown
      combat(s, { at: once("declareBlockers", (now) => (blocking = enter(now))) })
      expect([blocking, life(s)]).toEqual([[angel], [31, 20]])
      const gone = board("beginningOfCombat", era)
      put(gone, 0, creature("Angel", 4, 4))
      let nothing: unknown = "never"
      combat(gone, {
        at: once("declareBlockers", (now) => {
          carryOut(
            now,
            { do: "removeFromCombat", what: { sel: "all", filter: named("Angel") } },
            contextOf(0, 1),
          )
          nothing = enter(now)
        }),
      })
      expect(nothing).toBeUndefined()
    },
  )

  it("case 51, 310.4@2003-07, 510.2: damage on the stack is dealt by what was sacrificed, and lost by what left", () => {
    const fought = (era: string, act: (s: State, bear: number, fanatic: number) => void) => {
      const s = board("beginningOfCombat", era)
      const bear = put(s, 0, creature("Bear", 2, 2))
      const fanatic = put(s, 1, creature("Fanatic", 1, 1))
      let done = false
      combat(s, {
        block: [[0, 0]],
        at: (now, step) => {
          const ready = era === "2003-07" ? now.stack.length > 0 : step === "declareBlockers"
          if (done || !ready) return
          done = true
          act(now, bear, fanatic)
        },
      })
      return [s.battlefield.includes(bear), s.objects[bear]?.damage]
    }
    const ping = (s: State, bear: number, fanatic: number) => {
      sacrifice(s, [fanatic], 1)
      cast(s, 1, { do: "damage", amount: 1, to: TARGET }, [bear])
    }
    expect(fought("2003-07", ping)[0]).toBe(false)
    for (const era of ["2009-07", "current"]) expect(fought(era, ping)).toEqual([true, 1])
    const pumped = (s: State, bear: number, fanatic: number) => {
      ping(s, bear, fanatic)
      cast(s, 0, swell(0, 1), [bear])
    }
    expect(fought("2003-07", pumped)).toEqual([true, 2])
    const bounced = (s: State, bear: number) => void move(s, { id: bear, to: "hand", rule: "400.7" })
    expect(fought("2003-07", bounced)).toEqual([false, undefined])
  })
})
