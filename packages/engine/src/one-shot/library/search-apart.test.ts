import { describe, expect, it } from "vitest"
import { act, CREATURE, creature, instant, lands, resolve } from "../../casting/testing/table.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { card, names, put, table } from "../../testing/table.ts"

const cultivate: Effect = {
  do: "search",
  filter: { is: "type", type: "land" },
  count: 2,
  upTo: true,
  to: "battlefield",
  tapped: true,
  others: "hand",
  reveal: true,
  shuffle: true,
}

describe("701.23a: of the cards found, one goes to one place and the other to another", () => {
  it("which of them, the player chooses", () => {
    const s = table()
    for (const name of ["Isle", "Peak"]) put(s, 0, card({ name, types: ["land"] }), "library")
    run(s, cultivate, {}, [[0, 1], [1]])
    expect([s.battlefield.length, s.players[0].hand.length]).toEqual([1, 1])
    expect(s.objects[s.battlefield[0]]!.tapped).toBe(true)
    expect(new Set([...names(s, s.battlefield), ...names(s, s.players[0].hand)])).toEqual(
      new Set(["Isle", "Peak"]),
    )
  })

  it("a single one goes to the first", () => {
    const s = table()
    put(s, 0, card({ name: "Isle", types: ["land"] }), "library")
    run(s, cultivate, {}, [[0]])
    expect([s.battlefield.length, s.players[0].hand.length]).toEqual([1, 0])
  })
})

it("701.23a: one card of each kind is found, and all move together; a card of both kinds is one of them", () => {
  const s = table()
  const verge: Effect = {
    do: "search",
    filter: { is: "subtype", subtype: "Forest" },
    count: 1,
    also: [{ is: "subtype", subtype: "Plains" }],
    to: "battlefield",
    shuffle: true,
  }
  for (const [name, ...subtypes] of [
    ["Grove", "Forest"],
    ["Glade", "Forest", "Plains"],
  ])
    put(s, 0, card({ name, types: ["land"], subtypes }), "library")
  run(s, verge, {}, [[1], [0]])
  expect(new Set(names(s, s.battlefield))).toEqual(new Set(["Grove", "Glade"]))
  expect(s.events.filter((e) => e.kind === "searches")).toHaveLength(1)
})

it("121.2: a player who can't draw more than one card each turn draws one", () => {
  const s = table()
  const emissary: Ability = {
    ability: "static",
    effects: [{ static: "cant", event: { on: "draw", player: { who: "opponents" }, from: 2 }, what: "draw" }],
  }
  put(s, 0, card({ name: "Emissary", abilities: [emissary] }))
  for (const player of [0, 1]) for (let i = 0; i < 4; i++) put(s, player, card({ name: "Leaf" }), "library")
  run(s, { do: "draw", count: 3, player: { who: "players" } })
  expect(s.players.map((p) => p.hand.length)).toEqual([3, 1])
})

it("400.11b, 701.23j: a card is brought from outside the game, revealed, if the player wants it and has one", () => {
  const s = table()
  const wish: Effect = {
    do: "may",
    effect: {
      do: "search",
      zone: "outside",
      filter: { is: "type", type: "sorcery" },
      count: 1,
      reveal: true,
      to: "hand",
    },
  }
  put(s, 0, card({ name: "Isle", types: ["land"] }), "outside")
  const rite = put(s, 0, card({ name: "Rite", types: ["sorcery"] }), "outside")
  put(s, 1, card({ name: "Theirs", types: ["sorcery"] }), "outside")
  run(s, wish, {}, [0])
  expect(s.players[0].hand).toEqual([])
  run(s, wish, {}, [1])
  expect(names(s, s.players[0].hand)).toEqual(["Rite"])
  expect(s.players[0].outside).not.toContain(rite)
})

describe("608.2d: library and/or graveyard", () => {
  const devastation: Effect = {
    do: "search",
    zone: ["library", "graveyard"],
    anyZones: true,
    filter: { is: "type", type: "creature" },
    count: 1,
    to: "battlefield",
    shuffle: true,
  }
  const searched = (zones: readonly number[]) => {
    const s = table()
    for (const zone of ["library", "graveyard"] as const)
      put(s, 0, card({ name: zone, types: ["creature"] }), zone)
    run(s, devastation, {}, zones.includes(0) ? [[...zones], [0]] : [[...zones]])
    return { found: names(s, s.battlefield), shuffled: s.events.some((e) => e.kind === "shuffles") }
  }

  it("a graveyard alone is searched without a shuffle", () => {
    expect(searched([1])).toEqual({ found: ["graveyard"], shuffled: false })
  })

  it("a library alone is searched and shuffled", () => {
    expect(searched([0])).toEqual({ found: ["library"], shuffled: true })
  })
})

describe("401.4: cards found that are put on top of the library together are arranged", () => {
  const congregation = (order?: "chosen") =>
    instant("Congregation at Dawn", "{G}{G}{W}", {
      effect: {
        do: "search",
        filter: CREATURE,
        count: 3,
        upTo: true,
        reveal: true,
        to: "library",
        shuffle: true,
        ...(order && { order }),
      },
    })

  it.each([["chosen"], [undefined]] as const)("by the player who searched (order: %s)", (order) => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Plains")
    for (const name of ["Elf", "Ox", "Cat"]) put(s, 0, creature(name), "library")
    for (const name of ["Isle", "Peak"]) put(s, 0, card({ name, types: ["land"] }), "library")
    put(s, 0, congregation(order), "hand")
    act(s, "cast Congregation at Dawn")
    const { asked } = resolve(s, [
      [0, 1, 2],
      [2, 0, 1],
    ])
    expect(asked[1]).toMatchObject({ kind: "order", player: 0, rule: "401.4" })
    const found = (asked[1] as { options: readonly number[] }).options
    expect(s.players[0].library.slice(-3).toReversed()).toEqual([found[2], found[0], found[1]])
  })
})
