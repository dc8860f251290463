import { describe, expect, it } from "vitest"
import { lands } from "../../casting/testing/table.ts"
import { contextOf } from "../../characteristics/context.ts"
import { attackFault, attackRules } from "../../combat/attack-requirements.ts"
import { declareAttackers } from "../../combat/attackers.ts"
import { attackCandidates } from "../../combat/can-attack.ts"
import { execute } from "../../events/interpreter-port.ts"
import { sacrifice } from "../../events/moving/destroy.ts"
import { move } from "../../events/moving/move.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import { ILLEGAL } from "../../state/choose.ts"
import type { Answer, Pair } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { asking, creature, put, when } from "../../testing/table.ts"
import { cast, enchantment, gains, has, ME, named, swell, TARGET } from "../testing/cards.ts"
import { life, once } from "../testing/cases.ts"
import { always, board, combat, role, SELF } from "../testing/combat.ts"
import { CREATURE, gain } from "../testing/drive.ts"

describe("cases 46 to 50: declared and put", () => {
  it.each(["2003-07", "2014-02", "current"])(
    "case 46, 702.22h, 702.22j, 702.22k: a band is blocked as one, and its controller divides what a blocker deals (%s)",
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

  it("case 48, 508.1c, 508.1d: the most requirements that the restrictions allow, and none that would cost something", () => {
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
        execute(
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
          execute(
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
