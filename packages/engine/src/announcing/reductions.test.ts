import { describe, expect, it } from "vitest"
import {
  act,
  CREATURE,
  card,
  creature,
  instant,
  lands,
  options,
  put,
  table,
} from "../casting/testing/table.ts"
import type { Ability } from "../language/ability.ts"
import type { Cost } from "../language/cost.ts"
import { keywordAbility } from "../language/keyword-ability.ts"

const less = (mana: string) => ({ pay: "reduction", mana }) as const

/** "You may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way." */
const sacrifices: Ability = {
  ability: "static",
  zone: "stack",
  effects: [
    {
      static: "additionalCost",
      self: true,
      cost: [{ pay: "sacrifice", filter: CREATURE }, less("{2}")],
      optionalKey: "additional",
      many: true,
    },
  ],
}
const avatar = () => card({ name: "Avatar", cost: "{6}{B}{B}", types: ["creature"], abilities: [sacrifices] })

/** "As an additional cost to cast black permanent spells, you may pay 2 life. Those spells cost {B} less …" */
const defiler = (name: string) =>
  card({
    name,
    types: ["creature"],
    power: 4,
    toughness: 4,
    abilities: [
      {
        ability: "static",
        effects: [
          {
            static: "additionalCost",
            spells: { is: "color", color: "B" },
            by: { who: "you" },
            cost: [
              { pay: "life", amount: 2 },
              { ...less("{B}"), coloredOnly: true },
            ],
            optionalKey: "additional",
          },
        ],
      },
    ],
  })

describe("601.2b, 601.2f: an additional cost that takes something off the total", () => {
  it("can be paid as often as the player likes, and at least as often as the spell needs", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp", "Swamp", "Swamp")
    put(s, 0, avatar(), "hand")
    put(s, 0, creature("Rat"))
    expect(options(s)).toEqual([])
    put(s, 0, creature("Rat"))
    put(s, 0, creature("Rat"))
    expect(options(s)).toEqual(["cast Avatar"])
    const { asked, illegal } = act(s, "cast Avatar", [3, [0], [0]])
    expect(illegal).toBeNull()
    expect(asked[0]).toMatchObject({ kind: "number", purpose: "additional", min: 2, max: 3 })
    expect(s.players[0].graveyard).toHaveLength(3)
  })

  it("can't be paid with what isn't there", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp")
    put(s, 0, avatar(), "hand")
    for (const name of ["Rat", "Rat"]) put(s, 0, creature(name))
    put(s, 1, creature("Rat"))
    expect(options(s)).toEqual([])
  })

  it("118.7c: one of another permanent takes off mana of its color alone, and several add up", () => {
    const s = table()
    put(s, 0, card({ name: "Knight", cost: "{B}{B}", types: ["creature"], power: 1, toughness: 1 }), "hand")
    put(s, 0, defiler("First"))
    expect(options(s)).toEqual([])
    put(s, 0, defiler("Second"))
    expect(options(s)).toEqual(["cast Knight"])
    expect(act(s, "cast Knight", []).illegal).toBeNull()
    expect(s.players[0].life).toBe(16)
    put(s, 0, card({ name: "Golem", cost: "{1}{B}", types: ["creature"], power: 1, toughness: 1 }), "hand")
    expect(options(s)).toEqual([])
  })

  it("lets another cost be paid", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp", "Swamp", "Swamp", "Swamp")
    const kicked: Cost = [{ pay: "mana", mana: "{5}" }]
    const text = [sacrifices, keywordAbility("kicker", { cost: kicked })]
    put(s, 0, card({ name: "Imp", cost: "{3}{B}", types: ["creature"], abilities: text }), "hand")
    put(s, 0, creature("Rat"))
    put(s, 0, creature("Rat"))
    expect(act(s, "cast Imp", [2, 1, [0]]).illegal).toBeNull()
    expect(s.players[0].graveyard).toHaveLength(2)
  })

  it("702.34a: may be part of a flashback cost", () => {
    const s = table()
    lands(s, 0, "Swamp", "Swamp", "Swamp")
    const flashback = keywordAbility("flashback", {
      cost: [
        { pay: "mana", mana: "{8}{B}" },
        { ...less("{1}"), times: { n: "count", filter: CREATURE } },
      ],
    })
    const draw = { effect: { do: "gainLife", amount: 1 } } as const
    put(s, 0, instant("Visions", "{4}{B}", draw, [flashback]), "graveyard")
    for (let rats = 0; rats < 5; rats++) put(s, 0, creature("Rat"))
    expect(options(s)).toEqual([])
    put(s, 1, creature("Rat"))
    expect(options(s)).toEqual(["cast Visions (flashback)"])
    expect(act(s, "cast Visions (flashback)", []).illegal).toBeNull()
  })
})

it("601.2b: X can be as great as what the spell is reduced by allows (March of Otherworldly Light)", () => {
  const exiles: Ability = {
    ability: "static",
    zone: "stack",
    effects: [
      {
        static: "additionalCost",
        self: true,
        cost: [{ pay: "exile", filter: { is: "color", color: "W" }, zone: "hand" }, less("{2}")],
        optionalKey: "additional",
        many: true,
      },
    ],
  }
  const small = { is: "manaValue", op: "<=", than: { n: "x" } } as const
  const march = instant(
    "March",
    "{X}{W}",
    {
      targets: [{ filter: { is: "and", of: [CREATURE, small] } }],
      effect: { do: "move", what: { sel: "target", slot: 0 }, to: "exile" },
    },
    [exiles],
  )
  const s = table()
  lands(s, 0, "Plains")
  put(s, 0, march, "hand")
  put(s, 1, card({ name: "Bear", cost: "{1}{G}", types: ["creature"], power: 2, toughness: 2 }))
  expect(options(s)).toEqual([])
  put(s, 0, card({ name: "Monk", cost: "{W}", types: ["creature"], power: 1, toughness: 1 }), "hand")
  expect(options(s)).toContain("cast March")
  const { asked, illegal } = act(s, "cast March", [1, [0]])
  expect([illegal, asked.length, s.exile.length]).toEqual([null, 2, 1])
})
