import { describe, expect, it } from "vitest"
import { place } from "../game/setup/setup.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { playerRef } from "../state/ref.ts"
import { writable } from "../state/writing/edit.ts"
import {
  ability,
  adds,
  card,
  creature,
  land,
  mana,
  paid,
  payable,
  spell,
  table,
  tappedCount,
} from "./testing/table.ts"
import { totalCost } from "./total.ts"

type State = ReturnType<typeof table>
const says = (s: State, player: number, ...effects: StaticEffect[]) =>
  place(
    s,
    player,
    "battlefield",
    card({ name: "Law", types: ["enchantment"] }, [{ ability: "static", effects }]),
  )
const bear = creature("Bear", [], { cost: "{1}{G}" })
const text = (s: State, base: string, payment: ReturnType<typeof spell>) =>
  totalCost(s, mana(base), payment).mana!.text

describe("the total cost (601.2f)", () => {
  it("is the base plus increases, minus reductions, never below {0}", () => {
    const s = table()
    const payment = spell(place(s, 0, "hand", bear), 0)
    expect(text(s, "{1}{G}", payment)).toBe("{1}{G}")
    says(s, 1, { static: "cost", more: "{1}" })
    expect(text(s, "{1}{G}", payment)).toBe("{2}{G}")
    says(s, 0, { static: "cost", spells: { is: "type", type: "creature" }, by: { who: "you" }, less: "{5}" })
    expect(text(s, "{1}{G}", payment)).toBe("{G}")
    expect(text(s, "{4}", payment)).toBe("{0}")
  })

  it("118.7b: a colored reduction takes generic mana where that color is missing", () => {
    const s = table()
    const payment = spell(place(s, 0, "hand", bear), 0)
    says(s, 0, { static: "cost", less: "{W}" })
    expect(text(s, "{2}{W}", payment)).toBe("{2}")
    expect(text(s, "{2}{G}", payment)).toBe("{1}{G}")
  })

  it("601.2f: reductions are applied in the order that pays least", () => {
    const s = table()
    const payment = spell(place(s, 0, "hand", bear), 0)
    says(s, 0, { static: "cost", by: { who: "you" }, spells: { is: "any" }, less: "{1}" })
    says(s, 0, { static: "cost", by: { who: "you" }, spells: { is: "any" }, less: "{2}", minimum: 1 })
    expect(text(s, "{3}", payment)).toBe("{0}")
  })

  it("minimums of the total come last", () => {
    const s = table()
    const payment = spell(place(s, 0, "hand", bear), 0)
    says(s, 0, { static: "cost", minimum: 3 })
    says(s, 0, { static: "cost", less: "{2}" })
    expect(text(s, "{1}{G}", payment)).toBe("{2}{G}")
    expect(text(s, "{3}{G}{G}", payment)).toBe("{1}{G}{G}")
  })

  it("107.3a: X is counted before reductions", () => {
    const s = table()
    const payment = spell(place(s, 0, "hand", bear), 0, { x: 3 })
    says(s, 0, { static: "cost", less: "{2}" })
    expect(text(s, "{X}{R}", payment)).toBe("{1}{R}")
  })

  it("702.41a: affinity, wherever the spell is", () => {
    const s = table()
    const affine = card({ name: "Enforcer" }, [
      { ability: "keyword", keyword: "affinity", filter: { is: "type", type: "artifact" } },
    ])
    const payment = spell(place(s, 0, "hand", affine), 0)
    place(s, 0, "battlefield", card({ name: "Relic" }))
    place(s, 1, "battlefield", card({ name: "Relic" }))
    expect(text(s, "{4}", payment)).toBe("{3}")
  })

  it("'this spell costs {1} less for each …' and additional costs in its own text", () => {
    const s = table()
    const own: StaticEffect[] = [
      {
        static: "cost",
        self: true,
        less: "{1}",
        times: { n: "count", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } },
      },
      { static: "additionalCost", self: true, cost: [{ pay: "discard" }] },
    ]
    const payment = spell(
      place(s, 0, "hand", card({ name: "Own" }, [{ ability: "static", effects: own }])),
      0,
    )
    place(s, 0, "graveyard", bear)
    const total = totalCost(s, mana("{3}"), payment)
    expect(total.mana!.text).toBe("{2}")
    expect(total.parts).toEqual([{ pay: "discard" }])
    expect(payable(s, [], payment)).toBe(false) // the spell itself can't be discarded: it is on the stack
  })

  it("903.8: the commander tax", () => {
    const s = table()
    const leader = place(s, 0, "command", bear)
    writable(s).players[0] = { ...s.players[0], commanderCasts: { [leader]: 2 } }
    expect(text(s, "{1}{G}", spell(leader, 0))).toBe("{5}{G}")
  })

  it("costs for spells that target something", () => {
    const s = table()
    const target = place(s, 1, "battlefield", bear)
    says(s, 1, { static: "cost", more: "{2}", targeting: { is: "controlledBy", player: { who: "you" } } })
    const payment = spell(place(s, 0, "hand", bear), 0)
    expect(text(s, "{R}", { ...payment, targets: [target] })).toBe("{2}{R}")
    expect(text(s, "{R}", { ...payment, targets: [playerRef(1)] })).toBe("{R}")
  })

  it("601.2f: costs for spells that target a player", () => {
    const s = table()
    const target = place(s, 1, "battlefield", bear)
    says(s, 0, {
      static: "cost",
      less: "{1}",
      by: { who: "you" },
      spells: { is: "any" },
      targetingPlayer: { who: "opponents" },
    })
    const payment = spell(place(s, 0, "hand", bear), 0)
    expect(text(s, "{2}{R}", { ...payment, targets: [target] })).toBe("{2}{R}")
    expect(text(s, "{2}{R}", { ...payment, targets: [playerRef(0)] })).toBe("{2}{R}")
    expect(text(s, "{2}{R}", { ...payment, targets: [playerRef(1)] })).toBe("{1}{R}")
  })

  it("118.6: no mana cost can't be paid, not even when it is increased", () => {
    const s = table()
    const payment = spell(place(s, 0, "hand", bear), 0)
    const total = totalCost(s, null, payment)
    expect(total.unpayable).toBe(true)
  })
})

describe("convoke, improvise, delve", () => {
  const with_ = (keyword: "convoke" | "improvise" | "delve") =>
    card({ name: "Spell", types: ["sorcery"] }, [{ ability: "keyword", keyword }])

  it("702.51a: creatures pay their colors or generic mana, also when they came this turn", () => {
    const s = table()
    place(s, 0, "battlefield", creature("Green", [], { colors: ["G"] }), { sick: true })
    place(s, 0, "battlefield", creature("Grey", [], { colors: [] }))
    const payment = spell(place(s, 0, "hand", with_("convoke")), 0)
    expect(payable(s, mana("{1}{G}"), payment)).toBe(true)
    expect(payable(s, mana("{G}{G}"), payment)).toBe(false)
    expect(payable(s, mana("{1}{C}"), payment)).toBe(false)
    const result = paid(s, mana("{1}{G}"), payment)
    expect(tappedCount(s)).toBe(2)
    expect(result.manaSpent).toBe("") // 702.51a: tapped rather than paid
  })

  it("702.51a: of the creatures that could be tapped, the weakest are", () => {
    const s = table()
    const [giant, ...others] = [5, 1, 1].map((power) =>
      place(s, 0, "battlefield", creature("Helper", [], { power, toughness: 1 })),
    )
    paid(s, mana("{2}"), spell(place(s, 0, "hand", with_("convoke")), 0))
    expect(s.objects[giant]?.tapped).toBe(false)
    expect(others.map((id) => s.objects[id]?.tapped)).toEqual([true, true])
  })

  it("702.51a: a mana creature is tapped once, for mana or for convoke", () => {
    const s = table()
    place(s, 0, "battlefield", creature("Elf", [adds("{G}")], { colors: ["G"] }))
    const payment = spell(place(s, 0, "hand", with_("convoke")), 0)
    expect(payable(s, mana("{G}"), payment)).toBe(true)
    expect(payable(s, mana("{1}{G}"), payment)).toBe(false)
  })

  it("702.51a: a creature does not pay for a mana ability", () => {
    const s = table()
    place(s, 0, "battlefield", creature("Grey"))
    const signet = adds("{W}{U}", [{ pay: "mana", mana: "{1}" }, { pay: "tap" }])
    place(s, 0, "battlefield", card({ name: "Signet" }, [signet]))
    const payment = spell(place(s, 0, "hand", with_("convoke")), 0)
    expect(payable(s, mana("{W}"), payment)).toBe(false)
    expect(payable(s, mana("{1}"), payment)).toBe(true)
  })

  it("702.126a: artifacts pay generic mana only", () => {
    const s = table()
    place(s, 0, "battlefield", card({ name: "Relic", colors: ["U"] }))
    const payment = spell(place(s, 0, "hand", with_("improvise")), 0)
    expect(payable(s, mana("{1}"), payment)).toBe(true)
    expect(payable(s, mana("{U}"), payment)).toBe(false)
  })

  it("702.66a: cards in the graveyard pay generic mana only", () => {
    const s = table()
    for (let i = 0; i < 3; i++) place(s, 0, "graveyard", bear)
    place(s, 0, "battlefield", land("Island"))
    const payment = spell(place(s, 0, "hand", with_("delve")), 0)
    expect(payable(s, mana("{3}{U}"), payment)).toBe(true)
    expect(payable(s, mana("{2}{U}{U}"), payment)).toBe(false)
    expect(paid(s, mana("{2}{U}"), payment).manaSpent).toBe("U")
    expect(s.exile.length).toBe(2)
  })
})

describe("assist", () => {
  it("702.132a: another player may pay generic mana", () => {
    const s = table()
    place(s, 0, "battlefield", land("Island"))
    for (let i = 0; i < 2; i++) place(s, 1, "battlefield", land("Forest"))
    const payment = spell(
      place(
        s,
        0,
        "hand",
        card({ name: "Spell", types: ["sorcery"] }, [{ ability: "keyword", keyword: "assist" }]),
      ),
      0,
    )
    expect(payable(s, mana("{2}{U}"), payment)).toBe(true)
    expect(payable(s, mana("{3}{U}"), payment)).toBe(false)
    expect(payable(s, mana("{1}{U}{G}"), payment)).toBe(false)
    const result = paid(s, mana("{2}{U}"), payment, [[0], 2])
    expect(result.asked.map((d) => [d.kind, d.player])).toEqual([
      ["choose", 0],
      ["number", 1],
    ])
    expect(result.manaSpent).toBe("GGU")
  })
})

describe("costs that are no mana", () => {
  it("702.122a: crew taps untapped creatures with enough total power, sick ones too", () => {
    const s = table()
    const ship = place(s, 0, "battlefield", card({ name: "Ship", subtypes: ["Vehicle"] }))
    const crew = [{ pay: "tapOthers", filter: { is: "type", type: "creature" }, totalPower: 3 }] as const
    place(s, 0, "battlefield", creature("Two", [], { power: 2 }), { sick: true })
    expect(payable(s, crew, ability(ship, 0))).toBe(false)
    place(s, 0, "battlefield", creature("One"))
    expect(payable(s, crew, ability(ship, 0))).toBe(true)
    paid(s, crew, ability(ship, 0), [[0, 1]])
    expect(tappedCount(s)).toBe(2)
  })

  it("606.6: a loyalty cost needs the counters", () => {
    const s = table()
    const walker = place(s, 0, "battlefield", card({ name: "Walker", types: ["planeswalker"] }), {
      counters: { loyalty: 3 },
    })
    expect(payable(s, [{ pay: "loyalty", amount: -4 }], ability(walker, 0))).toBe(false)
    paid(s, [{ pay: "loyalty", amount: -2 }], ability(walker, 0))
    expect(s.objects[walker]!.counters).toEqual({ loyalty: 1 })
    expect(payable(s, [{ pay: "loyalty", amount: "-X" }], ability(walker, 0, { x: 2 }))).toBe(false)
  })

  it("107.14: energy, and 119.4: life", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], counters: { energy: 2 } }
    const payment = ability(place(s, 0, "battlefield", card({ name: "Puzzle" })), 0)
    expect(payable(s, [{ pay: "energy", amount: 3 }], payment)).toBe(false)
    paid(
      s,
      [
        { pay: "energy", amount: 2 },
        { pay: "life", amount: 20 },
      ],
      payment,
    )
    expect(s.players[0].counters).toBeNull()
    expect(s.players[0].life).toBe(0)
    expect(payable(s, [{ pay: "life", amount: 1 }], payment)).toBe(false)
    expect(payable(s, [{ pay: "life", amount: 0 }], payment)).toBe(true)
  })

  it("601.2h: cards from the library and random discards come last", () => {
    const s = table()
    const payment = ability(place(s, 0, "battlefield", card({ name: "Mill" })), 0)
    for (const name of ["Low", "Mid", "Top"]) place(s, 0, "library", creature(name))
    place(s, 0, "hand", bear)
    const cost = [
      { pay: "mill", count: 2 },
      { pay: "mill", count: 0 },
      { pay: "discard", random: true },
      { pay: "life", amount: 1 },
    ] as const
    paid(s, cost, payment)
    expect(s.events[0].kind).toBe("loseLife")
    expect(s.players[0].library.length).toBe(1)
    expect(s.players[0].graveyard.length).toBe(3)
    expect(payable(s, [{ pay: "mill", count: 2 }], payment)).toBe(false)
  })

  it("counters of several kinds among permanents: the payer says which", () => {
    const s = table()
    const payment = ability(place(s, 0, "battlefield", card({ name: "Heart" })), 0)
    const one = place(s, 0, "battlefield", creature("One"), { counters: { "+1/+1": 1, flying: 1 } })
    const cost = [{ pay: "removeCounters", count: 1, from: { is: "type", type: "creature" } }] as const
    expect(payable(s, [{ ...cost[0], count: 3 }], payment)).toBe(false)
    expect(paid(s, cost, payment, [[1]]).asked.length).toBe(1)
    expect(s.objects[one]!.counters).toEqual({ "+1/+1": 1 })
  })

  it("118.10: two parts don't share an object", () => {
    const s = table()
    const payment = ability(place(s, 0, "battlefield", card({ name: "Source", types: ["enchantment"] })), 0)
    place(s, 0, "battlefield", creature("Golem", [], { types: ["artifact", "creature"] }))
    const both = [
      { pay: "sacrifice", filter: { is: "type", type: "artifact" } },
      { pay: "sacrifice", filter: { is: "type", type: "creature" } },
    ] as const
    expect(payable(s, both, payment)).toBe(false)
    place(s, 0, "battlefield", card({ name: "Relic" }))
    expect(payable(s, both, payment)).toBe(true)
    expect(paid(s, both, payment).asked).toEqual([]) // the Golem must stay for the second part
  })

  it("one of several costs", () => {
    const s = table()
    const payment = ability(place(s, 0, "battlefield", card({ name: "Either" })), 0)
    const either = [
      { pay: "anyOf", of: [mana("{2}"), [{ pay: "life", amount: 3 }], [{ pay: "discard" }]] },
    ] as const
    expect(payable(s, either, payment)).toBe(true)
    place(s, 0, "hand", bear)
    const result = paid(s, either, payment, [[1]])
    expect(result.asked[0]).toMatchObject({
      kind: "option",
      purpose: "cost",
      options: [{ label: "life" }, { label: "discard" }],
    })
    expect(s.players[0].graveyard.length).toBe(1)
  })
})
