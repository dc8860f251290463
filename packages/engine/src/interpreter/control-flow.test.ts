import { describe, expect, it } from "vitest"
import type { Condition } from "../language/condition.ts"
import { DONE, type Effect } from "../language/effects/effect.ts"
import type { Selector } from "../language/selector.ts"
import { creature, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const gain = (amount: number): Effect => ({ do: "gainLife", amount })
const sacrificeCreature: Effect = { do: "sacrifice", filter: { is: "type", type: "creature" } }
const it0: Selector = { sel: "bound", name: "it" }

describe("order and choices of instructions (608.2)", () => {
  it("608.2c: follows a sequence in order, later steps see what earlier ones bound", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(
      s,
      {
        do: "sequence",
        of: [
          { do: "destroy", what: { sel: "target", slot: 0 }, bind: "dead" },
          { do: "if", condition: { if: "did", name: "dead" }, then: gain(3) },
        ],
      },
      { targets: [[bear]] },
    )
    expect(s.players[0].life).toBe(23)
    expect(s.battlefield).toEqual([])
  })

  it("608.2d: a player who may and does not gets the other branch", () => {
    const s = table()
    run(s, { do: "may", effect: gain(5), else: gain(1) }, {}, [0])
    expect(s.players[0].life).toBe(21)
  })

  it('608.2c: "if you do" needs that the action was done: no creature to sacrifice', () => {
    const s = table()
    run(s, { do: "may", effect: sacrificeCreature, then: gain(5), else: gain(1) }, {}, [1])
    expect(s.players[0].life).toBe(21)
  })

  it('608.2c: "if you do" after a sacrifice', () => {
    const s = table()
    put(s, 0, creature())
    run(s, { do: "may", effect: sacrificeCreature, then: gain(5) }, {}, [1])
    expect(s.players[0].life).toBe(25)
  })

  it("608.2d: who has one of the two that may be sacrificed, discarded or moved can't choose to", () => {
    const creatures = { is: "type", type: "creature" } as const
    const inExile = { sel: "choose", filter: creatures, zone: "exile", count: 2 } as const
    const two: readonly Effect[] = [
      { do: "sacrifice", filter: creatures, count: 2 },
      { do: "discard", count: 2 },
      { do: "move", what: inExile, to: "graveyard" },
    ]
    for (const [i, zone] of (["battlefield", "hand", "exile"] as const).entries()) {
      const s = table()
      put(s, 0, creature(), zone)
      run(s, { do: "may", effect: two[i], then: gain(5), else: gain(1) })
      expect([zone, s.players[0].life]).toEqual([zone, 21])
      put(s, 0, creature(), zone)
      run(s, { do: "may", effect: two[i], then: gain(5) }, {}, [1])
      expect([zone, s.players[0].life]).toEqual([zone, 26])
    }
  })

  it("608.2d: of several things to be done the first must be possible, which may make the others so", () => {
    const s = table()
    const sacrifice: Effect = { do: "sacrifice", filter: { is: "type", type: "creature" }, count: 1 }
    const both = (...of: Effect[]): Effect => ({ do: "may", effect: { do: "sequence", of }, then: gain(5) })
    run(s, both(sacrifice, gain(1)))
    expect(s.players[0].life).toBe(20)
    put(s, 0, creature(), "library")
    run(s, both({ do: "draw", count: 1 }, { do: "discard", count: 1 }), {}, [1])
    expect([s.players[0].life, s.players[0].graveyard.length]).toEqual([25, 1])
  })

  it("608.2d: who may have another player discard needs no card of their own", () => {
    const s = table()
    put(s, 1, creature(), "hand")
    const theirs: Effect = { do: "discard", count: 1, player: { who: "opponents" } }
    run(s, { do: "may", effect: theirs, then: gain(5) }, {}, [1])
    expect([s.players[1].hand.length, s.players[0].life]).toEqual([0, 25])
  })

  it("608.2d: whose cards are moved is chosen only once their player does so", () => {
    const s = table()
    for (const _ of [1, 2]) put(s, 1, creature(), "graveyard")
    const of = { who: "choose", from: { who: "opponents" } } as const
    const what = { sel: "choose", filter: { is: "any" }, zone: "graveyard", of, count: 2 } as const
    run(s, { do: "may", effect: { do: "move", what, to: "exile" } }, {}, [1])
    expect(s.exile.length).toBe(2)
  })

  it('608.2c: "if you do" after what finds nothing of its own asks whether it was done', () => {
    const s = table()
    const drawIf = (condition: Condition): Effect => ({
      do: "sequence",
      of: [
        { do: "if", condition, then: { do: "may", effect: gain(5) }, bind: DONE },
        { do: "if", condition: { if: "did", name: DONE }, then: gain(1) },
      ],
    })
    run(s, drawIf({ if: "turnOf", player: { who: "you" } }), {}, [1])
    expect(s.players[0].life).toBe(26)
    run(s, drawIf({ if: "turnOf", player: { who: "you" } }), {}, [0])
    run(s, drawIf({ if: "turnOf", player: { who: "opponents" } }))
    expect(s.players[0].life).toBe(26)
  })

  it("118.12a: unless a player pays life", () => {
    const s = table()
    const effect: Effect = {
      do: "unless",
      player: { who: "opponents" },
      cost: [{ pay: "life", amount: 3 }],
      effect: gain(4),
    }
    run(s, effect, {}, [1])
    expect(s.players.map((p) => p.life)).toEqual([20, 17])
    run(s, effect, {}, [0])
    expect(s.players.map((p) => p.life)).toEqual([24, 17])
  })

  it("118.12a: 'you' in the number of what another player may pay is still who says so", () => {
    const s = table()
    put(s, 0, creature("A"))
    put(s, 0, creature("B"))
    const amount = { n: "count", filter: { is: "controlledBy", player: { who: "you" } } } as const
    run(
      s,
      { do: "unless", player: { who: "opponents" }, cost: [{ pay: "life", amount }], effect: gain(4) },
      {},
      [1],
    )
    expect(s.players.map((p) => p.life)).toEqual([20, 18])
  })

  it("101.4: each player sacrifices: choices in APNAP order, then all at once", () => {
    const s = table()
    const mine = [put(s, 0, creature("A")), put(s, 0, creature("B"))]
    const yours = [put(s, 1, creature("C")), put(s, 1, creature("D"))]
    const { asked } = run(
      s,
      { do: "sacrifice", player: { who: "players" }, filter: { is: "type", type: "creature" } },
      { you: 1 },
      [[0], [1]],
    )
    expect(asked.map((d) => d.player)).toEqual([0, 1])
    expect(s.battlefield).toEqual([mine[1], yours[0]])
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("for each, repeat and choose one", () => {
    const s = table()
    const bears = [put(s, 0, creature("A")), put(s, 0, creature("B"))]
    run(s, {
      do: "forEach",
      of: { sel: "all", filter: { is: "type", type: "creature" } },
      bind: "it",
      effect: { do: "addCounters", kind: "+1/+1", count: { n: "power", of: it0 }, on: it0 },
    })
    expect(bears.map((id) => s.objects[id]!.counters)).toEqual([{ "+1/+1": 2 }, { "+1/+1": 2 }])
    run(s, { do: "repeat", times: 3, effect: gain(1) })
    run(
      s,
      {
        do: "chooseOne",
        of: [
          { label: "a", effect: gain(10) },
          { label: "b", effect: gain(100) },
        ],
      },
      {},
      [[1]],
    )
    expect(s.players[0].life).toBe(123)
  })

  it("107.3i: what X is said to be is worked out once", () => {
    const s = table()
    put(s, 0, creature())
    const bears: Effect = {
      do: "bind",
      name: "X",
      amount: { n: "count", filter: { is: "type", type: "creature" } },
    }
    const x: Effect = { do: "gainLife", amount: { n: "x" } }
    run(s, { do: "sequence", of: [bears, x, sacrificeCreature, x] }, { x: 5 })
    expect(s.players[0].life).toBe(22)
  })

  it("107.3f: X is how many were chosen where nothing else defines it", () => {
    const s = table()
    put(s, 0, creature("A"), "hand")
    put(s, 0, creature("B"), "hand")
    const all: Selector = { sel: "all", filter: { is: "any" }, zone: "hand", of: { who: "you" } }
    const x: Effect = { do: "gainLife", amount: { n: "x" } }
    run(s, { do: "sequence", of: [{ do: "reveal", what: all, bind: "X" }, x] }, { x: 5 })
    expect(s.players[0].life).toBe(22)
  })

  it("603.2c: what each of several does in one instruction is one event", () => {
    const s = table()
    for (const name of ["A", "B"]) put(s, 0, creature(name))
    const each: Selector = { sel: "bound", name: "each" }
    const hit: Effect = { do: "damage", amount: 1, source: each, to: { sel: "players", of: { who: "you" } } }
    run(s, { do: "forEach", of: { sel: "all", filter: { is: "type", type: "creature" } }, effect: hit })
    expect(s.players[0].life).toBe(18)
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("608.2d: choices inside other selectors are made by the right player and kept", () => {
    const s = table()
    put(s, 1, creature("Small", 1, 1))
    const big = put(s, 1, creature("Big", 5, 5))
    const chosen: Selector = {
      sel: "choose",
      filter: { is: "controlledBy", player: { who: "opponents" } },
      by: { who: "opponents" },
      bind: "it",
    }
    const hit: Effect = {
      do: "damage",
      amount: { n: "power", of: it0 },
      to: { sel: "players", of: { who: "controllerOf", of: it0 } },
      source: it0,
    }
    const { asked } = run(
      s,
      { do: "sequence", of: [{ do: "tap", what: { sel: "union", of: [chosen] } }, hit] },
      {},
      [[1]],
    )
    expect(asked[0].player).toBe(1)
    expect(s.players[1].life).toBe(15)
    expect(s.objects[big]!.tapped).toBe(true)
  })
})

describe("delayed and reflexive triggers (603.7, 603.12)", () => {
  it("603.7: a delayed trigger remembers the target that it was made about", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(
      s,
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: { do: "sacrifice", what: { sel: "target", slot: 0 } },
      },
      { targets: [[bear]] },
    )
    const [delayed] = s.delayed
    expect(delayed.once).toBe(true)
    expect(delayed.bindings.target0).toEqual([bear])
    run(s, delayed.ability.effect!, { context: { bindings: delayed.bindings } })
    expect(s.battlefield).toEqual([])
  })

  it("603.12: a reflexive trigger waits to be put on the stack at once", () => {
    const s = table()
    run(s, { do: "reflexive", effect: gain(2), targets: [{ filter: { is: "any" } }] })
    expect(s.waiting).toHaveLength(1)
    expect(s.waiting[0].ability.targets).toHaveLength(1)
  })

  it('603.4, 603.12: a reflexive trigger with "if" waits only if that is so', () => {
    const s = table()
    const filter = { is: "type", type: "creature" } as const
    const effect: Effect = { do: "if", condition: { if: "exists", filter }, then: gain(2) }
    run(s, { do: "reflexive", effect })
    expect(s.waiting).toEqual([])
    put(s, 0, creature())
    run(s, { do: "reflexive", effect })
    expect(s.waiting).toHaveLength(1)
  })
})

describe("118.12: a cost of two kinds, one or the other", () => {
  const either: Effect = {
    do: "may",
    cost: [
      {
        pay: "anyOf",
        of: [[{ pay: "sacrifice", filter: { is: "type", type: "artifact" } }], [{ pay: "discard" }]],
      },
    ],
    then: gain(4),
  }

  it("who has only one of them pays with that", () => {
    const s = table()
    const card = put(s, 0, creature(), "hand")
    run(s, either, {}, [1])
    expect([s.players[0].life, s.objects[card]]).toEqual([24, undefined])
  })

  it("who has neither isn't asked", () => {
    const s = table()
    expect(run(s, either).asked).toEqual([])
    expect(s.players[0].life).toBe(20)
  })
})
