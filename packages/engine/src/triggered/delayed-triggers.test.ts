import { describe, expect, it } from "vitest"
import { destroy } from "../events/moving/destroy.ts"
import { record } from "../events/record.ts"
import type { Effect } from "../language/effects/effect.ts"
import { invalidate, writable } from "../state/writing/edit.ts"
import { asking, creature, put, resolveAll, settle, table, when } from "../testing/table.ts"
import { artifact, CREATURE, dies, gain } from "../testing/triggers.ts"

describe("603.7: delayed triggered abilities", () => {
  it("603.7b: a delayed trigger triggers once, whoever dies with whom", () => {
    const s = table()
    const ability = when(dies(CREATURE), gain)
    writable(s).delayed = [
      {
        id: 500,
        source: 0,
        controller: 1,
        ability,
        bindings: {},
        once: true,
        duration: "endOfTurn",
        turn: 3,
        x: 0,
      },
    ]
    invalidate(s)
    destroy(s, [put(s, 0, creature()), put(s, 0, creature())], "701.8a")
    expect(s.waiting.length).toBe(1)
    expect(s.delayed).toEqual([])
  })

  it("603.7b: when it happens to several at once, its controller chooses which it was", () => {
    const s = table()
    const effect: Effect = { do: "gainLife", amount: { n: "power", of: { sel: "bound", name: "it" } } }
    writable(s).delayed = [
      {
        id: 500,
        source: 0,
        controller: 1,
        ability: when(dies(CREATURE), effect),
        bindings: {},
        once: true,
        duration: "permanent",
        turn: 3,
        x: 0,
      },
    ]
    invalidate(s)
    const doomed = [put(s, 0, creature("Small", 1, 1)), put(s, 0, creature("Big", 5, 5))]
    const [asked] = asking([[1]], () => void destroy(s, doomed, "701.8a"))
    expect(asked).toMatchObject({ rule: "603.7b", player: 1 })
    settle(s)
    resolveAll(s)
    expect([s.players[1].life, s.delayed]).toEqual([25, []])
  })

  it("603.7c: at the beginning of a step a delayed ability still means the object it was created for", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const later: Effect = {
      do: "delayed",
      when: { on: "step", step: "end" },
      effect: { do: "destroy", what: { sel: "bound", name: "it" } },
    }
    put(s, 1, artifact("Curse", when({ on: "taps", object: CREATURE }, later)))
    record(s, { kind: "taps", rule: "701.26a", object: bear })
    settle(s)
    resolveAll(s)
    record(s, { kind: "step", rule: "513.1", player: 0, detail: "end" })
    settle(s)
    resolveAll(s)
    expect(s.battlefield).not.toContain(bear)
  })
})
