import { describe, expect, it } from "vitest"
import { lands } from "../casting/testing/table.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Ability } from "../language/ability.ts"
import type { Cost } from "../language/cost.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { ILLEGAL } from "../state/choose.ts"
import type { Pair } from "../state/decision.ts"
import type { State } from "../state/state.ts"
import { writable } from "../state/writing/edit.ts"
import { asking, card, creature, put, resolveAll, settle, table } from "../testing/table.ts"
import { untapStep } from "../turn/untap-step.ts"
import { declareAttackers } from "./attackers.ts"

const SELF = { sel: "self" } as const

function combat(): State {
  const s = table()
  writable(s).turn = { ...s.turn, step: "declareAttackers", phase: "combat" }
  return s
}

function always(...effects: StaticEffect[]): Ability {
  return { ability: "static", effects }
}

/** "You may exert it as it attacks. When you do, it gets +1/+1." */
const EXERT = always({
  static: "mayPayToAttack",
  creature: SELF,
  cost: [{ pay: "exert" }],
  then: {
    effect: {
      do: "change",
      what: SELF,
      changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
      duration: "endOfTurn",
    },
  },
})

const tax = (cost: Cost, text = "{2}") =>
  card({
    name: `Tax ${text}`,
    types: ["enchantment"],
    abilities: [
      always({
        static: "cantAttack",
        creature: { sel: "all", filter: { is: "type", type: "creature" } },
        whom: { who: "you" },
        unlessPays: cost,
      }),
    ],
  })

describe("508.1g to 508.1j: costs to attack", () => {
  it("508.1g: exerting is chosen as the creature attacks; what it triggers is linked to it (607.2h)", () => {
    const s = combat()
    const cat = put(s, 0, creature("Cat", 2, 2, [EXERT]))
    const dog = put(s, 0, creature("Dog", 2, 2, [EXERT]))
    const asked = asking(
      [
        [
          [0, 0],
          [1, 0],
        ],
        1,
        0,
      ],
      () => declareAttackers(s),
    )
    expect(asked.map((d) => [d.kind, d.rule, d.source])).toEqual([
      ["attackers", "508.1", 0],
      ["confirm", "508.1g", cat],
      ["confirm", "508.1g", dog],
    ])
    settle(s)
    resolveAll(s)
    expect([characteristics(s, cat).power, characteristics(s, dog).power]).toEqual([3, 2])
  })

  it("508.1k: a creature that is sacrificed to pay for the attack does not attack", () => {
    const s = combat()
    const bear = put(s, 0, creature("Bear"))
    const cat = put(s, 0, creature("Cat"))
    put(s, 1, tax([{ pay: "sacrifice", filter: { is: "type", type: "creature" }, count: 1 }], "a creature"))
    const attack: Pair[] = [
      [0, 0],
      [1, 0],
    ]
    asking([attack, [0]], () => declareAttackers(s))
    expect([bear, cat].map((id) => s.objects[id]?.zone ?? "gone")).toEqual(["gone", "gone"])
    expect(s.turn.combat?.attackersDeclared).toEqual([])
    expect(s.turn.ahead.map(({ step }) => step)).not.toContain("declareBlockers") // 508.8
  })

  it("508.1d: a tax on attacking a player leaves planeswalkers free, and a creature that must attack attacks them", () => {
    const s = combat()
    const bear = put(s, 0, creature("Bear", 2, 2, [always({ static: "mustAttack", creature: SELF })]))
    put(s, 1, tax([{ pay: "mana", mana: "{2}" }]))
    const walker = put(s, 1, card({ name: "Walker", types: ["planeswalker"] }))
    const [declared] = asking([[[0, 1]]], () => declareAttackers(s))
    expect(declared).toMatchObject({ candidates: [{ creature: bear }], least: [[0, 1]] })
    expect(s.objects[bear]!.combat?.attacking).toBe(walker)
  })

  it("701.43a: an exerted creature stays tapped in the next untap step of who exerted it", () => {
    const s = combat()
    const cat = put(s, 0, creature("Cat", 2, 2, [EXERT]))
    const dog = put(s, 0, creature("Dog", 2, 2, [EXERT]))
    asking(
      [
        [
          [0, 0],
          [1, 0],
        ],
        1,
        0,
      ],
      () => declareAttackers(s),
    )
    writable(s).turn = { ...s.turn, number: 5, step: "untap" }
    untapStep(s)
    expect([s.objects[cat]!.tapped, s.objects[dog]!.tapped]).toEqual([true, false])
  })

  it("702.154a: enlist taps a creature that does not attack, and adds its power", () => {
    const s = combat()
    const captain = put(s, 0, creature("Captain", 2, 2, [{ ability: "keyword", keyword: "enlist" }]))
    const friend = put(s, 0, creature("Friend", 3, 3))
    const other = put(s, 0, creature("Other", 4, 4))
    put(s, 0, creature("New", 5, 5), "battlefield", { sick: true })
    const asked = asking(
      [
        [
          [0, 0],
          [2, 0],
        ],
        1,
      ],
      () => declareAttackers(s),
    )
    expect(asked.length).toBe(2)
    expect([s.objects[friend]!.tapped, s.objects[other]!.combat?.attacking !== 0]).toEqual([true, true])
    settle(s)
    resolveAll(s)
    expect(characteristics(s, captain).power).toBe(5)
  })

  it("508.1f, 508.1i: attackers are tapped before mana abilities for the costs can be activated", () => {
    const s = combat()
    put(s, 1, tax([{ pay: "mana", mana: "{1}" }]))
    const elf = (name: string) =>
      creature(name, 1, 1, [
        {
          ability: "activated",
          cost: [{ pay: "tap" }],
          effect: { do: "addMana", mana: { mana: "{G}" } },
        },
      ])
    put(s, 0, elf("Elf"))
    const run = (pairs: readonly (readonly [number, number])[]) => asking([pairs], () => declareAttackers(s))
    expect(() => run([[0, 0]])).toThrow()
    const t = combat()
    put(t, 1, tax([{ pay: "mana", mana: "{1}" }]))
    const attacker = put(t, 0, elf("Elf"))
    const other = put(t, 0, elf("Other Elf"))
    asking([[[0, 0]]], () => declareAttackers(t))
    expect([t.objects[attacker]!.combat?.attacking !== 0, t.objects[other]!.tapped]).toEqual([true, true])
  })

  it("508.1h: the costs of all attackers are one total, all of it or none", () => {
    const declare = (cost: Cost, ...types: string[]) => {
      const s = combat()
      put(s, 1, tax(cost))
      put(s, 1, card({ name: "Anthem", types: ["enchantment"] }))
      put(s, 0, creature("Cat"))
      put(s, 0, creature("Dog"))
      lands(s, 0, ...types)
      try {
        asking(
          [
            [
              [0, 0],
              [1, 0],
            ],
          ],
          () => declareAttackers(s),
        )
        return "attacked"
      } catch (signal) {
        return signal === ILLEGAL ? "illegal" : signal
      }
    }
    const two: Cost = [{ pay: "mana", mana: "{2}" }]
    expect(declare(two, "Forest", "Forest", "Forest", "Forest")).toBe("attacked")
    expect(declare(two, "Forest", "Forest", "Forest")).toBe("illegal")
    // {1} for each enchantment "you" control, where "you" isn't the paying player.
    const mine = { is: "controlledBy", player: { who: "you" } } as const
    const filter = { is: "and", of: [{ is: "type", type: "enchantment" }, mine] } as const
    const each: Cost = [{ pay: "manaTimes", mana: "{1}", times: { n: "count", filter } }]
    expect(declare(each, "Forest", "Forest", "Forest", "Forest")).toBe("attacked")
    expect(declare(each, "Forest", "Forest", "Forest")).toBe("illegal")
  })
})
