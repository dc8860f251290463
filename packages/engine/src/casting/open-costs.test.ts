import { describe, expect, it } from "vitest"
import type { Ability } from "../language/ability.ts"
import { act, bolt, CREATURE, card, creature, instant, lands, options, put, table } from "./testing/table.ts"

const legend = () =>
  card({ name: "Queen", supertypes: ["legendary"], types: ["creature"], power: 2, toughness: 2 })
const LEGENDARY = { is: "supertype", supertype: "legendary" } as const

/** "This spell costs {2} less to cast if it targets a legendary creature." */
const cheaper: Ability = {
  ability: "static",
  zone: "stack",
  effects: [{ static: "cost", self: true, less: "{2}", targeting: LEGENDARY }],
}

describe("601.2f comes after 601.2c: a cost that looks at targets", () => {
  it("can be begun when a target would make it payable, and is illegal with another one", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp")
    put(s, 0, bolt("Fame", "{3}{B}", [cheaper]), "hand")
    put(s, 1, creature("Bear"))
    expect(options(s)).toEqual([])
    put(s, 1, legend())
    expect(options(s)).toEqual(["cast Fame"])
    expect(act(s, "cast Fame", [[0]]).illegal).toBe("601.2h")
  })

  it("is paid with the reduction for the target that has it", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp")
    put(s, 0, bolt("Fame", "{3}{B}", [cheaper]), "hand")
    put(s, 1, legend())
    expect(act(s, "cast Fame", [[0]]).illegal).toBeNull()
  })

  it("115.1: a legend that can't be the target makes nothing cheaper", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp")
    put(s, 0, bolt("Fame", "{3}{B}", [cheaper]), "hand")
    put(s, 1, creature("Bear"))
    const shrouded = legend()
    const [face] = shrouded.faces
    put(s, 1, {
      ...shrouded,
      faces: [{ ...face, abilities: [{ ability: "keyword", keyword: "shroud" }] }],
    })
    expect(options(s)).toEqual([])
  })
})

const SACRIFICE = {
  pay: "sacrifice",
  filter: { is: "and", of: [CREATURE, { is: "manaValue", op: "=", than: { n: "x" } }] },
} as const

/** "As an additional cost to cast this spell, sacrifice a creature with mana value X." */
const sacrificeX: Ability = {
  ability: "static",
  zone: "stack",
  effects: [
    {
      static: "additionalCost",
      self: true,
      cost: [SACRIFICE],
    },
  ],
}
const costing = (name: string, cost: string) =>
  card({ name, cost, types: ["creature"], power: 1, toughness: 1 })

describe("107.3a, 601.2b: an X that stands in an additional cost alone", () => {
  const fling = () =>
    instant("Fling", "{R}", { effect: { do: "gainLife", amount: { n: "x" } } }, [sacrificeX])

  it("is announced among the values that what may be sacrificed has", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, fling(), "hand")
    expect(options(s)).toEqual([])
    put(s, 0, costing("Bear", "{1}{G}"))
    put(s, 0, costing("Giant", "{4}{R}"))
    expect(options(s)).toEqual(["cast Fling"])
    const { asked, illegal } = act(s, "cast Fling", [5])
    expect(illegal).toBeNull()
    expect(asked[0]).toMatchObject({ kind: "number", purpose: "x", min: 2, max: 5 })
    expect(s.players[0].graveyard).toHaveLength(1)
    expect(s.objects[s.stack[0]]!.stack!.x).toBe(5)
  })

  it("601.2h: a value that nothing has can't be paid", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, fling(), "hand")
    put(s, 0, costing("Bear", "{1}{G}"))
    put(s, 0, costing("Giant", "{4}{R}"))
    expect(act(s, "cast Fling", [3]).illegal).toBe("601.2h")
  })

  it("may be any amount of life that the player has", () => {
    const s = table()
    lands(s, 0, "Swamp")
    const deluge: Ability = {
      ability: "static",
      zone: "stack",
      effects: [{ static: "additionalCost", self: true, cost: [{ pay: "life", amount: { n: "x" } }] }],
    }
    put(s, 0, instant("Deluge", "{B}", { effect: { do: "gainLife", amount: 0 } }, [deluge]), "hand")
    const { asked } = act(s, "cast Deluge", [7])
    expect(asked[0]).toMatchObject({ kind: "number", purpose: "x", min: 0, max: 20 })
    expect(s.players[0].life).toBe(13)
  })

  it("602.2b: in an activation cost too", () => {
    const s = table()
    const pod: Ability = {
      ability: "activated",
      cost: [SACRIFICE],
      effect: { do: "gainLife", amount: { n: "x" } },
    }
    put(s, 0, card({ name: "Pod", types: ["artifact"], abilities: [pod] }))
    expect(options(s)).toEqual([])
    put(s, 0, costing("Bear", "{1}{G}"))
    expect(options(s)).toEqual(["activate Pod 0"])
    expect(act(s, "activate Pod 0").illegal).toBeNull()
    expect(s.objects[s.stack[0]]!.stack!.x).toBe(2)
  })
})

describe("106.6: mana for costs that contain {X}", () => {
  const forX: Ability = {
    ability: "activated",
    cost: [{ pay: "tap" }],
    effect: { do: "addMana", mana: { mana: "{C}{C}", restriction: { only: "x" } } },
  }
  const kicked = (mana: string) =>
    card({
      name: "Kicked",
      cost: "{2}",
      types: ["creature"],
      power: 1,
      toughness: 1,
      abilities: [{ ability: "keyword", keyword: "kicker", cost: [{ pay: "mana", mana }] }],
    })
  const board = (mana: string) => {
    const s = table()
    put(s, 0, card({ name: "Meander", types: ["artifact"], abilities: [forX] }))
    put(s, 0, kicked(mana), "hand")
    return s
  }

  it("a spell that only its kicker of {X} makes payable can be begun", () => {
    expect(options(board("{X}"))).toContain("cast Kicked")
    expect(options(board("{0}"))).not.toContain("cast Kicked")
  })

  it("733.1: casting it without the kicker is illegal", () => {
    expect(act(board("{X}"), "cast Kicked", [1]).illegal).toBeNull()
    expect(act(board("{X}"), "cast Kicked", [0]).illegal).toBe("601.2h")
  })
})
