import { describe, expect, it } from "vitest"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { creatures, target } from "../interpreter/testing/objects.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import { COLOR_BIT } from "../mana/index.ts"
import { creature, put, table } from "../testing/table.ts"

describe("continuous effects (611.2)", () => {
  it("611.2c, 611.2d: the set of objects and the numbers are fixed as the effect begins", () => {
    const s = table()
    const a = put(s, 0, creature("A"))
    run(s, {
      do: "change",
      what: creatures,
      duration: "endOfTurn",
      changes: [
        { change: "modifyPT", power: { n: "count", filter: { is: "type", type: "creature" } }, toughness: 0 },
      ],
    })
    const b = put(s, 0, creature("B"))
    expect([a, b].map((id) => characteristics(s, id).power)).toEqual([3, 2])
  })

  it("105.3: one or more colors are chosen as the effect begins", () => {
    const s = table()
    const bear = put(s, 1, creature())
    const colors: Effect = {
      do: "change",
      what: target,
      duration: "endOfTurn",
      changes: [{ change: "setColors", colors: "chosen" }],
      choose: "colors",
    }
    run(s, colors, { targets: [[bear]] }, [[0, 3]])
    expect(characteristics(s, bear).colors).toBe(COLOR_BIT.W | COLOR_BIT.R)
  })

  it("506.4, 302.6: a creature whose control changes leaves combat and is sick", () => {
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
    expect(controllerOf(s, bear)).toBe(0)
    expect(s.objects[bear]!.sick).toBe(true)
    expect(s.events.map((e) => e.kind)).toContain("control")
  })

  it("701.12b: exchanging control of two permanents of different players", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("A")), put(s, 1, creature("B"))]
    run(s, { do: "exchangeControl", a: target, b: { sel: "target", slot: 1 } }, { targets: [[a], [b]] })
    expect([a, b].map((id) => controllerOf(s, id))).toEqual([1, 0])
  })
})
