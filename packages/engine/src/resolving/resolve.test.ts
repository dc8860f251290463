import { describe, expect, it } from "vitest"
import { addCounters } from "../events/counters.ts"
import { destroy } from "../events/moving/destroy.ts"
import { move } from "../events/moving/move.ts"
import { record } from "../events/record.ts"
import { edit } from "../state/writing/edit.ts"
import { card, creature, graveyard, put, resolveAll, settle, spell, table, when } from "../testing/table.ts"
import { artifact, CREATURE, gain } from "../testing/triggers.ts"

describe("608: resolution", () => {
  const target = { sel: "target" as const, slot: 0 }
  const bolt = card({
    name: "Bolt",
    types: ["instant"],
    abilities: [
      { ability: "spell", targets: [{ filter: CREATURE }], effect: { do: "damage", amount: 3, to: target } },
    ],
  })

  it("608.2n: an instant goes to its owner's graveyard as the final part", () => {
    const s = table()
    const bear = put(s, 1, creature())
    spell(s, 0, bolt, { targets: [[bear]] })
    resolveAll(s)
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Bolt"])
    expect(graveyard(s, 1)).toEqual(["Bear"])
  })

  it("608.2b: a spell whose only target is gone does not resolve", () => {
    const s = table()
    const bear = put(s, 1, creature())
    spell(s, 0, bolt, { targets: [[bear]] })
    destroy(s, [bear], "701.8a")
    resolveAll(s)
    expect(graveyard(s, 0)).toEqual(["Bolt"])
    expect(s.events.some((e) => e.kind === "resolves")).toBe(false)
  })

  it("608.2b: the other target of two is still affected", () => {
    const s = table()
    const [a, b] = [put(s, 1, creature()), put(s, 1, creature())]
    const slots = [{ filter: CREATURE, min: 2, max: 2 }]
    spell(
      s,
      0,
      card({
        name: "Twin",
        types: ["sorcery"],
        abilities: [{ ability: "spell", targets: slots, effect: { do: "destroy", what: target } }],
      }),
      { targets: [[a, b]] },
    )
    move(s, { id: a, to: "hand", rule: "400" })
    resolveAll(s)
    expect(graveyard(s, 1)).toEqual(["Bear"])
    expect(s.objects[b]).toBeUndefined()
  })

  it("700.2, 608.2c: modes are followed in printed order with their own targets", () => {
    const s = table()
    const [a, b] = [put(s, 1, creature("A")), put(s, 1, creature("B"))]
    const of = [
      { effect: { do: "tap" as const, what: target }, targets: [{ filter: CREATURE }] },
      { effect: { do: "destroy" as const, what: target }, targets: [{ filter: CREATURE }] },
    ]
    spell(
      s,
      0,
      card({
        name: "Charm",
        types: ["instant"],
        abilities: [{ ability: "spell", modes: { min: 2, max: 2, of } }],
      }),
      { modes: [0, 1], targets: [[a], [b]] },
    )
    resolveAll(s)
    expect(s.objects[a]!.tapped).toBe(true)
    expect(graveyard(s, 1)).toEqual(["B"])
  })

  it("608.3a: a permanent spell enters and remembers X and what was paid", () => {
    const s = table()
    spell(s, 0, creature("Hydra", 1, 1), { x: 4 }, { memory: { castFrom: "hand", paid: { kicker: 1 } } })
    resolveAll(s)
    expect(s.objects[s.battlefield[0]]!.memory).toMatchObject({ x: 4, castFrom: "hand", paid: { kicker: 1 } })
  })

  const aura = card({
    name: "Aura",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
  })

  it("608.3c: an Aura spell enters attached to its target", () => {
    const s = table()
    const bear = put(s, 1, creature())
    spell(s, 0, aura, { targets: [[bear]] })
    resolveAll(s)
    expect(s.objects[s.battlefield[1]]!.attachedTo).toBe(bear)
  })

  it("608.3b: an Aura spell without its target goes to the graveyard", () => {
    const s = table()
    const bear = put(s, 1, creature())
    spell(s, 0, aura, { targets: [[bear]] })
    destroy(s, [bear], "701.8a")
    resolveAll(s)
    expect(graveyard(s, 0)).toEqual(["Aura"])
  })

  it("608.3f: a copy of a permanent spell becomes a token; 608.2n: a copy of an instant ceases to exist", () => {
    const s = table()
    spell(s, 0, creature("Clone"), {}, { kind: "copy" })
    spell(
      s,
      0,
      card({ name: "Spark", types: ["instant"], abilities: [{ ability: "spell", effect: gain }] }),
      {},
      { kind: "copy" },
    )
    resolveAll(s)
    expect(s.objects[s.battlefield[0]]!.kind).toBe("token")
    expect(s.players[0].graveyard).toEqual([])
    expect(s.players[0].life).toBe(21)
  })

  it("702.27a buyback, 702.34a flashback: where the card goes", () => {
    const s = table()
    const spark = card({ name: "Spark", types: ["instant"], abilities: [{ ability: "spell", effect: gain }] })
    spell(s, 0, spark, {}, { memory: { paid: { buyback: 1 } } })
    spell(s, 0, spark, {}, { memory: { way: "flashback" } })
    resolveAll(s)
    expect([s.players[0].hand.length, s.exile.length, s.players[0].graveyard.length]).toEqual([1, 1, 0])
  })

  it("702.88a: rebound exiles, and a delayed trigger waits for the next upkeep", () => {
    const s = table()
    const spark = card({
      name: "Spark",
      types: ["instant"],
      abilities: [
        { ability: "spell", effect: gain },
        { ability: "keyword", keyword: "rebound" },
      ],
    })
    spell(s, 0, spark, {}, { memory: { castFrom: "hand" } })
    resolveAll(s)
    expect(s.exile.length).toBe(1)
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    expect(s.waiting.length).toBe(1)
  })

  it("709.5d: the door of the half that was cast is unlocked", () => {
    const s = table()
    const room: ReturnType<typeof card> = {
      name: "Room",
      layout: "room",
      faces: [
        { name: "L", types: ["enchantment"] },
        { name: "R", types: ["enchantment"] },
      ],
    }
    spell(s, 0, room, {}, { face: 1, memory: { castFrom: "hand" } })
    resolveAll(s)
    expect(s.objects[s.battlefield[0]]!.memory?.unlocked).toBe(2)
  })

  it("an ability's effect knows how often it has resolved this turn", () => {
    const s = table()
    const effect = {
      do: "if" as const,
      condition: { if: "abilityCount" as const, what: "resolved" as const, op: "=" as const, than: 2 },
      then: gain,
    }
    const id = put(s, 0, artifact("Dial", when({ on: "counters", object: { is: "self" } }, effect)))
    for (let i = 0; i < 3; i++) {
      addCounters(s, id, "charge", 1, 0)
      settle(s)
      resolveAll(s)
    }
    expect(s.players[0].life).toBe(21)
  })

  it("113.7a: an ability resolves though its source is gone", () => {
    const s = table()
    const id = put(s, 0, artifact("A", when({ on: "step", step: "upkeep" }, gain)))
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    settle(s)
    destroy(s, [id], "701.8a")
    edit(s, s.stack[0])
    resolveAll(s)
    expect(s.players[0].life).toBe(21)
  })
})
