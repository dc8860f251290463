import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Selector } from "../language/selector.ts"
import { setAsker } from "../state/choose.ts"
import { creature, names, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const THEY = { who: "bound", name: "player" } as const
const CREATURE = { is: "type", type: "creature" } as const
const fromHand: Selector = {
  sel: "choose",
  filter: CREATURE,
  zone: "hand",
  of: THEY,
  by: THEY,
  bind: "chosen",
}
const puts: Effect = { do: "move", what: fromHand, to: "battlefield", bind: "put" }
const eachPlayer = (effect: Effect): Effect => ({ do: "forEachPlayer", of: { who: "players" }, effect })

function hands() {
  const s = table(3)
  for (const [player, name] of ["Ant", "Bee", "Cat"].entries()) {
    put(s, player, creature(`${name} A`), "hand")
    put(s, player, creature(`${name} B`), "hand")
  }
  return s
}

describe("what each of several players does", () => {
  it("608.2e: each player discards their hand, then draws as many cards as the player who discarded most (Windfall)", () => {
    const s = hands()
    put(s, 1, creature("Bee C"), "hand")
    for (const player of [0, 1, 2])
      for (const n of [1, 2, 3, 4]) put(s, player, creature(`Card ${n}`), "library")
    const all = { who: "players" } as const
    const gone: Selector = { sel: "bound", name: "discarded" }
    const own: Selector = { sel: "filtered", of: gone, filter: { is: "ownedBy", player: THEY } }
    const most = { n: "overPlayers", of: all, each: { n: "countOf", of: own }, fold: "greatest" } as const
    run(s, {
      do: "sequence",
      of: [
        { do: "discard", count: "all", player: all, bind: "discarded" },
        { do: "draw", count: most, player: all },
      ],
    })
    expect(s.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3])
    expect(s.players.map(({ graveyard }) => graveyard.length)).toEqual([2, 3, 2])
  })

  it("101.4: choices in turn order, then all cards are put onto the battlefield as one event", () => {
    const s = hands()
    const { asked } = run(s, eachPlayer(puts), {}, [[1], [0], [1]])
    expect(asked.map((d) => d.player)).toEqual([0, 1, 2])
    expect(names(s, s.battlefield)).toEqual(["Ant B", "Bee A", "Cat B"])
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("101.4: those who may each say whether and which before anybody's card moves", () => {
    const s = hands()
    const { asked } = run(s, eachPlayer({ do: "may", player: THEY, effect: puts }), {}, [1, 0, 1, [0], [1]])
    expect(asked.map((d) => [d.player, d.kind])).toEqual([
      [0, "confirm"],
      [1, "confirm"],
      [2, "confirm"],
      [0, "choose"],
      [2, "choose"],
    ])
    expect(names(s, s.battlefield)).toEqual(["Ant A", "Cat B"])
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("608.2e: the first step is done by all before anybody chooses for the second", () => {
    const s = hands()
    const effect: Effect = {
      do: "sequence",
      of: [{ do: "discard", count: 1, player: THEY }, puts],
    }
    run(s, eachPlayer(effect), {}, [[0], [0], [0]])
    const kinds = s.events.map((e) => (e.kind === "moves" ? `${e.from}-${e.to} ${e.batch}` : e.kind))
    expect(new Set(kinds.filter((k) => k.startsWith("hand-graveyard"))).size).toBe(1)
    expect(new Set(kinds.filter((k) => k.startsWith("hand-battlefield"))).size).toBe(1)
  })

  it("what any of them put is meant by words after it", () => {
    const s = hands()
    const count: Effect = { do: "gainLife", amount: { n: "countOf", of: { sel: "bound", name: "put" } } }
    run(s, { do: "sequence", of: [eachPlayer(puts), count] }, {}, [[0], [0], [0]])
    expect(s.players[0].life).toBe(23)
  })

  it("101.4: how many each sacrifices depends on the player; all choose before anything is sacrificed (Vona's Hunger)", () => {
    const s = table(3)
    for (const player of [1, 2])
      for (const name of ["Ant", "Bee", "Cat"]) put(s, player, creature(`${name} ${player}`))
    const own = { is: "and", of: [CREATURE, { is: "controlledBy", player: THEY }] } as const
    const half = { n: "half", of: { n: "count", filter: own }, round: "up" } as const
    const sacrifice: Effect = { do: "sacrifice", player: THEY, filter: CREATURE, count: half }
    const { asked } = run(s, { do: "forEachPlayer", of: { who: "opponents" }, effect: sacrifice }, {}, [
      [0, 1],
      [1, 2],
    ])
    expect(asked.map((d) => d.player)).toEqual([1, 2])
    expect(names(s, s.battlefield)).toEqual(["Cat 1", "Ant 2"])
  })

  it("101.4: nothing is sacrificed or discarded before the last player has chosen", () => {
    const s = table(2)
    for (const player of [0, 1])
      for (const zone of ["battlefield", "hand"] as const) {
        put(s, player, creature("Ant"), zone)
        put(s, player, creature("Bee"), zone)
      }
    const own = { is: "and", of: [CREATURE, { is: "controlledBy", player: THEY }] } as const
    for (const effect of [
      { do: "sacrifice", player: THEY, filter: own },
      { do: "discard", player: THEY, count: 1 },
    ] satisfies Effect[]) {
      const events = s.events.length
      const seen: number[] = []
      const before = setAsker((now) => [seen.push(now.events.length) - 1])
      execute(s, eachPlayer(effect), contextOf(0, 0))
      setAsker(before)
      expect(seen).toEqual([events, events])
      expect(s.events.length).toBeGreaterThan(events)
    }
  })
})
