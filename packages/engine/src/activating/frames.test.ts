import { describe, expect, it } from "vitest"
import { act, options, resolve } from "../casting/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { amount } from "../characteristics/queries/amount.ts"
import { characteristics } from "../characteristics/query.ts"
import { record } from "../events/record.ts"
import type { StaticAbility } from "../language/ability.ts"
import { classLevel, solved, toSolve } from "../language/frames.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, writable } from "../state/writing/edit.ts"
import { card, creature, put, settle, table, when } from "../testing/table.ts"

const GAIN = { do: "gainLife", amount: 1 } as const
const SELF = { sel: "self" } as const
const BEARS = { sel: "all", filter: { is: "type", type: "creature" } } as const
const anthem: StaticAbility = {
  ability: "static",
  effects: [{ static: "modify", what: BEARS, changes: [{ change: "modifyPT", power: 1, toughness: 1 }] }],
}
const onLevel3 = when({ on: "action", action: "level 3", object: { is: "self" } }, GAIN)

function classCard() {
  const levels = [...classLevel(2, [], [anthem]), ...classLevel(3, [], [onLevel3])]
  return card({ name: "Bear Class", types: ["enchantment"], subtypes: ["Class"], abilities: levels })
}

const level = (s: State, id: number) => amount(s, { n: "level", of: SELF }, contextOf(id, 0))

describe("716 Class cards", () => {
  it("716.2a: levels are gained one after the other, and bring their abilities", () => {
    const s = table()
    const id = put(s, 0, classCard())
    const bear = put(s, 0, creature("Bear"))
    expect([level(s, id), options(s)]).toEqual([1, ["activate Bear Class 0"]])
    act(s, "activate Bear Class 0")
    resolve(s)
    expect([level(s, id), characteristics(s, bear).power]).toEqual([2, 3])
    // The first bar needs level 1, the second level 2.
    expect(options(s)).toEqual(["activate Bear Class 2"])
    act(s, "activate Bear Class 2")
    resolve(s)
    settle(s)
    // "When this Class becomes level 3": the ability gained with that level triggers.
    expect([level(s, id), s.stack.length, options(s)]).toEqual([3, 1, []])
  })

  it("716.2a: only as a sorcery", () => {
    const s = table()
    put(s, 0, classCard())
    writable(s).turn = { ...s.turn, active: 1 }
    expect(options(s)).toEqual([])
  })

  it("716.2b, 716.2d: a level stays though it is no Class any more; a copy begins at 1", () => {
    const s = table()
    const id = put(s, 0, classCard())
    act(s, "activate Bear Class 0")
    resolve(s)
    put(
      s,
      0,
      card({
        name: "Oblivion",
        types: ["enchantment"],
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "modify",
                what: { sel: "all", filter: { is: "subtype", subtype: "Class" } },
                changes: [{ change: "loseAbilities" }],
              },
            ],
          },
        ],
      }),
    )
    expect([level(s, id), options(s)]).toEqual([2, []])
    const copy = put(s, 0, creature("Bear"))
    edit(s, copy).memory = { changes: [{ change: "copy", definition: s.objects[id]!.def }] }
    invalidate(s)
    expect(level(s, copy)).toBe(1)
  })
})

describe("719 Case cards", () => {
  const isRich = { if: "compare", left: { n: "life", of: { who: "you" } }, op: ">=", right: 25 } as const
  const sacrifice = solved({ ability: "activated", cost: [{ pay: "sacrificeSelf" }], effect: GAIN })
  const watch = solved(when({ on: "gainLife", player: { who: "you" } }, { do: "draw", count: 1 }))
  const file = card({
    name: "Case of the Rich Bear",
    types: ["enchantment"],
    subtypes: ["Case"],
    abilities: [toSolve(isRich), solved(anthem), watch, sacrifice],
  })
  const endStep = (s: State, player: number) => {
    writable(s).turn = { ...s.turn, active: player, step: "end" }
    record(s, { kind: "step", rule: "513", player, detail: "end" })
    settle(s)
  }

  it("719.3a: it is solved at the beginning of its controller's end step if the condition holds, then and on resolution", () => {
    const s = table()
    put(s, 0, file)
    endStep(s, 0)
    expect(s.stack).toEqual([])
    writable(s).players[0] = { ...s.players[0], life: 30 }
    endStep(s, 1)
    expect(s.stack).toEqual([])
    endStep(s, 0)
    expect(s.stack).toHaveLength(1)
    writable(s).players[0] = { ...s.players[0], life: 3 }
    resolve(s)
    writable(s).turn = { ...s.turn, active: 0, step: "precombatMain" }
    expect(options(s)).toEqual([])
  })

  it("702.169b to d: what it has when solved applies, triggers and can be activated only then; it is not solved again", () => {
    const s = table()
    const id = put(s, 0, file)
    const bear = put(s, 0, creature("Bear"))
    writable(s).players[0] = { ...s.players[0], life: 30 }
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    settle(s)
    expect([characteristics(s, bear).power, s.stack.length, options(s)]).toEqual([2, 0, []])
    endStep(s, 0)
    resolve(s)
    expect(s.objects[id]!.memory?.designations).toEqual(["solved"])
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    settle(s)
    expect([characteristics(s, bear).power, s.stack.length]).toEqual([3, 1])
    expect(options(s)).toEqual(["activate Case of the Rich Bear 3"])
    writable(s).stack = []
    endStep(s, 0)
    expect(s.stack).toEqual([])
  })
})
