import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Effect } from "../language/effects/effect.ts"
import { playerRef } from "../state/ref.ts"
import { invalidate, writable } from "../state/writing/edit.ts"
import { asking, creature, put, table } from "../testing/table.ts"

describe("615.9: a source of the player's choice", () => {
  it("615.9, 609.7b: what it was chosen for is tested again; a shield that does not fit is not used up", () => {
    const s = table()
    const red = put(s, 1, creature("Red", 3, 3, [], { cost: "{R}" }))
    put(s, 1, creature("Other Red", 3, 3, [], { cost: "{R}" }))
    const hit = () => dealDamage(s, [{ source: red, to: playerRef(0), amount: 3 }], "608.2c")
    const prevent: Effect = {
      do: "prevent",
      times: 1,
      toPlayers: { who: "you" },
      from: { sel: "choose", filter: { is: "color", color: "R" } },
      duration: "endOfTurn",
    }
    asking([[0]], () => execute(s, prevent, contextOf(0, 0)))
    const paint: Effect = {
      do: "change",
      what: { sel: "bound", name: "it" },
      changes: [{ change: "setColors", colors: ["U"] }],
      duration: "nextEndStep",
    }
    execute(s, paint, contextOf(0, 1, 0, { it: [red] }))
    hit()
    expect(s.players[0].life).toBe(17)
    writable(s).effects = s.effects.filter((e) => e.changes.length === 0)
    invalidate(s)
    hit()
    expect(s.players[0].life).toBe(17)
    hit()
    expect(s.players[0].life).toBe(14)
  })
})
