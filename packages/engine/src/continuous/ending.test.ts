import { describe, expect, it } from "vitest"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { destroy } from "../events/moving/destroy.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Selector } from "../language/selector.ts"
import { edit } from "../state/writing/edit.ts"
import { creature, put, table } from "../testing/table.ts"
import { expireAtCleanup, expireAtTurn } from "../turn/durations.ts"
import { endConditional } from "./ending.ts"

const target: Selector = { sel: "target", slot: 0 }

describe("effects that end (611.2)", () => {
  it("514.2: control goes back at cleanup, and the creature is new to its controller (302.6)", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(
      s,
      {
        do: "change",
        what: target,
        duration: "endOfTurn",
        changes: [{ change: "control", player: { who: "you" } }],
      },
      { targets: [[bear]] },
    )
    edit(s, bear).sick = false
    expireAtCleanup(s)
    expect(controllerOf(s, bear)).toBe(1)
    expect(s.objects[bear]!.sick).toBe(true)
  })

  it("611.2b: for as long as you control the source", () => {
    const s = table()
    const [source, bear] = [put(s, 0, creature("Lord")), put(s, 0, creature())]
    run(
      s,
      {
        do: "change",
        what: target,
        duration: "whileControlSource",
        changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
      },
      { source, targets: [[bear]] },
    )
    endConditional(s)
    expect(characteristics(s, bear).power).toBe(3)
    destroy(s, [source], "701.8a")
    endConditional(s)
    expect(characteristics(s, bear).power).toBe(2)
  })

  it("701.15a: goaded until the next turn of the player who goaded it", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(s, { do: "designate", what: target, as: "goaded" }, { targets: [[bear]] })
    expect(s.objects[bear]!.memory).toMatchObject({ goadedBy: [0], designations: ["goaded"] })
    expireAtTurn(s, 1)
    expect(s.objects[bear]!.memory?.goadedBy).toEqual([0])
    expireAtTurn(s, 0)
    expect(s.objects[bear]!.memory?.goadedBy).toBeUndefined()
  })
})
