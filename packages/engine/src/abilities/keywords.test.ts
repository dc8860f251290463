import { describe, expect, it } from "vitest"
import { act, lands, options, resolve } from "../casting/testing/table.ts"
import { characteristics } from "../characteristics/query.ts"
import { destroy } from "../events/destroy.ts"
import { record } from "../events/record.ts"
import { playerRef } from "../state/ref.ts"
import { attack, block, enter, has, MANA, size, upkeep } from "./testing/keywords.ts"
import {
  asking,
  card,
  creature,
  graveyard,
  names,
  put,
  resolveAll,
  settle,
  spell,
  table,
} from "./testing/table.ts"

describe("keywords of combat", () => {
  it("702.25a: flanking weakens each blocker without flanking", () => {
    const s = table()
    const knight = put(s, 0, creature("Knight", 2, 2, [has("flanking")]))
    const [a, b] = [put(s, 1, creature("A", 3, 3)), put(s, 1, creature("B", 3, 3, [has("flanking")]))]
    attack(s, knight)
    block(s, knight, a, b)
    settle(s)
    resolveAll(s)
    expect([size(s, a), size(s, b)]).toEqual([
      [2, 2],
      [3, 3],
    ])
  })

  it("702.23a: rampage counts blockers beyond the first; 702.45a: bushido counts once", () => {
    const s = table()
    const beast = put(s, 0, creature("Beast", 1, 1, [has("rampage", { n: 2 }), has("bushido", { n: 1 })]))
    const blockers = ["A", "B", "C"].map((name) => put(s, 1, creature(name)))
    attack(s, beast)
    block(s, beast, ...blockers)
    settle(s, [0, 1])
    resolveAll(s)
    expect(size(s, beast)).toEqual([6, 6])
  })

  it("702.83b: exalted only for a creature that attacks alone", () => {
    const s = table()
    put(s, 0, creature("Angel", 1, 1, [has("exalted")]))
    const bear = put(s, 0, creature())
    attack(s, bear)
    settle(s)
    resolveAll(s)
    expect(size(s, bear)).toEqual([3, 3])
  })

  it("702.134a: mentor needs an attacker with less power; 702.149a: training one with more", () => {
    const s = table()
    const teacher = put(s, 0, creature("Teacher", 3, 3, [has("mentor")]))
    const pupil = put(s, 0, creature("Pupil", 1, 1, [has("training")]))
    attack(s, teacher, pupil)
    settle(s, [0, 1], [0])
    resolveAll(s)
    expect(size(s, pupil)).toEqual([3, 3])
  })

  it("702.181a: mobilize makes tapped attackers that are sacrificed", () => {
    const s = table()
    const rider = put(s, 0, creature("Rider", 2, 2, [has("mobilize", { n: 2 })]))
    attack(s, rider)
    settle(s)
    resolveAll(s)
    const made = s.battlefield.filter((id) => id !== rider).map((id) => s.objects[id]!)
    expect(made.map((o) => [o.tapped, o.combat?.attacking])).toEqual([
      [true, playerRef(1)],
      [true, playerRef(1)],
    ])
  })

  it("702.112a: renown once", () => {
    const s = table()
    const hero = put(s, 0, creature("Hero", 2, 2, [has("renown", { n: 1 })]))
    for (let i = 0; i < 2; i++) {
      record(s, {
        kind: "damage",
        rule: "510.2",
        source: hero,
        other: playerRef(1),
        player: 1,
        amount: 2,
        combat: true,
      })
      settle(s)
      resolveAll(s)
    }
    expect(size(s, hero)).toEqual([3, 3])
  })
})

describe("keywords about counters, entering and leaving", () => {
  it("702.93a: undying returns a creature once, 702.79a: persist likewise", () => {
    const s = table()
    const wolf = put(s, 0, creature("Wolf", 2, 2, [has("undying")]))
    destroy(s, [wolf], "701.8")
    settle(s)
    resolveAll(s)
    expect(size(s, s.battlefield[0])).toEqual([3, 3])
    destroy(s, [s.battlefield[0]], "701.8")
    settle(s)
    expect(graveyard(s, 0)).toEqual(["Wolf"])
  })

  it("702.43a: modular moves as many counters as there were", () => {
    const s = table()
    const golem = enter(
      s,
      put(
        s,
        0,
        creature("Golem", 0, 0, [has("modular", { n: 2 })], { types: ["artifact", "creature"] }),
        "hand",
      ),
    )
    const other = put(s, 0, creature("Thopter", 1, 1, [], { types: ["artifact", "creature"] }))
    destroy(s, [golem], "701.8")
    settle(s, [0])
    resolveAll(s, 1)
    expect(size(s, other)).toEqual([3, 3])
  })

  it("702.100a: evolve for a bigger creature only", () => {
    const s = table()
    const crab = put(s, 0, creature("Crab", 1, 2, [has("evolve")]))
    for (const what of [creature("Small", 1, 1), creature("Tall", 1, 3)]) enter(s, put(s, 0, what, "hand"))
    settle(s)
    resolveAll(s)
    expect(size(s, crab)).toEqual([2, 3])
  })

  it("702.63a: vanishing ends with the last counter", () => {
    const s = table()
    const ghost = enter(s, put(s, 0, creature("Ghost", 3, 3, [has("vanishing", { n: 1 })]), "hand"))
    expect(s.objects[ghost]!.counters).toEqual({ time: 1 })
    upkeep(s)
    settle(s)
    resolveAll(s)
    settle(s)
    resolveAll(s)
    expect(graveyard(s, 0)).toEqual(["Ghost"])
  })

  it("702.136a: riot gives a counter or haste", () => {
    for (const [answer, counters] of [
      [0, { "+1/+1": 1 }],
      [1, null],
    ] as const) {
      const s = table()
      const ogre = put(s, 0, creature("Ogre", 2, 2, [has("riot")]), "hand")
      asking([[answer]], () => enter(s, ogre))
      const [id] = s.battlefield
      expect([s.objects[id]!.counters, characteristics(s, id).flags !== 0]).toEqual([
        counters,
        counters === null,
      ])
    }
  })

  it("702.82a: devour counts what was sacrificed", () => {
    const s = table()
    for (const name of ["A", "B"]) put(s, 0, creature(name))
    const dragon = put(s, 0, creature("Dragon", 1, 1, [has("devour", { n: 2 })]), "hand")
    asking([[0, 1]], () => enter(s, dragon))
    expect(size(s, s.battlefield[0])).toEqual([5, 5])
  })

  it("702.72a: champion exiles another, and returns it", () => {
    const s = table()
    put(s, 0, creature("Bear"))
    const chief = enter(s, put(s, 0, creature("Chief", 3, 3, [has("champion")]), "hand"))
    settle(s)
    resolveAll(s, 1)
    expect(names(s, s.exile)).toEqual(["Bear"])
    destroy(s, [chief], "701.8")
    settle(s)
    resolveAll(s)
    expect(names(s, s.battlefield)).toEqual(["Bear"])
  })

  it("702.92a: living weapon comes with its bearer", () => {
    const s = table()
    const skull = card({
      name: "Skull",
      types: ["artifact"],
      subtypes: ["Equipment"],
      abilities: [
        has("livingWeapon"),
        {
          ability: "static",
          effects: [
            {
              static: "modify",
              what: { sel: "attachedTo" },
              changes: [{ change: "modifyPT", power: 4, toughness: 4 }],
            },
          ],
        },
      ],
    })
    enter(s, put(s, 0, skull, "hand"))
    settle(s)
    resolveAll(s)
    settle(s)
    expect(size(s, s.battlefield[1])).toEqual([4, 4])
  })

  it("702.24a: cumulative upkeep grows", () => {
    const s = table()
    put(s, 0, creature("Mount", 4, 4, [has("cumulativeUpkeep", { cost: [{ pay: "life", amount: 2 }] })]))
    for (const answer of [1, 1]) {
      upkeep(s)
      settle(s)
      resolveAll(s, answer)
    }
    expect([s.players[0].life, s.battlefield.length]).toEqual([14, 1])
  })

  it("702.30a: echo asks once", () => {
    const s = table()
    put(s, 0, creature("Elf", 1, 1, [has("echo", { cost: [{ pay: "life", amount: 3 }] })]))
    upkeep(s)
    settle(s)
    resolveAll(s, 1)
    upkeep(s)
    settle(s)
    expect([s.players[0].life, s.stack.length]).toEqual([17, 0])
  })
})

describe("keywords that are activated abilities", () => {
  it("702.29a: cycling from the hand", () => {
    const s = table()
    put(s, 0, creature("Top"), "library")
    put(s, 0, creature("Slug", 1, 1, [has("cycling", { cost: MANA("{1}") })]), "hand")
    lands(s, 0, "Island")
    const option = options(s).find((o) => o.startsWith("activate Slug"))!
    act(s, option)
    resolve(s)
    expect([names(s, s.players[0].hand), graveyard(s, 0)]).toEqual([["Top"], ["Slug"]])
  })

  it("702.6a: equip attaches to a creature you control", () => {
    const s = table()
    const sword = put(
      s,
      0,
      card({
        name: "Sword",
        types: ["artifact"],
        subtypes: ["Equipment"],
        abilities: [has("equip", { cost: MANA("{1}") })],
      }),
    )
    const bear = put(s, 0, creature())
    put(s, 1, creature("Theirs"))
    lands(s, 0, "Island")
    act(s, options(s).find((o) => o.startsWith("activate Sword"))!, [[0]])
    resolve(s)
    expect(s.objects[sword]!.attachedTo).toBe(bear)
  })

  it("702.122a: crew taps creatures with enough power", () => {
    const s = table()
    const ship = put(
      s,
      0,
      card({
        name: "Ship",
        types: ["artifact"],
        subtypes: ["Vehicle"],
        power: 5,
        toughness: 5,
        abilities: [has("crew", { n: 3 })],
      }),
    )
    const bear = put(s, 0, creature("Ogre", 3, 3))
    act(s, options(s).find((o) => o.startsWith("activate Ship"))!, [])
    resolve(s)
    expect([s.objects[bear]!.tapped, size(s, ship)]).toEqual([true, [5, 5]])
  })

  it("702.84a: unearth for a turn, then exile", () => {
    const s = table()
    put(s, 0, creature("Bones", 3, 1, [has("unearth", { cost: MANA("{B}") })]), "graveyard")
    lands(s, 0, "Swamp")
    act(s, options(s).find((o) => o.startsWith("activate Bones"))!)
    resolve(s)
    const bones = s.battlefield.find((id) => names(s, [id])[0] === "Bones")!
    destroy(s, [bones], "701.8")
    expect([names(s, s.exile), graveyard(s, 0)]).toEqual([["Bones"], []])
  })

  it("702.128a: an embalmed token is a white Zombie without a mana cost", () => {
    const s = table()
    put(s, 0, creature("Priest", 2, 2, [has("embalm", { cost: MANA("{W}") })]), "graveyard")
    lands(s, 0, "Plains")
    act(s, options(s).find((o) => o.startsWith("activate Priest"))!)
    resolve(s)
    const c = characteristics(s, s.battlefield.at(-1)!)
    expect([c.name, c.manaValue, c.colors, c.subtypes]).toEqual(["Priest", 0, 1, ["Zombie"]])
  })
})

describe("keywords of spells", () => {
  it("702.40a: storm counts the spells before it", () => {
    const s = table()
    for (let i = 0; i < 2; i++)
      record(s, {
        kind: "cast",
        rule: "601.2i",
        object: spell(s, 0, card({ name: "Ritual", types: ["sorcery"] })),
        player: 0,
      })
    const shot = spell(
      s,
      0,
      card({
        name: "Shot",
        types: ["sorcery"],
        abilities: [has("storm"), { ability: "spell", effect: { do: "gainLife", amount: 1 } }],
      }),
    )
    record(s, { kind: "cast", rule: "601.2i", object: shot, player: 0 })
    settle(s)
    resolveAll(s)
    expect(s.players[0].life).toBe(23)
  })

  it("702.85a: cascade stops at a cheaper nonland card; declined, it goes to the bottom", () => {
    const s = table()
    for (const what of [creature("Under"), creature("Bear"), card({ name: "Wood", types: ["land"] })])
      put(s, 0, what, "library")
    const elf = spell(s, 0, creature("Elf", 3, 2, [has("cascade")], { cost: "{2}{R}{G}" }))
    record(s, { kind: "cast", rule: "601.2i", object: elf, player: 0 })
    settle(s)
    resolveAll(s, [])
    expect([names(s, s.players[0].library).at(-1), s.players[0].library.length, s.exile]).toEqual([
      "Under",
      3,
      [],
    ])
  })

  it("702.21a: ward counters what isn't paid for", () => {
    const s = table()
    const bear = put(s, 0, creature("Bear", 2, 2, [has("ward", { cost: [{ pay: "life", amount: 3 }] })]))
    const bolt = spell(
      s,
      1,
      card({
        name: "Bolt",
        types: ["instant"],
        abilities: [
          {
            ability: "spell",
            targets: [{ filter: { is: "type", type: "creature" } }],
            effect: { do: "destroy", what: { sel: "target", slot: 0 } },
          },
        ],
      }),
      { targets: [[bear]] },
    )
    record(s, { kind: "targeted", rule: "601.2c", object: bolt, other: bear, player: 1, source: bolt })
    settle(s)
    resolveAll(s, 0)
    expect([s.battlefield, graveyard(s, 1)]).toEqual([[bear], ["Bolt"]])
  })

  it("702.101a: extort drains each opponent", () => {
    const s = table(3)
    put(s, 0, creature("Thrull", 1, 1, [has("extort")]))
    lands(s, 0, "Swamp")
    record(s, { kind: "cast", rule: "601.2i", object: spell(s, 0, creature()), player: 0 })
    settle(s)
    resolveAll(s, 1)
    expect(s.players.map((p) => p.life)).toEqual([22, 19, 19])
  })

  it("702.108a: prowess for noncreature spells", () => {
    const s = table()
    const monk = put(s, 0, creature("Monk", 1, 1, [has("prowess")]))
    record(s, {
      kind: "cast",
      rule: "601.2i",
      object: spell(s, 0, card({ name: "Ritual", types: ["sorcery"] })),
      player: 0,
    })
    record(s, { kind: "cast", rule: "601.2i", object: spell(s, 0, creature()), player: 0 })
    settle(s)
    resolveAll(s)
    expect(size(s, monk)).toEqual([2, 2])
  })
})
