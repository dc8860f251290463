import { expect, it } from "vitest"
import type { Ability } from "../language/ability.ts"
import type { CardDefinition } from "../language/card.ts"
import type { ManaRestriction } from "../language/effects/mana-production.ts"
import { act, bolt, card, creature, lands, options, put, table } from "./testing/table.ts"

const noMana: Ability = { ability: "static", zone: "stack", effects: [{ static: "spendOnly", self: true }] }
const creatureMana: Ability = {
  ability: "static",
  zone: "stack",
  effects: [{ static: "spendOnly", self: true, from: { is: "type", type: "creature" } }],
}
const convoke: Ability = { ability: "keyword", keyword: "convoke" }
const elf = () =>
  creature("Elf", 1, 1, [
    { ability: "activated", cost: [{ pay: "tap" }], effect: { do: "addMana", mana: { mana: "{G}" } } },
  ])

it("601.2h: a spell for which no mana can be spent is paid for by convoke alone", () => {
  const s = table()
  lands(s, 0, "Forest", "Forest")
  put(s, 0, card({ name: "Hog", cost: "{G}{G}", abilities: [noMana, convoke] }), "hand")
  const first = put(s, 0, card({ name: "One", colors: ["G"], power: 1, toughness: 1 }))
  expect(options(s)).toEqual([])
  put(s, 0, card({ name: "Two", colors: ["G"], power: 1, toughness: 1 }))
  expect(options(s)).toEqual(["cast Hog"])
  expect(act(s, "cast Hog").illegal).toBeNull()
  expect(s.objects[first]!.tapped).toBe(true)
})

it("601.2h: mana of creatures only pays for a spell that asks for it", () => {
  const s = table()
  const [forest] = lands(s, 0, "Forest")
  put(s, 0, card({ name: "Myr", cost: "{2}", types: ["artifact"], abilities: [creatureMana] }), "hand")
  put(s, 0, elf())
  expect(options(s)).toEqual([])
  put(s, 0, elf())
  expect(act(s, "cast Myr").illegal).toBeNull()
  expect(s.objects[forest]!.tapped).toBe(false)
})

it("116.2h, 106.6: mana for foretelling and for spells of a kind pays for both and for nothing else", () => {
  const s = table()
  const restriction = { spells: { is: "type", type: "sorcery" }, specials: ["foretell"] } as const
  const source = () =>
    creature("Seer", 1, 1, [
      {
        ability: "activated",
        cost: [{ pay: "tap" }],
        effect: { do: "addMana", mana: { mana: "{R}", restriction } },
      },
    ])
  put(s, 0, source())
  put(s, 0, source())
  put(s, 1, creature())
  put(s, 0, bolt("Flash"), "hand")
  put(
    s,
    0,
    card({ name: "Saga", cost: "{5}", abilities: [{ ability: "keyword", keyword: "foretell" }] }),
    "hand",
  )
  expect(options(s)).toEqual(["foretell Saga"])
  expect(act(s, "foretell Saga").illegal).toBeNull()
})

it("106.6, 116.2f, 107.3d: mana for costs with a symbol pays for special actions whose cost contains it, and for no others", () => {
  const made = (mana: string, restriction: ManaRestriction) =>
    creature("Seer", 1, 1, [
      {
        ability: "activated",
        cost: [{ pay: "tap" }],
        effect: { do: "addMana", mana: { mana, restriction } },
      },
    ])
  const later = (keyword: "suspend" | "plot", cost: string) =>
    card({
      name: `${keyword} ${cost}`,
      cost: "{5}",
      types: ["sorcery"],
      abilities: [{ ability: "keyword", keyword, cost: [{ pay: "mana", mana: cost }], n: 2 }],
    })
  const offered = (source: CardDefinition) => {
    const s = table()
    put(s, 0, source)
    for (const cost of ["{1}", "{X}", "{C}"]) put(s, 0, later("suspend", cost), "hand")
    put(s, 0, later("plot", "{C}"), "hand")
    return options(s)
  }
  expect(offered(made("{R}", { only: "x" }))).toEqual(["suspend suspend {X}"])
  expect(offered(made("{C}", { costsWith: "{C}" }))).toEqual(["suspend suspend {C}", "plot plot {C}"])
})

it("118.8: mana abilities that cost life too pay for a spell, and take the life", () => {
  const s = table()
  const dear: Ability = {
    ability: "static",
    effects: [
      { static: "additionalCost", self: true, manaAbilities: true, cost: [{ pay: "life", amount: 1 }] },
    ],
  }
  put(s, 0, card({ name: "Gate", types: ["land"], subtypes: ["Mountain"], abilities: [dear] }))
  const bear = put(s, 1, creature())
  put(s, 0, bolt(), "hand")
  expect(act(s, "cast Bolt", [[0]]).illegal).toBeNull()
  expect(s.players[0].life).toBe(19)
  expect(s.objects[bear]).toBeDefined()
})

const drain = (cost: string): CardDefinition =>
  card({
    name: "Drain",
    cost,
    types: ["sorcery"],
    abilities: [
      { ability: "static", effects: [{ static: "spendOnX", self: true, colors: "B" }] },
      { ability: "spell", effect: { do: "gainLife", amount: { n: "x" } } },
    ],
  })

it("601.2h: mana of one color alone pays for X, any for the rest", () => {
  const s = table()
  lands(s, 0, "Swamp", "Swamp", "Swamp", "Forest", "Forest")
  put(s, 0, drain("{X}{1}{B}"), "hand")
  const { asked, illegal } = act(s, "cast Drain", [2])
  expect(asked[0]).toMatchObject({ purpose: "x", min: 0, max: 2 })
  expect(illegal).toBeNull()
})

it("601.2f, 601.2h: what reduces generic mana takes it from X last", () => {
  const s = table()
  lands(s, 0, "Swamp", "Swamp", "Forest")
  const less = { static: "cost", spells: { is: "any" }, by: { who: "you" }, less: "{1}" } as const
  put(s, 0, creature("Medallion", 1, 1, [{ ability: "static", effects: [less] }]))
  put(s, 0, drain("{X}{1}{B}"), "hand")
  expect(act(s, "cast Drain", [2]).asked[0]).toMatchObject({ purpose: "x", max: 2 })
})

it("602.2b: the same for an activated ability", () => {
  const s = table()
  lands(s, 0, "Swamp", "Swamp", "Forest")
  const rats: Ability = {
    ability: "activated",
    cost: [{ pay: "mana", mana: "{X}" }],
    onX: "B",
    effect: { do: "gainLife", amount: { n: "x" } },
  }
  put(s, 0, creature("Rats", 1, 1, [rats]))
  expect(act(s, "activate Rats 0", [1]).asked[0]).toMatchObject({ purpose: "x", max: 2 })
})
