import { describe, expect, it } from "vitest"
import { addCounters } from "../events/counters.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { destroy } from "../events/moving/destroy.ts"
import { move, moveAll } from "../events/moving/move.ts"
import { record, simultaneously } from "../events/record.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { EventPattern } from "../language/event.ts"
import { playerRef } from "../state/ref.ts"
import { writable } from "../state/writing/edit.ts"
import { card, creature, put, resolveAll, settle, table, when } from "../testing/table.ts"
import { artifact, CREATURE, dies, enters, gain, LAND, land } from "../testing/triggers.ts"

describe("603.2, 603.6a: what triggers, and how often", () => {
  it("603.6a: permanents that enter together see each other and themselves", () => {
    const s = table()
    const bear = creature("Soul", 1, 1, [when(enters(CREATURE), gain)])
    const cards = [put(s, 0, bear, "hand"), put(s, 0, bear, "hand")]
    moveAll(
      s,
      cards.map((id) => ({ id, to: "battlefield" as const, rule: "400" })),
    )
    expect(s.waiting.length).toBe(4)
  })

  it("113.6k: a card put into the graveyard from the library triggers there, from a hand it does not", () => {
    const s = table()
    const milled: EventPattern = { on: "moves", object: { is: "self" }, from: "library", to: "graveyard" }
    const soul = creature("Soul", 1, 1, [when(milled, gain)])
    move(s, { id: put(s, 0, soul, "hand"), to: "graveyard", rule: "400" })
    expect(s.waiting).toEqual([])
    move(s, { id: put(s, 0, soul, "library"), to: "graveyard", rule: "400" })
    expect(s.waiting).toHaveLength(1)
  })

  it("603.2c: 'one or more' triggers once for a whole event", () => {
    const s = table()
    put(s, 0, artifact("Bell", when({ ...dies(CREATURE), batch: true } as EventPattern, gain)))
    destroy(s, [put(s, 0, creature()), put(s, 1, creature())], "701.8a")
    expect(s.waiting.length).toBe(1)
    expect(s.waiting[0].bindings.it).toHaveLength(2)
  })

  it("603.2c: 'one or more creatures deal combat damage to a player' triggers once for each player", () => {
    const s = table(3)
    put(
      s,
      0,
      artifact(
        "Coast",
        when({ on: "damage", source: CREATURE, player: { who: "players" }, combat: true, batch: true }, gain),
      ),
    )
    const [a, b] = [put(s, 0, creature()), put(s, 0, creature())]
    simultaneously(s, () => {
      for (const [source, player] of [
        [a, 1],
        [b, 1],
        [b, 2],
      ])
        record(s, {
          kind: "damage",
          rule: "510.2",
          source,
          other: playerRef(player),
          player,
          amount: 2,
          combat: true,
        })
    })
    expect(s.waiting.map((w) => w.bindings.amount)).toEqual([4, 2])
  })

  it("603.2c: 'this creature deals damage' triggers once, to however many it is dealt at once", () => {
    const s = table()
    const onDamage = when({ on: "damage", source: { is: "self" } }, gain)
    const watcher = put(s, 0, creature("Watcher", 5, 5, [onDamage]))
    dealDamage(
      s,
      [
        { source: watcher, to: playerRef(1), amount: 2 },
        { source: watcher, to: put(s, 1, creature()), amount: 3 },
      ],
      "510.2",
    )
    expect(s.waiting.map((w) => w.bindings.amount)).toEqual([5])
  })

  it("603.2c: 'to one or more players' triggers once for all of them, 'each lose exactly 1 life' for those who lose 1", () => {
    const s = table(3)
    const combat = { on: "damage", source: CREATURE, player: { who: "players" }, combat: true } as const
    put(s, 0, artifact("Map", when({ ...combat, batch: true, together: true }, gain)))
    const exactly = { amount: { op: "=", than: 1 }, batch: true } as const
    put(s, 0, artifact("Pin", when({ on: "loseLife", player: { who: "opponents" }, ...exactly }, gain)))
    const bear = put(s, 0, creature())
    const hit = (...amounts: readonly number[]) =>
      dealDamage(
        s,
        amounts.map((amount, i) => ({ source: bear, to: playerRef(i + 1), amount, combat: true })),
        "510.2",
      )
    hit(1, 1)
    expect(s.waiting.map((w) => s.objects[w.source]?.def)).toHaveLength(2)
    writable(s).waiting = []
    hit(1, 2)
    expect(s.waiting).toHaveLength(1)
  })

  it("603.2c: an ability for a counter triggers for each counter", () => {
    const s = table()
    const id = put(
      s,
      0,
      creature("Mage", 1, 1, [when({ on: "counters", object: { is: "self" }, kind: "+1/+1" }, gain)]),
    )
    addCounters(s, id, "+1/+1", 3, 0)
    expect(s.waiting.length).toBe(3)
  })

  it("603.2d: additional times, and none", () => {
    const s = table()
    put(
      s,
      0,
      artifact("Harmonicon", {
        ability: "static",
        effects: [
          {
            static: "triggerTimes",
            event: enters(CREATURE),
            of: { is: "controlledBy", player: { who: "you" } },
            plus: 1,
          },
        ],
      }),
    )
    put(s, 0, artifact("Warden", when(enters(CREATURE), gain), when(enters(LAND), gain)))
    move(s, { id: put(s, 0, creature(), "hand"), to: "battlefield", rule: "400" })
    expect(s.waiting.length).toBe(2)
    move(s, { id: put(s, 0, land, "hand"), to: "battlefield", rule: "400" })
    expect(s.waiting.length).toBe(3)
    put(
      s,
      1,
      artifact("Orb", {
        ability: "static",
        effects: [{ static: "triggerTimes", event: enters(CREATURE), none: true }],
      }),
    )
    move(s, { id: put(s, 0, creature(), "hand"), to: "battlefield", rule: "400" })
    expect(s.waiting.length).toBe(3)
  })

  it("603.2h: only once each turn", () => {
    const s = table()
    put(s, 0, artifact("Lotus", when(enters(LAND), gain, { limit: { times: 1, per: "turn" } })))
    for (let i = 0; i < 2; i++) move(s, { id: put(s, 0, land, "hand"), to: "battlefield", rule: "305" })
    expect(s.waiting.length).toBe(1)
    writable(s).waiting = []
    writable(s).turn = { ...s.turn, number: 4 }
    move(s, { id: put(s, 0, land, "hand"), to: "battlefield", rule: "305" })
    expect(s.waiting.length).toBe(1)
  })

  it("714.2b: chapters trigger when their number is reached; 122.6: also on entering", () => {
    const s = table()
    const lore: EventPattern = { on: "counters", object: { is: "self" }, kind: "lore" }
    const abilities = [when(lore, gain, { chapters: [1, 2] }), when(lore, gain, { chapters: [3] })]
    const saga = card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"], abilities })
    const id = move(s, { id: put(s, 0, saga, "hand"), to: "battlefield", rule: "400" }) // 714.3a
    expect(s.waiting.map((w) => w.index)).toEqual([0])
    addCounters(s, id, "lore", 2, 0)
    expect(s.waiting.map((w) => w.index)).toEqual([0, 0, 1])
  })
})

describe("603.2c: one event", () => {
  it("603.2c: a creature that is dealt damage by two sources at once is dealt damage once", () => {
    const s = table()
    const effect: Effect = { do: "gainLife", amount: { n: "bound", name: "amount" } }
    const giant = put(s, 0, creature("Giant", 5, 9, [when({ on: "damage", to: { is: "self" } }, effect)]))
    const by = (source: number, amount: number) => ({ source, to: giant, amount })
    const [a, b] = [put(s, 1, creature("A")), put(s, 1, creature("B"))]
    dealDamage(s, [by(a, 2), by(b, 3)], "608.2c")
    expect(s.waiting.length).toBe(1)
    settle(s)
    resolveAll(s)
    expect(s.players[0].life).toBe(25)
  })
})
