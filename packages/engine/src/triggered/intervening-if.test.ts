import { describe, expect, it } from "vitest"
import { destroy } from "../events/moving/destroy.ts"
import { record } from "../events/record.ts"
import { put, resolveAll, settle, table, when } from "../testing/table.ts"
import { artifact, gain, LAND, land } from "../testing/triggers.ts"

describe("603.4: the intervening if", () => {
  const condition = { if: "exists" as const, filter: LAND, atLeast: 1 }
  const ability = when({ on: "step", step: "upkeep", player: { who: "you" } }, gain, { condition })

  it("603.4: nothing triggers when it is false at first", () => {
    const s = table()
    put(s, 0, artifact("A", ability))
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    expect(s.waiting).toEqual([])
  })

  it("603.4: that it has not triggered is written down, and nothing else reads it", () => {
    const s = table()
    const card = put(s, 0, artifact("A", ability))
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    expect(s.events.at(-1)).toMatchObject({ kind: "untriggered", rule: "603.4", source: card, player: 0 })
    put(s, 1, land)
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    expect(s.events.filter(({ kind }) => kind === "untriggered")).toHaveLength(1)
    expect(s.waiting).toHaveLength(1)
  })

  it("603.4, 603.8: a state that lasts while the condition does not hold is not written down again and again", () => {
    const s = table()
    const noLand = { if: "not" as const, of: condition }
    put(s, 0, artifact("A", when({ on: "state", condition: noLand }, gain, { condition })))
    for (const player of [0, 1]) record(s, { kind: "step", rule: "503", player, detail: "upkeep" })
    expect(s.events.map(({ kind }) => kind)).toEqual(["step", "step"])
    expect(s.waiting).toEqual([])
  })

  it("608.2a: nothing happens when it is false on resolution", () => {
    const s = table()
    put(s, 0, artifact("A", ability))
    const forest = put(s, 1, land)
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    settle(s)
    destroy(s, [forest], "701.8a")
    resolveAll(s)
    expect(s.players[0].life).toBe(20)
    expect(s.stack).toEqual([])
  })
})
