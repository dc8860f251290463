import { describe, expect, it } from "vitest"
import { addCounters } from "../events/counters.ts"
import { destroy } from "../events/moving/destroy.ts"
import { move } from "../events/moving/move.ts"
import { record } from "../events/record.ts"
import type { Filter } from "../language/filter.ts"
import type { State } from "../state/state.ts"
import { editPlayer, writable } from "../state/writing/edit.ts"
import { creature, put, resolveAll, settle, table, when } from "../testing/table.ts"
import { artifact, CREATURE, enters, gain, LAND, land } from "../testing/triggers.ts"

describe("603.3: putting triggers on the stack", () => {
  const upkeep = (amount: number) => when({ on: "step", step: "upkeep" }, { do: "gainLife", amount })
  const begin = (s: State) =>
    record(s, { kind: "step", rule: "503", player: s.turn.active, detail: "upkeep" })
  const sources = (s: State) => s.stack.map((id) => s.objects[id]!.stack!.source)

  it("603.3b: the active player's go on first, each player orders his own", () => {
    const s = table()
    const theirs = put(s, 1, artifact("T", upkeep(1)))
    const [a, b] = [put(s, 0, artifact("A", upkeep(2))), put(s, 0, artifact("B", upkeep(3)))]
    begin(s)
    const [decision] = settle(s, [1, 0])
    expect(decision).toMatchObject({ kind: "order", player: 0, purpose: "triggers", options: [a, b] })
    expect(sources(s)).toEqual([b, a, theirs])
    const placed = s.events.filter((e) => e.kind === "triggers")
    expect(placed.map((e) => e.detail)).toEqual(["", "chosen", ""])
  })

  it("603.3b: nobody is asked for the order of triggers that do the same", () => {
    const s = table()
    put(s, 0, artifact("A", upkeep(1)))
    put(s, 0, artifact("B", upkeep(1)))
    begin(s)
    expect(settle(s)).toEqual([])
    expect(s.stack.length).toBe(2)
    expect(s.events.filter((e) => e.kind === "triggers").map((e) => e.detail)).toEqual(["", "alike"])
  })

  it("603.3b: an ability that watches other abilities trigger goes on in the second pass", () => {
    const s = table()
    const watcher = put(s, 0, artifact("W", when({ on: "triggers", source: { is: "other" } }, gain)))
    const plain = put(s, 1, artifact("P", upkeep(2)))
    begin(s)
    settle(s)
    expect(sources(s)).toEqual([plain, watcher])
  })

  it("603.3d: a target is chosen; without a legal one the ability is removed", () => {
    const s = table()
    const destroyBear = when(
      { on: "step", step: "upkeep" },
      { do: "destroy", what: { sel: "target", slot: 0 } },
      { targets: [{ filter: CREATURE }] },
    )
    put(s, 0, artifact("A", destroyBear))
    begin(s)
    settle(s)
    expect(s.stack).toEqual([])
    const [, bear] = [put(s, 1, creature()), put(s, 1, creature())]
    begin(s)
    settle(s, [1])
    resolveAll(s)
    expect(s.objects[bear]).toBeUndefined()
    expect(s.events.filter((e) => e.kind === "targeted")).toMatchObject([{ other: bear }])
  })

  it("603.3c: a mode without a legal target can't be chosen", () => {
    const s = table()
    const of = [
      {
        effect: { do: "destroy" as const, what: { sel: "target" as const, slot: 0 } },
        targets: [{ filter: CREATURE }],
      },
      { effect: gain, label: "gain" },
    ]
    put(
      s,
      0,
      artifact("A", {
        ability: "triggered",
        when: { on: "step", step: "upkeep" },
        modes: { min: 1, max: 1, of },
      }),
    )
    begin(s)
    const [decision] = settle(s, [0])
    expect(decision).toMatchObject({ kind: "option", options: [{ label: "gain" }] })
    resolveAll(s)
    expect(s.players[0].life).toBe(21)
  })

  it("603.8: a state trigger waits until its ability has left the stack", () => {
    const s = table()
    const condition = { if: "not" as const, of: { if: "exists" as const, filter: LAND } }
    const id = put(s, 0, artifact("Serpent", when({ on: "state", condition }, gain)))
    const forest = put(s, 0, land)
    destroy(s, [forest], "701.8a")
    addCounters(s, id, "charge", 1, 0)
    expect(s.waiting.length).toBe(1)
    settle(s)
    addCounters(s, id, "charge", 1, 0)
    expect(s.waiting.length).toBe(0)
    put(s, 0, land)
    resolveAll(s)
    expect(s.waiting.length).toBe(0)
  })

  it("800.4d, 805.7: nor for one whose teammate, with shared turns, is still in the game", () => {
    const s = table(3)
    writable(s).options = { ...s.options, sharedTurns: true }
    editPlayer(s, 1).team = editPlayer(s, 2).team
    for (const player of [0, 1]) put(s, player, artifact("T", upkeep(player + 1)))
    begin(s)
    editPlayer(s, 1).left = { how: "lost", rule: "704.5a" }
    settle(s)
    expect(s.stack.map((id) => s.objects[id]!.controller)).toEqual([0])
  })

  it("800.4d: nothing is put on the stack for a player who left", () => {
    const s = table(3)
    writable(s).waiting = [{ source: 0, controller: 2, ability: upkeep(1), bindings: {}, x: 0, index: 0 }]
    editPlayer(s, 2).left = { how: "lost", rule: "104.3a" }
    settle(s)
    expect(s.stack).toEqual([])
  })
})

describe("603.3d: a triggered ability is on the stack as its targets are chosen", () => {
  const murder = (targets: Filter) =>
    creature("Assassin", 1, 1, [
      {
        ability: "triggered",
        when: enters({ is: "self" }),
        targets: [{ filter: targets }],
        effect: { do: "destroy", what: { sel: "target", slot: 0 } },
      },
    ])

  it("so that whoever is asked sees which ability asks", () => {
    const s = table()
    put(s, 1, creature())
    const id = put(s, 0, murder(CREATURE), "hand")
    move(s, { id, to: "battlefield", rule: "608.3a" })
    const [question] = settle(s, [0])
    expect(question.source).toBe(s.stack[0])
    expect(s.objects[s.stack[0]]!.stack!.ability).toMatchObject({ effect: { do: "destroy" } })
  })

  it("and is removed where none can be chosen: nothing has been put there", () => {
    const s = table()
    const id = put(s, 0, murder({ is: "type", type: "artifact" }), "hand")
    move(s, { id, to: "battlefield", rule: "608.3a" })
    settle(s)
    expect(s.stack).toEqual([])
    expect(Object.values(s.objects).filter((o) => o?.kind === "ability")).toEqual([])
    expect(s.events.some((e) => e.kind === "triggers")).toBe(false)
  })
})
