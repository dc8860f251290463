import { describe, expect, it } from "vitest"
import type { Filter } from "../../language/filter.ts"
import { type ObjectId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editTurn, invalidate, writable } from "../../state/writing/edit.ts"
import { keyword, mana } from "../testing/keywords.ts"
import { act, card, creature, instant, lands, names, options, put, resolve, table } from "../testing/table.ts"

function tapped(s: State): number {
  return s.battlefield.filter((id) => s.objects[id]!.tapped).length
}

describe("702.48 offering", () => {
  const RAT: Filter = { is: "subtype", subtype: "Rat" }
  const patron = creature("Patron", 6, 6, [keyword("offering", { filter: RAT })], { cost: "{4}{B}{B}" })
  const rat = (name: string, cost: string) => creature(name, 1, 1, [], { cost, subtypes: ["Rat"] })

  it("702.48a: at any time, less the mana cost of what is sacrificed", () => {
    const s = table()
    writable(s).turn = { ...s.turn, step: "end" }
    put(s, 0, patron, "hand")
    lands(s, 0, "Swamp", "Swamp", "Swamp", "Swamp", "Swamp", "Swamp")
    expect(options(s)).toEqual([])
    put(s, 0, rat("Rat", "{1}{B}"))
    expect(options(s)).toEqual(["cast Patron"])
    expect(act(s, "cast Patron").asked).toEqual([])
    expect([names(s, s.players[0].graveyard), tapped(s)]).toEqual([["Rat"], 4])
  })

  it("702.48b: when a sorcery could be cast too, whether and what is chosen", () => {
    const s = table()
    put(s, 0, patron, "hand")
    lands(s, 0, "Swamp", "Swamp", "Swamp", "Swamp", "Swamp", "Swamp")
    put(s, 0, rat("Cheap Rat", "{B}"))
    const big = put(s, 0, rat("Big Rat", "{5}{B}"))
    const { asked } = act(s, "cast Patron", [1, [1]])
    expect(asked.map((d) => d.rule)).toEqual(["601.2b", "702.48b"])
    expect([s.objects[big], tapped(s)]).toEqual([undefined, 1]) // {4}{B}{B} less {5}{B}: {B} is left
  })

  it("702.48c: coloured mana that the cost does not have reduces generic mana", () => {
    const s = table()
    put(s, 0, patron, "hand")
    lands(s, 0, "Swamp", "Swamp", "Swamp", "Swamp")
    put(s, 0, rat("Red Rat", "{R}{R}"))
    act(s, "cast Patron")
    expect(tapped(s)).toBe(4)
  })
})

function attackWith(s: State, id: ObjectId, to: Ref): void {
  writable(s).turn = { ...s.turn, step: "declareBlockers", phase: "combat" }
  edit(s, id).combat = { attacking: to, blocking: [], blockedBy: [], blocked: false, band: 0 }
  editTurn(s).combat = {
    attacker: 0,
    declared: true,
    attackersDeclared: [id],
    attackersPut: false,
    blockersDeclared: true,
    struckFirst: null,
    count: 1,
    nextBand: 1,
  }
  invalidate(s)
}

describe("ways that return a creature", () => {
  it("702.188a: web-slinging returns a tapped creature", () => {
    const s = table()
    lands(s, 0, "Forest")
    put(
      s,
      0,
      creature("Spider", 3, 3, [keyword("webSlinging", { cost: mana("{G}") })], { cost: "{5}" }),
      "hand",
    )
    const other = put(s, 0, creature("Friend"))
    expect(options(s)).toEqual([])
    edit(s, other).tapped = true
    invalidate(s)
    act(s, "cast Spider (webSlinging)")
    expect(names(s, s.players[0].hand)).toEqual(["Friend"])
  })

  it("702.190a, 702.190b: sneak in the declare blockers step, attacking the same planeswalker", () => {
    const s = table()
    lands(s, 0, "Swamp")
    put(s, 0, creature("Ninja", 3, 3, [keyword("sneak", { cost: mana("{B}") })], { cost: "{5}" }), "hand")
    const walker = put(s, 1, card({ name: "Walker", types: ["planeswalker"], loyalty: 4 }), "battlefield", {
      counters: { loyalty: 4 },
    })
    const attacker = put(s, 0, creature("Attacker"))
    expect(options(s)).toEqual([])
    attackWith(s, attacker, walker)
    act(s, "cast Ninja (sneak)")
    expect(names(s, s.players[0].hand)).toEqual(["Attacker"])
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]).toMatchObject({ tapped: true, combat: { attacking: walker } })
  })

  it("702.49c: a ninja attacks the planeswalker that the returned creature attacked", () => {
    const s = table()
    lands(s, 0, "Swamp")
    put(s, 0, creature("Ninja", 3, 3, [keyword("ninjutsu", { cost: mana("{B}") })], { cost: "{5}" }), "hand")
    put(s, 1, card({ name: "Walker", types: ["planeswalker"], loyalty: 4 }), "battlefield", {
      counters: { loyalty: 4 },
    })
    const walker = s.battlefield.at(-1)!
    const attacker = put(s, 0, creature("Attacker"))
    attackWith(s, attacker, walker)
    act(s, options(s)[0])
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]).toMatchObject({ tapped: true, combat: { attacking: walker } })
    expect(walker).not.toBe(playerRef(1))
  })
})

describe("702.180 harmonize", () => {
  const song = instant("Song", "{1}{G}", { effect: { do: "gainLife", amount: 2 } }, [
    keyword("harmonize", { cost: mana("{4}{G}") }),
  ])

  it("702.180a, 702.180b: a creature may be tapped, and its power is taken off the cost", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, song, "graveyard")
    expect(options(s)).toEqual([])
    const bear = put(s, 0, creature("Giant", 3, 3))
    expect(act(s, "cast Song (harmonize)").asked).toEqual([])
    expect(s.objects[bear]!.tapped).toBe(true)
    resolve(s)
    expect([s.players[0].life, names(s, s.exile)]).toEqual([22, ["Song"]])
  })

  it("702.180b: whether and which is chosen where both can be paid", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Forest", "Forest", "Forest")
    put(s, 0, song, "graveyard")
    put(s, 0, creature("Giant", 3, 3))
    expect(act(s, "cast Song (harmonize)", [0]).asked.map((d) => d.rule)).toEqual(["601.2b"])
    expect(tapped(s)).toBe(5)
  })
})

describe("702.119 emerge", () => {
  it("601.2f: the reduction comes after increases, so it takes them off too", () => {
    const s = table()
    lands(s, 0, "Island")
    const cost = mana("{2}{U}")
    put(s, 0, creature("Emerging", 5, 5, [keyword("emerge", { cost })], { cost: "{7}" }), "hand")
    put(s, 0, creature("Fodder", 1, 1, [], { cost: "{3}" }))
    put(
      s,
      1,
      card({
        name: "Tax",
        types: ["enchantment"],
        abilities: [
          {
            ability: "static",
            effects: [{ static: "cost", by: { who: "players" }, spells: { is: "any" }, more: "{1}" }],
          },
        ],
      }),
    )
    act(s, "cast Emerging (emerge)")
    expect([tapped(s), names(s, s.players[0].graveyard)]).toEqual([1, ["Fodder"]])
  })
})

describe("701.4 behold", () => {
  it("701.4a: a card is revealed from the hand or a permanent chosen, and neither is used up", () => {
    const dragon: Filter = { is: "subtype", subtype: "Dragon" }
    const call = instant("Call", "{R}", { effect: { do: "gainLife", amount: 1 } }, [
      {
        ability: "static",
        effects: [{ static: "additionalCost", self: true, cost: [{ pay: "behold", filter: dragon }] }],
      },
    ])
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, call, "hand")
    expect(options(s)).toEqual([])
    const onBoard = put(s, 0, creature("Old Dragon", 4, 4, [], { subtypes: ["Dragon"] }))
    const inHand = put(
      s,
      0,
      creature("Young Dragon", 2, 2, [], { subtypes: ["Dragon"], cost: "{9}" }),
      "hand",
    )
    const { asked } = act(s, "cast Call", [[0]])
    expect(asked[0]).toMatchObject({ options: [inHand, onBoard] })
    expect([s.objects[inHand]!.zone, s.objects[onBoard]!.zone]).toEqual(["hand", "battlefield"])
    expect(s.events.filter((e) => e.rule === "701.4a").length).toBe(1)
  })
})
