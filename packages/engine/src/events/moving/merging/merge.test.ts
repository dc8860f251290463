import { describe, expect, it } from "vitest"
import { act, lands, options } from "../../../casting/testing/table.ts"
import { contextOf } from "../../../characteristics/context.ts"
import { characteristics, hasFlag } from "../../../characteristics/query.ts"
import type { Ability } from "../../../language/ability.ts"
import type { ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { edit, invalidate } from "../../../state/writing/edit.ts"
import { size } from "../../../testing/keywords.ts"
import {
  creature,
  graveyard,
  names,
  put,
  resolveAll,
  settle,
  spell,
  table,
  when,
} from "../../../testing/table.ts"
import { execute } from "../../interpreter-port.ts"
import { destroy } from "../destroy.ts"
import { move } from "../move.ts"

const flying: Ability = { ability: "keyword", keyword: "flying" }
const trample: Ability = { ability: "keyword", keyword: "trample" }
const whenever = when(
  { on: "action", action: "mutate", object: { is: "self" } },
  { do: "gainLife", amount: 1 },
)
const mutant = creature("Mutant", 5, 5, [
  flying,
  whenever,
  { ability: "keyword", keyword: "mutate", cost: [{ pay: "mana", mana: "{G}" }] },
])
const base = creature("Base", 2, 3, [trample])

function mutating(under: boolean): { s: State; id: ObjectId } {
  const s = table()
  const id = put(s, 0, base)
  const stacked = spell(s, 0, mutant, { targets: [[id]] }, { memory: { way: "mutate" } })
  expect(resolveAll(s, under ? 1 : 0)[0]).toMatchObject({ rule: "702.140c", source: stacked })
  return { s, id }
}

describe("702.140 mutate, 730 merging", () => {
  it("702.140a: it targets a non-Human creature with the same owner", () => {
    const s = table()
    lands(s, 0, "Forest")
    put(s, 0, mutant, "hand")
    put(s, 1, base)
    put(s, 0, creature("Human", 1, 1, [], { subtypes: ["Human"] }))
    expect(options(s)).toEqual([])
    const stolen = put(s, 0, base)
    edit(s, stolen).controller = 1
    invalidate(s)
    expect(act(s, "cast Mutant (mutate)", [[0]]).asked[0]).toMatchObject({ options: [stolen] })
  })

  it("730.2, 702.140e: on top, it is what is seen; both give their abilities; 730.2b, 730.2c: it is the same object", () => {
    const { s, id } = mutating(false)
    const before = s.objects[id]!
    expect(names(s, s.battlefield)).toEqual(["Mutant"])
    expect([size(s, id), hasFlag(s, id, "trample"), hasFlag(s, id, "flying")]).toEqual([[5, 5], true, true])
    expect([before.sick, s.events.some((e) => e.to === "battlefield")]).toEqual([false, false])
  })

  it("702.140e: under it, the creature keeps its looks", () => {
    const { s, id } = mutating(true)
    expect([characteristics(s, id).name, size(s, id), hasFlag(s, id, "flying")]).toEqual([
      "Base",
      [2, 3],
      true,
    ])
  })

  it("702.140d: abilities trigger when it mutates, those of the new card too", () => {
    const { s } = mutating(true)
    settle(s)
    resolveAll(s)
    expect(s.players[0].life).toBe(21)
  })

  it("702.140b: without its target it is a creature spell", () => {
    const s = table()
    const id = put(s, 0, base)
    spell(s, 0, mutant, { targets: [[id]] }, { memory: { way: "mutate" } })
    move(s, { id, to: "hand", rule: "400.7" })
    resolveAll(s)
    expect(names(s, s.battlefield)).toEqual(["Mutant"])
  })

  it("730.3: as it leaves, each card goes there; one permanent dies (730.3)", () => {
    const { s, id } = mutating(false)
    put(
      s,
      0,
      creature("Watcher", 1, 1, [
        when(
          { on: "moves", object: { is: "any" }, from: "battlefield", to: "graveyard" },
          { do: "gainLife", amount: 10 },
        ),
      ]),
    )
    destroy(s, [id], "701.8a", 0)
    settle(s, ...(s.waiting.length > 1 ? [[0, 1]] : []))
    resolveAll(s)
    expect(graveyard(s, 0).sort()).toEqual(["Base", "Mutant"])
    expect(s.players[0].life).toBe(31) // one death, and one mutation
  })

  it("730.3c: what exiles and returns it returns each card", () => {
    const { s, id } = mutating(false)
    const context = contextOf(0, 0, 0, { target: [id] })
    execute(s, { do: "move", what: { sel: "bound", name: "target" }, to: "exile", bind: "gone" }, context)
    execute(s, { do: "move", what: { sel: "bound", name: "gone" }, to: "battlefield" }, context)
    expect(names(s, s.battlefield).sort()).toEqual(["Base", "Mutant"])
  })

  it("730.2d: merged over a token it is no token, merged under one it is", () => {
    for (const under of [0, 1]) {
      const s = table()
      const id = put(s, 0, { ...base, token: true })
      spell(s, 0, mutant, { targets: [[id]] }, { memory: { way: "mutate" } })
      resolveAll(s, under)
      expect(s.objects[id]!.kind).toBe(under === 1 ? "token" : "card")
      move(s, { id, to: "hand", rule: "400.7" })
      settle(s, ...(s.waiting.length > 1 ? [[0, 1]] : []))
      expect(names(s, s.players[0].hand)).toEqual(["Mutant"])
    }
  })

  it("702.140c: a mutated permanent can be mutated again", () => {
    const { s, id } = mutating(false)
    spell(s, 0, creature("Third", 7, 7), { targets: [[id]] }, { memory: { way: "mutate" } })
    resolveAll(s, 0)
    expect([size(s, id), hasFlag(s, id, "trample"), hasFlag(s, id, "flying")]).toEqual([[7, 7], true, true])
    move(s, { id, to: "graveyard", rule: "400.7" })
    expect(graveyard(s, 0).sort()).toEqual(["Base", "Mutant", "Third"])
  })
})
