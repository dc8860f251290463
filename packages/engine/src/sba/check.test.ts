import { describe, expect, it } from "vitest"
import { card, creature, graveyard, names, put, settle, table, when } from "../abilities/testing/table.ts"
import { venture } from "../actions/dungeons.ts"
import { record } from "../events/record.ts"
import type { Filter } from "../language/filter.ts"
import { setAsker } from "../state/choose.ts"
import { edit, editPlayer, touch } from "../state/edit.ts"
import type { GameObject } from "../state/object.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { checkStateBasedActions } from "./check.ts"

const CREATURE: Filter = { is: "type", type: "creature" }

function set(s: State, id: number, parts: Partial<GameObject>): void {
  Object.assign(edit(s, id), parts)
  touch(s)
}

function rules(s: State, kind: string): string[] {
  return s.events.filter((e) => e.kind === kind).map((e) => e.rule)
}

describe("704.5a to c: players who lose", () => {
  it("704.5a: a player with 0 life loses, and the other wins (104.2a)", () => {
    const s = table()
    editPlayer(s, 0).life = 0
    settle(s)
    expect(s.over).toEqual({ winners: [1], rule: "104.2a" })
    expect(s.players[0].left).toEqual({ how: "lost", rule: "704.5a" })
    expect(s.turn.stage).toBe("over")
  })

  it("104.4a: when all remaining players lose at the same time, the game is a draw", () => {
    const s = table()
    editPlayer(s, 0).life = -2
    editPlayer(s, 1).drewFromEmpty = true
    settle(s)
    expect(s.over).toEqual({ winners: [], rule: "104.4a" })
  })

  it("704.5b: only attempts since the last check count", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Patron",
        types: ["artifact"],
        abilities: [
          { ability: "static", effects: [{ static: "doesntLose", who: { who: "you" }, reason: "draw" }] },
        ],
      }),
    )
    editPlayer(s, 0).drewFromEmpty = true
    settle(s)
    expect(s.over).toBeNull()
    expect(s.players[0].drewFromEmpty).toBe(false)
  })

  it("704.5c: ten poison counters", () => {
    const s = table()
    editPlayer(s, 1).counters = { poison: 10 }
    settle(s)
    expect(s.over?.winners).toEqual([0])
  })

  it("101.2: a player who can't lose goes on playing", () => {
    const s = table()
    put(
      s,
      0,
      creature("Angel", 4, 4, [
        { ability: "static", effects: [{ static: "doesntLose", who: { who: "you" } }] },
      ]),
    )
    editPlayer(s, 0).life = -5
    expect(checkStateBasedActions(s)).toBe(false)
    expect(s.over).toBeNull()
  })

  it("704.7: one replacement effect replaces a loss for several reasons", () => {
    const s = table()
    const event = { on: "loses" as const, player: { who: "you" as const } }
    put(
      s,
      0,
      card({
        name: "Mirror",
        types: ["artifact"],
        abilities: [
          {
            ability: "static",
            effects: [{ static: "replace", event, with: { do: "gainLife", amount: 20 } }],
          },
        ],
      }),
    )
    editPlayer(s, 0).life = 0
    editPlayer(s, 0).drewFromEmpty = true
    settle(s)
    expect(s.over).toBeNull()
    expect(s.players[0].life).toBe(20)
  })
})

describe("704.5d, e: tokens and copies that cease to exist", () => {
  it("704.5d: a token in a graveyard ceases to exist", () => {
    const s = table()
    const id = put(s, 0, { ...creature("Saproling", 1, 1), token: true }, "graveyard")
    settle(s)
    expect(s.objects[id]).toBeUndefined()
    expect(rules(s, "ceases")).toEqual(["704.5d"])
  })

  it("704.5e: a copy of a spell in exile ceases to exist", () => {
    const s = table()
    put(s, 0, card({ name: "Bolt", types: ["instant"] }), "exile", { kind: "copy" })
    settle(s)
    expect(s.exile).toEqual([])
  })
})

describe("704.5f to h: creatures", () => {
  it("704.5f, g: toughness 0 and lethal damage at the same time are one event", () => {
    const s = table()
    set(s, put(s, 0, creature("A", 1, 0)), {})
    set(s, put(s, 1, creature("B", 2, 2)), { damage: 2 })
    settle(s)
    const moves = s.events.filter((e) => e.kind === "moves")
    expect(moves.map((e) => e.rule)).toEqual(["704.5f", "704.5g"])
    expect(new Set(moves.map((e) => e.batch)).size).toBe(1)
  })

  it("702.12b: an indestructible creature survives lethal damage, but not toughness 0", () => {
    const s = table()
    const tough = creature("God", 5, 5, [{ ability: "keyword", keyword: "indestructible" }])
    const a = put(s, 0, tough, "battlefield", { damage: 9, deathtouched: true })
    put(s, 0, tough, "battlefield", { counters: { "-1/-1": 5 } })
    settle(s)
    expect(s.battlefield).toEqual([a])
    expect(s.objects[a]!.deathtouched).toBe(false)
  })

  it("704.5h: any damage by a source with deathtouch destroys", () => {
    const s = table()
    put(s, 0, creature("Giant", 8, 8), "battlefield", { damage: 1, deathtouched: true })
    settle(s)
    expect(rules(s, "destroyed")).toEqual(["704.5h"])
  })

  it("704.5g, 701.19a: regeneration replaces destruction, not toughness 0", () => {
    const s = table()
    const id = put(s, 0, creature("Troll"), "battlefield", { damage: 2 })
    const shield = {
      id: 99,
      timestamp: 99,
      source: id,
      controller: 0,
      duration: "endOfTurn" as const,
      turn: 3,
      objects: [id],
      changes: [],
      statics: [],
      bindings: { regeneration: 1 },
      targets: [],
      x: 0,
      uses: 1,
    }
    s.effects = [shield]
    settle(s)
    expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0 })
    s.effects = [shield]
    set(s, id, { counters: { "-1/-1": 2 } })
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Troll"])
  })
})

describe("704.5i, v, w, x: planeswalkers and battles", () => {
  it("704.5i: a planeswalker with loyalty 0", () => {
    const s = table()
    put(s, 0, card({ name: "Walker", types: ["planeswalker"], loyalty: 3 }))
    settle(s)
    expect(rules(s, "moves")).toEqual(["704.5i"])
  })

  it("704.5v: a battle with defense 0 waits for its own trigger", () => {
    const s = table()
    const siege = put(
      s,
      0,
      card({ name: "Siege", types: ["battle"], subtypes: ["Siege"], defense: 3 }),
      "battlefield",
      { memory: { protector: 1 } },
    )
    s.waiting = [
      {
        source: siege,
        controller: 0,
        ability: when({ on: "action", action: "x" }, { do: "nothing" }),
        bindings: {},
        x: 0,
        index: 0,
      },
    ]
    expect(checkStateBasedActions(s)).toBe(false)
    s.waiting = []
    touch(s)
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Siege"])
  })

  it("704.5w, x: a Siege without a fitting protector gets an opponent", () => {
    const s = table(3)
    const siege = card({ name: "Siege", types: ["battle"], subtypes: ["Siege"], defense: 3 })
    const a = put(s, 0, siege, "battlefield", { counters: { defense: 3 } })
    const b = put(s, 0, siege, "battlefield", { counters: { defense: 3 }, memory: { protector: 0 } })
    settle(s, [1], [0])
    expect(s.objects[a]!.memory?.protector).toBe(2)
    expect(s.objects[b]!.memory?.protector).toBe(1)
  })
})

describe("704.5j, k: legends and worlds", () => {
  const legend = creature("Isamaru", 2, 2, [], { supertypes: ["legendary"] })

  it("704.5j: each player keeps one of his own", () => {
    const s = table()
    const [a, b] = [put(s, 0, legend), put(s, 0, legend)]
    const theirs = put(s, 1, legend)
    const [decision] = settle(s, [1])
    expect(decision).toMatchObject({ kind: "choose", player: 0, purpose: "legendRule", options: [a, b] })
    expect(s.battlefield).toEqual([b, theirs])
  })

  it("704.5j in older eras: all die, or the oldest stays, whoever controls them", () => {
    for (const [legendRule, left] of [
      ["all-die", 0],
      ["oldest-stays", 1],
    ] as const) {
      const s = table()
      s.ruleset = { ...s.ruleset, knobs: { ...s.ruleset.knobs, legendRule } }
      put(s, 0, legend)
      put(s, 1, legend)
      settle(s)
      expect(s.battlefield.length).toBe(left)
    }
  })

  it("704.5j: not where an effect says that the rule doesn't apply", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Gallery",
        types: ["artifact"],
        abilities: [{ ability: "static", effects: [{ static: "noLegendRule", what: CREATURE }] }],
      }),
    )
    put(s, 0, legend)
    put(s, 0, legend)
    settle(s)
    expect(s.battlefield.length).toBe(3)
  })

  it("704.5k: the newest world stays", () => {
    const s = table()
    const world = card({ name: "World", types: ["enchantment"], supertypes: ["world"] })
    put(s, 0, world)
    const newer = put(s, 1, world)
    settle(s)
    expect(s.battlefield).toEqual([newer])
  })
})

describe("704.5m, n, p: attachments", () => {
  const aura = card({
    name: "Aura",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
  })
  const sword = card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] })

  it("704.5m: an Aura whose creature is gone goes to the graveyard; 704.5n: Equipment stays", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear"), "battlefield", { damage: 2 })
    put(s, 1, aura, "battlefield", { attachedTo: bear })
    const gear = put(s, 0, sword, "battlefield", { attachedTo: bear })
    settle(s)
    expect(graveyard(s, 1)).toEqual(["Aura"])
    expect(s.objects[gear]!.attachedTo).toBe(0)
    expect(s.events.filter((e) => e.kind === "unattached").length).toBe(2)
  })

  it("704.5m: an Aura attached to nothing; 704.5n: Equipment on a player", () => {
    const s = table()
    put(s, 0, aura)
    const gear = put(s, 0, sword, "battlefield", { attachedTo: playerRef(0) })
    settle(s)
    expect(names(s, s.battlefield)).toEqual(["Sword"])
    expect(s.objects[gear]!.attachedTo).toBe(0)
  })

  it("704.5m, 702.16c: protection makes an Aura illegal", () => {
    const s = table()
    const bear = put(
      s,
      0,
      creature("Knight", 2, 2, [
        { ability: "keyword", keyword: "protection", filter: { is: "type", type: "enchantment" } },
      ]),
    )
    put(s, 1, aura, "battlefield", { attachedTo: bear })
    settle(s)
    expect(graveyard(s, 1)).toEqual(["Aura"])
  })

  it("704.5p: a creature that is attached becomes unattached", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear"))
    const golem = put(
      s,
      0,
      creature("Golem", 3, 3, [], { types: ["artifact", "creature"], subtypes: ["Equipment"] }),
      "battlefield",
      { attachedTo: bear },
    )
    settle(s)
    expect(s.objects[golem]!.attachedTo).toBe(0)
  })
})

describe("704.5q, s, y, z and 704.8", () => {
  it("704.5q: pairs of +1/+1 and -1/-1 counters are removed", () => {
    const s = table()
    const id = put(s, 0, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 3, "-1/-1": 1 } })
    settle(s)
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 2 })
  })

  it("704.8: the dying creature had its +1/+1 counter when it was last on the battlefield", () => {
    const s = table()
    const id = put(s, 0, creature("Wolf", 1, 1), "battlefield", { counters: { "+1/+1": 1, "-1/-1": 3 } })
    settle(s)
    expect(s.past[id]!.object.counters).toEqual({ "+1/+1": 1, "-1/-1": 3 })
  })

  it("704.5r: no more than N counters", () => {
    const s = table()
    const limit = { static: "counterLimit" as const, what: { sel: "self" as const }, kind: "charge", max: 4 }
    const id = put(
      s,
      0,
      card({ name: "Rasputin", types: ["artifact"], abilities: [{ ability: "static", effects: [limit] }] }),
      "battlefield",
      { counters: { charge: 6 } },
    )
    settle(s)
    expect(s.objects[id]!.counters).toEqual({ charge: 4 })
  })

  it("704.5s: a Saga is sacrificed once its last chapter ability has left the stack", () => {
    const s = table()
    const chapter = when(
      { on: "counters", object: { is: "self" }, kind: "lore" },
      { do: "nothing" },
      { chapters: [1, 2] },
    )
    const saga = put(
      s,
      0,
      card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"], abilities: [chapter] }),
      "battlefield",
      { counters: { lore: 2 } },
    )
    s.waiting = [{ source: saga, controller: 0, ability: chapter, bindings: {}, x: 0, index: 0 }]
    expect(checkStateBasedActions(s)).toBe(false)
    s.waiting = []
    touch(s)
    settle(s)
    expect(rules(s, "sacrifice")).toEqual(["704.5s"])
  })

  it("704.5y: only the newest Role of one player stays", () => {
    const s = table()
    const role = card({
      name: "Role",
      types: ["enchantment"],
      subtypes: ["Aura", "Role"],
      abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
    })
    const bear = put(s, 0, creature())
    put(s, 0, role, "battlefield", { attachedTo: bear })
    const theirs = put(s, 1, role, "battlefield", { attachedTo: bear })
    const newest = put(s, 0, role, "battlefield", { attachedTo: bear })
    settle(s)
    expect(s.battlefield).toEqual([bear, theirs, newest])
  })

  it("704.5t: a dungeon is completed once the last room's ability has left the stack", () => {
    const s = table()
    for (let room = 0; room < 3; room++) {
      venture(s, 0, "Lost Mine of Phandelver")
      s.waiting = []
      setAsker(() => [0] as never)
    }
    venture(s, 0)
    setAsker(null)
    expect(checkStateBasedActions(s)).toBe(false)
    s.waiting = []
    touch(s)
    settle(s)
    expect(s.players[0].dungeons).toEqual(["Lost Mine of Phandelver"])
    expect(s.command).toEqual([])
  })

  it("704.5u: creatures get a sector; 704.5z: a player's speed becomes 1", () => {
    const s = table()
    const id = put(s, 1, creature("Bear"))
    put(
      s,
      0,
      card({
        name: "Beleren",
        types: ["artifact"],
        abilities: [
          { ability: "keyword", keyword: "spaceSculptor" },
          { ability: "keyword", keyword: "startYourEngines" },
        ],
      }),
    )
    settle(s, [1])
    expect(s.objects[id]!.memory?.designations).toEqual(["betaSector"])
    expect(s.players[0].speed).toBe(1)
  })
})

describe("704.3: a quiet game", () => {
  it("a second check of an unchanged game finds nothing", () => {
    const s = table()
    put(s, 0, creature())
    expect(checkStateBasedActions(s)).toBe(false)
    expect(checkStateBasedActions(s)).toBe(false)
    expect(s.events).toEqual([])
  })
})

describe("704.3: checks before a player has priority", () => {
  const checks = (s: State) => s.events.filter((e) => e.kind === "stateBased").map((e) => e.amount)

  it("are numbered until nothing more is to be done: the anthem's bearer dies first, then what it kept alive", () => {
    const s = table()
    const anthem = {
      static: "modify",
      what: { sel: "all", filter: { is: "and", of: [CREATURE, { is: "other" }] } },
      changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
    } as const
    const lord = put(s, 0, creature("Lord", 2, 2, [{ ability: "static", effects: [anthem] }]))
    const bear = put(s, 0, creature())
    set(s, lord, { damage: 2 })
    set(s, bear, { damage: 2 })
    settle(s)
    expect(graveyard(s, 0)).toHaveLength(2)
    const [first, second] = s.events.filter((e) => e.kind === "destroyed")
    const marks = s.events.filter((e) => e.kind === "stateBased")
    expect(marks.map((e) => e.amount)).toEqual([1, 2])
    expect([first.object, second.object]).toEqual([lord, bear])
    expect(marks.map((e) => e.batch)).toEqual([first.batch, second.batch])
  })

  it("count from one again once something else has happened", () => {
    const s = table()
    for (const name of ["A", "B"]) {
      set(s, put(s, 0, creature(name)), { damage: 2 })
      settle(s)
      record(s, { kind: "resolves", rule: "608.1" })
    }
    expect(checks(s)).toEqual([1, 1])
  })
})
