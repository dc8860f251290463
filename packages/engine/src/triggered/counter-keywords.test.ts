import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import { destroy } from "../events/moving/destroy.ts"
import { enter, has, size, upkeep } from "../testing/keywords.ts"
import { asking, card, creature, graveyard, names, put, resolveAll, settle, table } from "../testing/table.ts"

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
    const chief = enter(
      s,
      put(
        s,
        0,
        creature("Chief", 3, 3, [has("champion", { filter: { is: "type", type: "creature" } })]),
        "hand",
      ),
    )
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
