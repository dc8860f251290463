import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { select } from "../characteristics/queries/selector.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { card, creature, names, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const LAND = card({ name: "Wood", types: ["land"] })

/** A library of these names, the first on top. */
function withLibrary(...top: string[]) {
  const s = table()
  for (const name of top.toReversed()) put(s, 0, name === "Wood" ? LAND : creature(name), "library")
  return s
}

function library(s: ReturnType<typeof table>): string[] {
  return names(s, s.players[0].library.toReversed())
}

describe("drawing", () => {
  it("121.6c: cards drawn in place of others are counted, whoever draws them, but are not the cards drawn", () => {
    const s = withLibrary("A", "B")
    put(s, 1, creature("C"), "library")
    const thief: StaticEffect = {
      static: "replace",
      event: { on: "draw", player: { who: "opponents" } },
      with: { do: "draw", count: 1 },
    }
    put(s, 1, creature("Thief", 1, 1, [{ ability: "static", effects: [thief] }]))
    const { bindings } = run(s, { do: "draw", count: 1, bind: "drawn" })
    expect([bindings.drawn, bindings.drawnCount]).toEqual([[], 1])
    expect(names(s, s.players[1].hand)).toEqual(["C"])
  })
})

describe("scry, surveil, look (701.22, 701.25)", () => {
  it("701.22a: some go to the bottom, the rest to the top, each in any order", () => {
    const s = withLibrary("A", "B", "C", "D")
    run(s, { do: "scry", count: 3 }, {}, [[1], [1, 0]])
    expect(library(s)).toEqual(["C", "A", "D", "B"])
  })

  it("701.22c: several who scry decide in turn order, then all their cards move", () => {
    const s = table()
    for (const player of [0, 1])
      for (const name of ["Under", "Over"]) put(s, player, creature(name), "library")
    const { asked } = run(s, { do: "scry", count: 1, player: { who: "players" } }, {}, [[0], []])
    expect(asked.map(({ player }) => player)).toEqual([0, 1])
    expect([0, 1].map((player) => names(s, s.players[player].library))).toEqual([
      ["Over", "Under"],
      ["Under", "Over"],
    ])
  })

  it("701.22b: to scry 0 is no event", () => {
    const s = withLibrary("A")
    run(s, { do: "scry", count: 0 })
    expect(s.events).toEqual([])
  })

  it("701.25a: some go to the graveyard", () => {
    const s = withLibrary("A", "B", "C")
    run(s, { do: "surveil", count: 2 }, {}, [[0]])
    expect(names(s, s.players[0].graveyard)).toEqual(["A"])
    expect(library(s)).toEqual(["B", "C"])
  })

  it("400.7: cards that are only reordered stay the same objects", () => {
    const s = withLibrary("A", "B")
    const before = [...s.players[0].library]
    run(s, { do: "reorderTop", count: 2 }, {}, [[1, 0]])
    expect(s.players[0].library).toEqual(before.toReversed())
  })
})

describe("searching (701.23)", () => {
  const search: Effect = {
    do: "search",
    filter: { is: "type", type: "land" },
    count: 1,
    to: "hand",
    reveal: true,
    shuffle: true,
  }

  it("701.23b: a player may fail to find a card of a stated quality, and still shuffles", () => {
    const s = withLibrary("A", "Wood")
    run(s, search, {}, [[]])
    expect(s.players[0].hand).toEqual([])
    expect(s.events.map((e) => e.kind)).toContain("shuffles")
  })

  it("701.23a: finds, reveals and takes it", () => {
    const s = withLibrary("A", "Wood")
    run(s, search, {}, [[0]])
    expect(names(s, s.players[0].hand)).toEqual(["Wood"])
    expect(s.events.map((e) => e.kind)).toContain("revealed")
  })

  it("701.23d: without a quality the player must find as many as there are", () => {
    const s = withLibrary("A")
    run(s, { ...search, filter: { is: "any" }, count: 2 })
    expect(names(s, s.players[0].hand)).toEqual(["A"])
  })

  it("701.24b: a card put on top is not shuffled away", () => {
    const s = withLibrary("A", "B", "C", "Wood", "D", "E")
    run(s, { ...search, to: "library" }, {}, [[0]])
    expect(library(s)[0]).toBe("Wood")
  })
})

describe("turning cards over", () => {
  it("takes one of the top cards, the others to the bottom at random", () => {
    const s = withLibrary("A", "Wood", "B", "C")
    run(
      s,
      {
        do: "dig",
        count: 3,
        take: { filter: { is: "type", type: "land" }, count: 1, upTo: true, to: "hand" },
        rest: { to: "library", position: -1, order: "random" },
      },
      {},
      [[0]],
    )
    expect(names(s, s.players[0].hand)).toEqual(["Wood"])
    expect(library(s)[0]).toBe("C")
  })

  it("reveals until one fits", () => {
    const s = withLibrary("A", "B", "Wood", "C")
    const context = run(s, {
      do: "digUntil",
      filter: { is: "type", type: "land" },
      bind: "found",
      restBind: "rest",
    })
    expect(names(s, context.bindings.found as number[])).toEqual(["Wood"])
    expect(names(s, context.bindings.rest as number[])).toEqual(["A", "B"])
  })

  it("607.2a: all cards that it exiles until one fits are exiled with the source", () => {
    const s = withLibrary("A", "B", "Wood", "C")
    const storm = put(s, 0, creature("Storm"))
    const effect = {
      do: "digUntil",
      filter: { is: "type", type: "land" },
      exile: true,
      link: true,
      bind: "found",
      restBind: "rest",
    } as const
    execute(s, effect, contextOf(storm, 0))
    expect(names(s, select(s, { sel: "linked" }, contextOf(storm, 0)))).toEqual(["A", "B", "Wood"])
  })

  it("701.24d: shuffling nothing into a library still shuffles it", () => {
    const s = withLibrary("A")
    run(s, {
      do: "shuffle",
      into: { sel: "all", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } },
    })
    expect(s.events.map((e) => e.kind)).toEqual(["shuffles"])
  })
})
