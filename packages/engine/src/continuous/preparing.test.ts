import { describe, expect, it } from "vitest"
import { act, lands, options, resolve } from "../casting/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { execute } from "../events/interpreter-port.ts"
import { move } from "../events/moving/move.ts"
import type { CardDefinition } from "../language/card.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { enter } from "../testing/keywords.ts"
import { card, creature, names, put, settle, table } from "../testing/table.ts"

function preparing(enters: boolean): CardDefinition {
  const [front] = creature("Poet", 2, 3, enters ? [ENTERS_PREPARED] : []).faces
  const [spell] = card({
    name: "Stanza",
    types: ["sorcery"],
    cost: "{W}",
    abilities: [{ ability: "spell", effect: { do: "gainLife", amount: 3 } }],
  }).faces
  return { name: "Poet // Stanza", layout: "prepare", faces: [front, spell] }
}

const ENTERS_PREPARED = {
  ability: "static",
  effects: [{ static: "enters", what: "self", prepared: true }],
} as const

function prepare(s: State, id: ObjectId): void {
  execute(s, { do: "designate", what: { sel: "self" }, as: "prepared" }, contextOf(id, 0))
}

describe("722 preparation cards", () => {
  it("722.3: the card itself is cast only as what it is otherwise", () => {
    const s = table()
    lands(s, 0, "Plains", "Forest")
    put(s, 0, preparing(false), "hand")
    expect(options(s)).toEqual(["cast Poet"])
  })

  it("722.3c: while it is prepared a copy of its spell can be cast from exile, which unprepares it", () => {
    const s = table()
    lands(s, 0, "Plains")
    const poet = put(s, 0, preparing(false))
    prepare(s, poet)
    settle(s)
    expect([names(s, s.exile), options(s)]).toEqual([["Stanza"], ["cast Stanza"]])
    act(s, "cast Stanza")
    expect(s.objects[poet]!.memory?.designations).toEqual([])
    resolve(s)
    settle(s)
    expect([s.players[0].life, s.exile, options(s)]).toEqual([23, [], []])
  })

  it("722.3a: only once at a time, and only what has a prepare spell", () => {
    const s = table()
    const poet = put(s, 0, preparing(false))
    prepare(s, poet)
    prepare(s, poet)
    prepare(s, put(s, 0, creature()))
    expect(s.exile.length).toBe(1)
  })

  it("722.3a: it can enter prepared; 722.3c: the copy goes with it", () => {
    const s = table()
    const poet = enter(s, put(s, 0, preparing(true), "hand"))
    settle(s)
    expect(names(s, s.exile)).toEqual(["Stanza"])
    move(s, { id: poet, to: "hand", rule: "400.7" })
    settle(s)
    expect(s.exile).toEqual([])
  })
})
