import { describe, expect, it } from "vitest"
import { controllerOf } from "../characteristics/query.ts"
import { destroy } from "../events/moving/destroy.ts"
import { target } from "../interpreter/testing/objects.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { card, creature, names, put, table } from "../testing/table.ts"

describe("exile until the source leaves (610.3)", () => {
  const exile: Effect = { do: "exileUntil", what: target }

  it("610.3: the card returns at once when the source leaves", () => {
    const s = table()
    const ring = put(s, 0, card({ name: "Ring", types: ["enchantment"] }))
    const bear = put(s, 1, creature())
    run(s, exile, { source: ring, targets: [[bear]] })
    expect(names(s, s.exile)).toEqual(["Bear"])
    destroy(s, [ring], "701.8a")
    expect(s.exile).toEqual([])
    expect(names(s, s.battlefield)).toEqual(["Bear"])
    expect(controllerOf(s, s.battlefield[0])).toBe(1)
    expect(s.effects).toEqual([])
  })

  it("610.3b: nothing is exiled when the source has left already", () => {
    const s = table()
    const ring = put(s, 0, card({ name: "Ring", types: ["enchantment"] }))
    const bear = put(s, 1, creature())
    destroy(s, [ring], "701.8a")
    run(s, exile, { source: ring, targets: [[bear]] })
    expect(s.battlefield).toEqual([bear])
  })

  const untilMonarch: Effect = {
    do: "exileUntil",
    what: target,
    until: { on: "becomesMonarch", player: { who: "opponents" } },
  }
  const crown = (s: State, you: PlayerId) => run(s, { do: "becomeMonarch" }, { you })

  it("610.3: the card returns at once when the event happens that was named", () => {
    const s = table()
    const bear = put(s, 1, creature())
    crown(s, 0)
    run(s, untilMonarch, { targets: [[bear]] })
    crown(s, 0)
    expect(names(s, s.exile)).toEqual(["Bear"])
    crown(s, 1)
    expect([names(s, s.battlefield), s.waiting, s.delayed]).toEqual([["Bear"], [], []])
  })
})
