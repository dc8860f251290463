import { describe, expect, it } from "vitest"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import { creature, put, table, when } from "../../testing/table.ts"
import { record } from "../record.ts"

const GAIN: Effect = { do: "gainLife", amount: 1 }
const SCRY: EventPattern = { on: "scry", player: { who: "you" } }

describe("603.2: events with something more to them", () => {
  it("'for the first time each turn' triggers once, though it entered after the first", () => {
    const s = table()
    put(s, 0, creature("Seer", 1, 1, [when({ on: "qualified", event: SCRY, nth: 1 }, GAIN)]))
    record(s, { kind: "scry", rule: "701.22a", player: 0 })
    record(s, { kind: "scry", rule: "701.22a", player: 0 })
    expect(s.waiting).toHaveLength(1)
  })

  it("'for the first time each turn' was missed by what came later", () => {
    const s = table()
    record(s, { kind: "scry", rule: "701.22a", player: 0 })
    put(s, 0, creature("Seer", 1, 1, [when({ on: "qualified", event: SCRY, nth: 1 }, GAIN)]))
    record(s, { kind: "scry", rule: "701.22a", player: 0 })
    expect(s.waiting).toHaveLength(0)
  })

  it("'during your turn' is not during another's", () => {
    const s = table()
    const yours: EventPattern = {
      on: "qualified",
      event: { on: "scry", player: { who: "players" } },
      during: { if: "turnOf", player: { who: "you" } },
    }
    const [mine, theirs] = [0, 1].map((player) => put(s, player, creature("Seer", 1, 1, [when(yours, GAIN)])))
    record(s, { kind: "scry", rule: "701.22a", player: 0 })
    expect(s.waiting.map((w) => w.source)).toEqual([s.turn.active === 0 ? mine : theirs])
  })
})
