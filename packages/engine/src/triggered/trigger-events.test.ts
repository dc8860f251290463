import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { execute } from "../events/interpreter-port.ts"
import { loseLife } from "../events/life.ts"
import { move } from "../events/moving/move.ts"
import { record, simultaneously } from "../events/record.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import { playerRef } from "../state/ref.ts"
import { card, creature, put, resolveAll, settle, table, when } from "../testing/table.ts"

const CREATURE: Filter = { is: "type", type: "creature" }
const ME: Filter = { is: "self" }
const gain = { do: "gainLife" as const, amount: 1 }
const enters: EventPattern = { on: "moves", object: CREATURE, to: "battlefield" }

describe("603.2c what is one event", () => {
  it("life lost to several sources at once is lost once, by each player", () => {
    const s = table()
    put(s, 0, creature("Scribe", 1, 1, [when({ on: "loseLife", player: { who: "players" } }, gain)]))
    simultaneously(s, () => {
      loseLife(s, 0, 2)
      loseLife(s, 0, 3)
      loseLife(s, 1, 4)
    })
    expect(s.waiting.map((w) => w.bindings.amount)).toEqual([5, 4])
    loseLife(s, 0, 1)
    expect(s.waiting).toHaveLength(3)
  })

  it("119.9: life gained from several sources at once is gained from each", () => {
    const s = table()
    put(s, 0, creature("Scribe", 1, 1, [when({ on: "gainLife", player: { who: "you" } }, gain)]))
    simultaneously(s, () => {
      for (const source of [1, 2])
        record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1, source })
    })
    expect(s.waiting).toHaveLength(2)
  })
})

describe("509.3 what a block is to each side", () => {
  const both: EventPattern = {
    on: "anyOf",
    of: [
      { on: "blocks", creature: ME, attacker: CREATURE },
      { on: "becomesBlocked", creature: ME, by: CREATURE },
    ],
  }

  it("509.3b, 509.3d: blocks or becomes blocked by a creature: once, and the other one is the other", () => {
    const s = table()
    const drake = put(s, 0, creature("Drake", 2, 2, [when(both, gain)]))
    const bear = put(s, 1, creature())
    const block = (object: number, other: number) =>
      record(s, { kind: "blocks", rule: "509.1g", object, other, amount: 1 })
    block(drake, bear)
    block(bear, drake)
    expect(s.waiting.map(({ bindings }) => [bindings.it, bindings.other])).toEqual([
      [[drake], [bear]],
      [[drake], [bear]],
    ])
  })
})

describe("603.10a exploiting is a sacrifice", () => {
  it("702.110b: a creature that exploits itself has exploited a creature", () => {
    const s = table()
    const exploits = when({ on: "action", action: "exploit", object: ME }, { do: "gainLife", amount: 5 })
    const vizier = creature("Vizier", 4, 6, [{ ability: "keyword", keyword: "exploit" }, exploits])
    move(s, { id: put(s, 0, vizier, "hand"), to: "battlefield", rule: "400" })
    settle(s)
    resolveAll(s, 1)
    settle(s)
    resolveAll(s)
    expect(s.battlefield).toEqual([])
    expect(s.players[0].life).toBe(25)
  })
})

describe("603.2h do this only once each turn", () => {
  it("what the action itself sets off finds it done", () => {
    const s = table()
    const copy: Effect = {
      do: "may",
      effect: { do: "createCopyToken", of: { sel: "bound", name: "it" } },
      oncePerTurn: true,
    }
    put(s, 0, card({ name: "Dancer", types: ["enchantment"], abilities: [when(enters, copy)] }))
    move(s, { id: put(s, 0, creature(), "hand"), to: "battlefield", rule: "400" })
    settle(s)
    resolveAll(s, 1)
    settle(s)
    resolveAll(s)
    expect(s.battlefield).toHaveLength(3)
    expect(s.waiting).toEqual([])
  })
})

describe("113.6 where abilities work that speak of going anywhere", () => {
  it("113.6k, 603.6c: put into a graveyard from anywhere, it triggers there", () => {
    const s = table()
    const dread = creature("Dread", 6, 6, [when({ on: "moves", object: ME, to: "graveyard" }, gain)])
    for (const zone of ["hand", "battlefield", "library"] as const)
      move(s, { id: put(s, 0, dread, zone), to: "graveyard", rule: "400" })
    expect(s.waiting).toHaveLength(3)
  })

  it("113.6b: it is exiled instead, from the stack and from a hand too", () => {
    const s = table()
    const ghost = creature("Ghost", 2, 2, [
      {
        ability: "static",
        effects: [
          {
            static: "alter",
            event: { on: "moves", object: ME, to: "graveyard" },
            alter: { to: "zone", zone: "exile" },
          },
        ],
      },
    ])
    for (const zone of ["hand", "stack", "library", "battlefield"] as const)
      move(s, { id: put(s, 0, ghost, zone), to: "graveyard", rule: "400" })
    expect([s.exile.length, s.players[0].graveyard.length]).toEqual([4, 0])
  })

  it("603.6a: enters from a graveyard is no ability of leaving it", () => {
    const s = table()
    const back = when({ on: "moves", object: ME, from: "graveyard", to: "battlefield" }, gain)
    const dweller = put(s, 0, creature("Dweller", 4, 3, [back]), "graveyard")
    move(s, { id: dweller, to: "battlefield", rule: "400" })
    expect(s.waiting).toHaveLength(1)
  })
})

describe("701.9a discarding the card that somebody chose", () => {
  it("is discarding: who waits for it sees whose it was", () => {
    const s = table()
    const caress = when({ on: "discard", player: { who: "opponents" } }, gain)
    put(s, 0, card({ name: "Caress", types: ["enchantment"], abilities: [caress] }))
    const island = put(s, 1, card({ name: "Island", types: ["land"] }), "hand")
    const that: Effect = { do: "move", what: { sel: "bound", name: "it" }, to: "graveyard", cause: "discard" }
    execute(s, that, { ...contextOf(0, 0), bindings: { it: [island] } })
    expect(s.waiting.map((w) => w.bindings.player)).toEqual([[playerRef(1)]])
  })
})

describe("109.2 abilities of permanents", () => {
  it("a card in a graveyard is no permanent whose abilities an effect keeps from triggering", () => {
    const s = table()
    const mother = card({
      name: "Mother",
      types: ["artifact"],
      abilities: [
        {
          ability: "static",
          effects: [{ static: "triggerTimes", event: enters, of: { is: "permanent" }, none: true }],
        },
      ],
    })
    put(s, 1, mother)
    put(s, 0, creature("Ghast", 2, 1, [when(enters, gain, { zone: "graveyard" })]), "graveyard")
    put(s, 0, creature("Scribe", 1, 1, [when(enters, gain)]))
    move(s, { id: put(s, 0, creature(), "hand"), to: "battlefield", rule: "400" })
    expect(s.waiting).toHaveLength(1)
  })
})
