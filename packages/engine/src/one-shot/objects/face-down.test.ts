import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import { size } from "../../testing/keywords.ts"
import { creature, put, resolveAll, settle, table, when } from "../../testing/table.ts"

describe("leaving face down", () => {
  it("708.9: a permanent that was face down is shown as it goes to a hand or library", () => {
    const s = table()
    for (const to of ["hand", "library"] as const) {
      const id = put(s, 0, creature("Spy"), "battlefield", {
        faceDown: true,
        memory: { faceDownAs: "morph" },
      })
      const now = move(s, { id, to, rule: "400.3" })
      expect(s.events.at(-1)).toMatchObject({ kind: "revealed", object: now, player: 0 })
    }
    const open = put(s, 0, creature("Elf"))
    move(s, { id: open, to: "hand", rule: "400.3" })
    expect(s.events.at(-1)).toMatchObject({ kind: "moves" })
  })
})

describe("614.1e: as a permanent is turned face up", () => {
  it("614.1e: what it says happens at that moment, without the stack", () => {
    const s = table()
    const hydra = creature("Hydra", 0, 0, [
      {
        ability: "static",
        effects: [
          {
            static: "asTurnedFaceUp",
            as: { do: "addCounters", kind: "+1/+1", count: 5, on: { sel: "self" } },
          },
        ],
      },
      when({ on: "turnedFaceUp", object: { is: "self" } }, { do: "gainLife", amount: 1 }),
    ])
    const id = put(s, 0, hydra, "battlefield", { faceDown: true, memory: { faceDownAs: "morph" } })
    expect(size(s, id)).toEqual([2, 2])
    execute(s, { do: "turnFaceUp", what: { sel: "self" } }, contextOf(id, 0))
    expect([size(s, id), s.waiting.length]).toEqual([[5, 5], 1])
    settle(s)
    resolveAll(s)
    expect([size(s, id), s.players[0].life]).toEqual([[5, 5], 21])
  })
})
