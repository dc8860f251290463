import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { execute } from "../../events/interpreter-port.ts"
import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import type { Ability } from "../../language/ability.ts"
import { edit, invalidate, writable } from "../../state/writing/edit.ts"
import { creature, graveyard, put, resolveAll, settle, when } from "../../testing/table.ts"
import { CREATURE, dies, gain } from "../testing/drive.ts"
import {
  artifact,
  begin,
  board,
  enters,
  gains,
  life,
  ME,
  sources,
  target,
  upkeep,
} from "../testing/triggered.ts"

describe("603.3: onto the stack", () => {
  it("603.3: an object that is no card, on top, with its text and no characteristics [S003-3-2] [S003-3-3] [S003-3-4]", () => {
    const s = board()
    put(s, 0, artifact("Low", when(upkeep, gain)))
    begin(s)
    settle(s)
    put(s, 0, creature("Bear", 2, 2, [when(enters(ME), gains(3))], { cost: "{1}{G}" }))
    const id = s.battlefield.at(-1)!
    record(s, { kind: "moves", rule: "400.7", object: id, from: "hand", to: "battlefield" })
    settle(s)
    const top = s.objects[s.stack.at(-1)!]!
    expect([top.kind, top.stack!.source, top.stack!.ability]).toMatchObject([
      "ability",
      id,
      { effect: gains(3) },
    ])
    const { types, subtypes, colors, power } = characteristics(s, top.id)
    expect([types, subtypes.length, colors, power]).toEqual([0, 0, 0, null])
  })

  it("603.3: it stays until it resolves or is countered, whatever happens to its source [S003-3-5]", () => {
    const s = board()
    const ids = ["A", "B"].map((name) => put(s, 0, artifact(name, when(upkeep, gain))))
    begin(s)
    settle(s)
    for (const id of ids) move(s, { id, to: "exile", rule: "701.13a" })
    settle(s)
    expect(s.stack.length).toBe(2)
    execute(
      s,
      { do: "counter", what: { sel: "bound", name: "top" } },
      contextOf(0, 1, 0, { top: [s.stack.at(-1)!] }),
    )
    expect(s.stack.length).toBe(1)
    resolveAll(s)
    expect([s.stack.length, life(s)]).toEqual([0, 21])
  })

  it("603.3a: its controller is who controlled the source as it triggered, not as it is placed [S003-3-6]", () => {
    const s = board()
    const id = put(s, 0, artifact("Idol", when(upkeep, gain)))
    begin(s)
    edit(s, id).controller = 1
    invalidate(s)
    settle(s)
    resolveAll(s)
    expect(s.players.map((p) => p.life)).toEqual([21, 20])
  })

  it("603.3b: the active player's first, then the other's, who therefore resolve first [S003-3-7]", () => {
    for (const active of [0, 1]) {
      const s = board()
      writable(s).turn = { ...s.turn, active }
      for (const player of [1, 0]) put(s, player, artifact(`of ${player}`, when(upkeep, gains(player + 1))))
      begin(s)
      settle(s)
      expect(sources(s)).toEqual([`of ${active}`, `of ${1 - active}`])
    }
  })

  it("603.3b: what triggers while they are put on the stack goes on too, before anybody has priority [S003-3-10]", () => {
    const s = board()
    put(s, 0, artifact("Bolt", when(upkeep, gain, { targets: [{ filter: CREATURE }] })))
    put(s, 1, creature("Skittish", 1, 1, [when({ on: "targeted", object: ME }, gain)]))
    begin(s)
    settle(s, [0])
    expect(sources(s)).toEqual(["Bolt", "Skittish"])
  })

  it("603.3b, 704.3: what dies because abilities were placed dies before priority, and what that triggers is placed too [S003-3-9] [S003-3-11]", () => {
    const s = board()
    put(s, 0, artifact("Clock", when(upkeep, gain)))
    const shy: Ability = {
      ability: "static",
      condition: { if: "exists", filter: { is: "ability" }, zone: "stack" },
      effects: [
        {
          static: "modify",
          what: { sel: "self" },
          changes: [{ change: "modifyPT", power: 0, toughness: -1 }],
        },
      ],
    }
    put(s, 1, creature("Shy", 1, 1, [shy, when(dies(ME), gain)]))
    begin(s)
    settle(s)
    expect([graveyard(s, 1), s.stack.map((id) => s.objects[id]!.controller)]).toEqual([["Shy"], [0, 1]])
  })

  it("603.3b: state-based actions and triggers take turns until neither is left [S003-3-11]", () => {
    const s = board()
    put(s, 0, creature("A", 1, 1, [when(dies({ is: "name", name: "B" }), gain)]))
    const lord = put(
      s,
      0,
      creature("B", 1, 1, [
        {
          ability: "static",
          effects: [
            {
              static: "modify",
              what: { sel: "all", filter: { is: "name", name: "C" } },
              changes: [{ change: "modifyPT", power: 0, toughness: 1 }],
            },
          ],
        },
        when(dies({ is: "name", name: "C" }), gains(5)),
      ]),
      "battlefield",
      { damage: 1 },
    )
    put(s, 1, artifact("Tomb", when(dies({ is: "name", name: "C" }), gain)))
    put(s, 0, creature("C", 1, 1), "battlefield", { damage: 1 })
    settle(s)
    expect(s.objects[lord]).toBeUndefined()
    expect(sources(s)).toEqual(["A", "Tomb"])
  })

  it("603.3c: a mode is chosen as it is placed; never one without a target, and with none left it is removed [S003-3-13] [S003-3-14] [S003-3-15]", () => {
    const modal = (...labels: string[]): Ability => ({
      ability: "triggered",
      when: upkeep,
      modes: {
        min: 1,
        max: 1,
        of: labels.map((label) =>
          label === "slay"
            ? { label, effect: { do: "destroy", what: target }, targets: [{ filter: CREATURE }] }
            : { label, effect: gains(label.length) },
        ),
      },
    })
    const offered = (hasCreature: boolean, ...labels: string[]) => {
      const s = board()
      put(s, 0, artifact("Charm", modal(...labels)))
      if (hasCreature) put(s, 1, creature())
      begin(s)
      const asked: string[][] = []
      if (labels.length > 1 || hasCreature)
        for (const d of settle(s, [0])) if (d.kind === "option") asked.push(d.options.map((o) => o.label))
      if (labels.length === 1 && !hasCreature) settle(s)
      return [asked, s.stack.map((id) => s.objects[id]!.stack!.modes), life(s)]
    }
    expect(offered(false, "slay", "gain", "rest")).toEqual([[["gain", "rest"]], [[1]], 20])
    expect(offered(false, "slay")).toEqual([[], [], 20])
  })

  it("603.3d: targets are chosen as for a spell, before anybody has priority [S003-3-16]", () => {
    const s = board()
    const ids = ["A", "B"].map((name) => put(s, 1, creature(name)))
    put(
      s,
      0,
      artifact("Blade", when(upkeep, { do: "destroy", what: target }, { targets: [{ filter: CREATURE }] })),
    )
    begin(s)
    const [asked] = settle(s, [1])
    expect(asked).toMatchObject({ kind: "choose", player: 0, purpose: "target", options: ids })
    expect(s.objects[s.stack[0]]!.stack!.targets).toEqual([[ids[1]]])
  })

  it("603.3d: without a lawful choice, or made unlawful by an effect, it is removed [S003-3-17] [S003-3-18]", () => {
    const shroud: Ability = { ability: "keyword", keyword: "shroud" }
    const left = (...abilities: Ability[]) => {
      const s = board()
      const bear = put(s, 1, creature("Bear"))
      if (abilities.length > 0)
        beginEffect(s, contextOf(bear, 1), {
          objects: [bear],
          changes: [{ change: "addAbilities", abilities }],
          duration: "endOfTurn",
        })
      put(
        s,
        0,
        artifact("Blade", when(upkeep, { do: "destroy", what: target }, { targets: [{ filter: CREATURE }] })),
      )
      begin(s)
      expect(s.waiting.length).toBe(1)
      settle(s, ...(abilities.length === 0 ? [[0]] : []))
      return [s.waiting.length, s.stack.length]
    }
    expect([left(), left(shroud)]).toEqual([
      [0, 1],
      [0, 0],
    ])
    const empty = board()
    put(
      empty,
      0,
      artifact("Blade", when(upkeep, { do: "destroy", what: target }, { targets: [{ filter: CREATURE }] })),
    )
    begin(empty)
    settle(empty)
    expect(empty.stack).toEqual([])
  })
})
