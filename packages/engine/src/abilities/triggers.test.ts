import { describe, expect, it } from "vitest"
import { addCounters } from "../events/counters.ts"
import { dealDamage } from "../events/damage.ts"
import { destroy, sacrifice } from "../events/destroy.ts"
import { move, moveAll } from "../events/move.ts"
import { record, simultaneously } from "../events/record.ts"
import type { Ability } from "../language/ability.ts"
import type { Effect } from "../language/effect.ts"
import type { EventPattern } from "../language/event.ts"
import type { Filter } from "../language/filter.ts"
import { edit, editPlayer, touch } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import {
  asking,
  card,
  creature,
  graveyard,
  put,
  resolveAll,
  settle,
  spell,
  table,
  when,
} from "./testing/table.ts"

const CREATURE: Filter = { is: "type", type: "creature" }
const LAND: Filter = { is: "type", type: "land" }
const dies = (object: Filter): EventPattern => ({ on: "moves", object, from: "battlefield", to: "graveyard" })
const enters = (object: Filter): EventPattern => ({ on: "moves", object, to: "battlefield" })
const gain = { do: "gainLife" as const, amount: 1 }
const land = card({ name: "Forest", types: ["land"], subtypes: ["Forest"] })
const artifact = (name: string, ...abilities: Ability[]) => card({ name, types: ["artifact"], abilities })

function waitingSources(s: State): number[] {
  return s.waiting.map((w) => w.source)
}

describe("603.10a: leaves-the-battlefield abilities look back", () => {
  it("an artifact destroyed with two creatures sees both of them die", () => {
    const s = table()
    const artifactId = put(s, 0, artifact("Altar", when(dies(CREATURE), gain)))
    const bears = [put(s, 0, creature()), put(s, 1, creature())]
    destroy(s, [artifactId, ...bears], "701.8a")
    expect(waitingSources(s)).toEqual([artifactId, artifactId])
    settle(s)
    resolveAll(s)
    expect(s.players[0].life).toBe(22)
  })

  it("a creature's own dies ability triggers, and it is bound", () => {
    const s = table()
    const id = put(s, 0, creature("Imp", 1, 1, [when(dies({ is: "self" }), gain)]))
    destroy(s, [id], "701.8a")
    expect(s.waiting[0].bindings).toMatchObject({ it: [id], became: s.players[0].graveyard })
  })

  it("a creature that lost its abilities before it died triggers nothing", () => {
    const s = table()
    const id = put(s, 0, creature("Imp", 1, 1, [when(dies({ is: "self" }), gain)]))
    put(
      s,
      1,
      artifact("Humility", {
        ability: "static",
        effects: [
          {
            static: "modify",
            what: { sel: "all", filter: CREATURE },
            changes: [{ change: "loseAbilities" }],
          },
        ],
      }),
    )
    destroy(s, [id], "701.8a")
    expect(s.waiting).toEqual([])
  })

  it("603.6c: an ability for 'from anywhere' does not look back", () => {
    const s = table()
    const id = put(
      s,
      0,
      creature("Watcher", 1, 1, [when({ on: "moves", object: CREATURE, to: "graveyard" }, gain)]),
    )
    const other = put(s, 0, creature())
    destroy(s, [id, other], "701.8a")
    expect(s.waiting).toEqual([])
  })

  it("603.10a: abilities for a sacrifice look back", () => {
    const s = table()
    const id = put(
      s,
      0,
      creature("Priest", 1, 1, [when({ on: "sacrifice", player: { who: "you" }, object: CREATURE }, gain)]),
    )
    sacrifice(s, [id, put(s, 0, creature())], 0)
    expect(waitingSources(s)).toEqual([id, id])
  })

  it("603.10f: a player's loss is seen by what leaves with him", () => {
    const s = table(3)
    put(s, 1, artifact("Grave", when({ on: "loses", player: { who: "opponents" } }, gain)))
    editPlayer(s, 0).life = 0
    settle(s)
    expect(s.over).toBeNull()
    expect(s.stack.length).toBe(1)
  })
})

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
    s.waiting = []
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
    s.waiting = []
    s.turn = { ...s.turn, number: 4 }
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

describe("603.4: the intervening if", () => {
  const condition = { if: "exists" as const, filter: LAND, atLeast: 1 }
  const ability = when({ on: "step", step: "upkeep", player: { who: "you" } }, gain, { condition })

  it("603.4: nothing triggers when it is false at first", () => {
    const s = table()
    put(s, 0, artifact("A", ability))
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    expect(s.waiting).toEqual([])
  })

  it("608.2a: nothing happens when it is false on resolution", () => {
    const s = table()
    put(s, 0, artifact("A", ability))
    const forest = put(s, 1, land)
    record(s, { kind: "step", rule: "503", player: 0, detail: "upkeep" })
    settle(s)
    destroy(s, [forest], "701.8a")
    resolveAll(s)
    expect(s.players[0].life).toBe(20)
    expect(s.stack).toEqual([])
  })
})

describe("603.3: putting triggers on the stack", () => {
  const upkeep = (amount: number) => when({ on: "step", step: "upkeep" }, { do: "gainLife", amount })
  const begin = (s: State) =>
    record(s, { kind: "step", rule: "503", player: s.turn.active, detail: "upkeep" })
  const sources = (s: State) => s.stack.map((id) => s.objects[id]!.stack!.source)

  it("603.3b: the active player's go on first, each player orders his own", () => {
    const s = table()
    const theirs = put(s, 1, artifact("T", upkeep(1)))
    const [a, b] = [put(s, 0, artifact("A", upkeep(2))), put(s, 0, artifact("B", upkeep(3)))]
    begin(s)
    const [decision] = settle(s, [1, 0])
    expect(decision).toMatchObject({ kind: "order", player: 0, purpose: "triggers", options: [a, b] })
    expect(sources(s)).toEqual([b, a, theirs])
    const placed = s.events.filter((e) => e.kind === "triggers")
    expect(placed.map((e) => e.detail)).toEqual(["", "chosen", ""])
  })

  it("603.3b: nobody is asked for the order of triggers that do the same", () => {
    const s = table()
    put(s, 0, artifact("A", upkeep(1)))
    put(s, 0, artifact("B", upkeep(1)))
    begin(s)
    expect(settle(s)).toEqual([])
    expect(s.stack.length).toBe(2)
    expect(s.events.filter((e) => e.kind === "triggers").map((e) => e.detail)).toEqual(["", "alike"])
  })

  it("603.3b: an ability that watches other abilities trigger goes on in the second pass", () => {
    const s = table()
    const watcher = put(s, 0, artifact("W", when({ on: "triggers", source: { is: "other" } }, gain)))
    const plain = put(s, 1, artifact("P", upkeep(2)))
    begin(s)
    settle(s)
    expect(sources(s)).toEqual([plain, watcher])
  })

  it("603.3d: a target is chosen; without a legal one the ability is removed", () => {
    const s = table()
    const destroyBear = when(
      { on: "step", step: "upkeep" },
      { do: "destroy", what: { sel: "target", slot: 0 } },
      { targets: [{ filter: CREATURE }] },
    )
    put(s, 0, artifact("A", destroyBear))
    begin(s)
    settle(s)
    expect(s.stack).toEqual([])
    const [, bear] = [put(s, 1, creature()), put(s, 1, creature())]
    begin(s)
    settle(s, [1])
    resolveAll(s)
    expect(s.objects[bear]).toBeUndefined()
    expect(s.events.filter((e) => e.kind === "targeted")).toMatchObject([{ other: bear }])
  })

  it("603.3c: a mode without a legal target can't be chosen", () => {
    const s = table()
    const of = [
      {
        effect: { do: "destroy" as const, what: { sel: "target" as const, slot: 0 } },
        targets: [{ filter: CREATURE }],
      },
      { effect: gain, label: "gain" },
    ]
    put(
      s,
      0,
      artifact("A", {
        ability: "triggered",
        when: { on: "step", step: "upkeep" },
        modes: { min: 1, max: 1, of },
      }),
    )
    begin(s)
    const [decision] = settle(s, [0])
    expect(decision).toMatchObject({ kind: "option", options: [{ label: "gain" }] })
    resolveAll(s)
    expect(s.players[0].life).toBe(21)
  })

  it("603.8: a state trigger waits until its ability has left the stack", () => {
    const s = table()
    const condition = { if: "not" as const, of: { if: "exists" as const, filter: LAND } }
    const id = put(s, 0, artifact("Serpent", when({ on: "state", condition }, gain)))
    const forest = put(s, 0, land)
    destroy(s, [forest], "701.8a")
    addCounters(s, id, "charge", 1, 0)
    expect(s.waiting.length).toBe(1)
    settle(s)
    addCounters(s, id, "charge", 1, 0)
    expect(s.waiting.length).toBe(0)
    put(s, 0, land)
    resolveAll(s)
    expect(s.waiting.length).toBe(0)
  })

  it("603.7b: a delayed trigger triggers once, whoever dies with whom", () => {
    const s = table()
    const ability = when(dies(CREATURE), gain)
    s.delayed = [
      {
        id: 500,
        source: 0,
        controller: 1,
        ability,
        bindings: {},
        once: true,
        duration: "endOfTurn",
        turn: 3,
        x: 0,
      },
    ]
    touch(s)
    destroy(s, [put(s, 0, creature()), put(s, 0, creature())], "701.8a")
    expect(s.waiting.length).toBe(1)
    expect(s.delayed).toEqual([])
  })

  it("603.7b: when it happens to several at once, its controller chooses which it was", () => {
    const s = table()
    const effect: Effect = { do: "gainLife", amount: { n: "power", of: { sel: "bound", name: "it" } } }
    s.delayed = [
      {
        id: 500,
        source: 0,
        controller: 1,
        ability: when(dies(CREATURE), effect),
        bindings: {},
        once: true,
        duration: "permanent",
        turn: 3,
        x: 0,
      },
    ]
    touch(s)
    const doomed = [put(s, 0, creature("Small", 1, 1)), put(s, 0, creature("Big", 5, 5))]
    const [asked] = asking([[1]], () => void destroy(s, doomed, "701.8a"))
    expect(asked).toMatchObject({ rule: "603.7b", player: 1 })
    settle(s)
    resolveAll(s)
    expect([s.players[1].life, s.delayed]).toEqual([25, []])
  })

  it("603.7c: at the beginning of a step a delayed ability still means the object it was created for", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const later: Effect = {
      do: "delayed",
      when: { on: "step", step: "end" },
      effect: { do: "destroy", what: { sel: "bound", name: "it" } },
    }
    put(s, 1, artifact("Curse", when({ on: "taps", object: CREATURE }, later)))
    record(s, { kind: "taps", rule: "701.26a", object: bear })
    settle(s)
    resolveAll(s)
    record(s, { kind: "step", rule: "513.1", player: 0, detail: "end" })
    settle(s)
    resolveAll(s)
    expect(s.battlefield).not.toContain(bear)
  })

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

  it("800.4d: nothing is put on the stack for a player who left", () => {
    const s = table(3)
    s.waiting = [{ source: 0, controller: 2, ability: upkeep(1), bindings: {}, x: 0, index: 0 }]
    editPlayer(s, 2).left = { how: "lost", rule: "104.3a" }
    settle(s)
    expect(s.stack).toEqual([])
  })
})

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

describe("603.3d: a triggered ability is on the stack as its targets are chosen", () => {
  const murder = (targets: Filter) =>
    creature("Assassin", 1, 1, [
      {
        ability: "triggered",
        when: enters({ is: "self" }),
        targets: [{ filter: targets }],
        effect: { do: "destroy", what: { sel: "target", slot: 0 } },
      },
    ])

  it("so that whoever is asked sees which ability asks", () => {
    const s = table()
    put(s, 1, creature())
    const id = put(s, 0, murder(CREATURE), "hand")
    move(s, { id, to: "battlefield", rule: "608.3a" })
    const [question] = settle(s, [0])
    expect(question.source).toBe(s.stack[0])
    expect(s.objects[s.stack[0]]!.stack!.ability).toMatchObject({ effect: { do: "destroy" } })
  })

  it("and is removed where none can be chosen: nothing has been put there", () => {
    const s = table()
    const id = put(s, 0, murder({ is: "type", type: "artifact" }), "hand")
    move(s, { id, to: "battlefield", rule: "608.3a" })
    settle(s)
    expect(s.stack).toEqual([])
    expect(Object.values(s.objects).filter((o) => o?.kind === "ability")).toEqual([])
    expect(s.events.some((e) => e.kind === "triggers")).toBe(false)
  })
})
