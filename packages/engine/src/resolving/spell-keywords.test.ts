import { describe, expect, it } from "vitest"
import { lands } from "../casting/testing/table.ts"
import { record } from "../events/record.ts"
import { edit } from "../state/writing/edit.ts"
import { has, size } from "../testing/keywords.ts"
import { card, creature, graveyard, names, put, resolveAll, settle, spell, table } from "../testing/table.ts"

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

  it("702.56b: each instance of replicate copies for its own payments", () => {
    const s = table()
    const replicate = has("replicate", { cost: [{ pay: "mana", mana: "{1}" }] })
    const sliver = spell(s, 0, creature("Sliver", 1, 1, [replicate, replicate]), {})
    edit(s, sliver).memory = { ...s.objects[sliver]!.memory, paid: { replicate: 1, "replicate:1": 2 } }
    record(s, { kind: "cast", rule: "601.2i", object: sliver, player: 0 })
    settle(s, [0, 1])
    resolveAll(s)
    expect(s.battlefield).toHaveLength(4)
  })
})
