import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics, controllerOf, hasFlag } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { Cost } from "../../language/cost.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { Keyword } from "../../language/keyword.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { edit, invalidate } from "../../state/edit.ts"
import { type ObjectId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { placeTriggers } from "../../triggered/place.ts"
import { act, card, creature, instant, lands, names, options, put, resolve, table } from "../testing/table.ts"

const mana = (text: string): Cost => [{ pay: "mana", mana: text }]

function keyword(name: Keyword, cost?: Cost, filter?: Filter, n?: number): Ability {
  return {
    ability: "keyword",
    keyword: name,
    ...(cost && { cost }),
    ...(filter && { filter }),
    ...(n !== undefined && { n }),
  }
}

function tapped(s: State): number {
  return s.battlefield.filter((id) => s.objects[id]!.tapped).length
}

describe("702.48 offering", () => {
  const RAT: Filter = { is: "subtype", subtype: "Rat" }
  const patron = creature("Patron", 6, 6, [keyword("offering", undefined, RAT)], { cost: "{4}{B}{B}" })
  const rat = (name: string, cost: string) => creature(name, 1, 1, [], { cost, subtypes: ["Rat"] })

  it("702.48a: at any time, less the mana cost of what is sacrificed", () => {
    const s = table()
    s.turn = { ...s.turn, step: "end" }
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

describe("702.113 awaken", () => {
  const spell = instant("Wake", "{G}", { effect: { do: "gainLife", amount: 1 } }, [
    keyword("awaken", mana("{2}{G}"), undefined, 3),
  ])

  it("702.113a: a land becomes a creature with counters, and the spell does the rest too", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Forest")
    put(s, 0, spell, "hand")
    const { asked } = act(s, "cast Wake (awaken)", [[1]])
    expect(asked.map((d) => d.purpose)).toEqual(["target"])
    resolve(s)
    const land = s.battlefield[1]
    expect([s.objects[land]!.counters, hasFlag(s, land, "haste")]).toEqual([{ "+1/+1": 3 }, true])
    expect(s.players[0].life).toBe(21)
  })

  it("702.113b: without its awaken cost it has no such target", () => {
    const s = table()
    lands(s, 0, "Forest")
    put(s, 0, spell, "hand")
    expect(act(s, "cast Wake").asked).toEqual([])
    resolve(s)
    expect(s.players[0].life).toBe(21)
  })
})

function attackWith(s: State, id: ObjectId, to: Ref): void {
  s.turn = { ...s.turn, step: "declareBlockers", phase: "combat" }
  edit(s, id).combat = { attacking: to, blocking: [], blockedBy: [], blocked: false, band: 0 }
  s.turn.combat = {
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
    put(s, 0, creature("Spider", 3, 3, [keyword("webSlinging", mana("{G}"))], { cost: "{5}" }), "hand")
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
    put(s, 0, creature("Ninja", 3, 3, [keyword("sneak", mana("{B}"))], { cost: "{5}" }), "hand")
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
    put(s, 0, creature("Ninja", 3, 3, [keyword("ninjutsu", mana("{B}"))], { cost: "{5}" }), "hand")
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

describe("702.162 more than meets the eye", () => {
  it("702.162a: cast converted, it enters with its other face", () => {
    const s = table()
    lands(s, 0, "Plains")
    const front = creature("Robot", 2, 2, [keyword("moreThanMeetsTheEye", mana("{W}"))], { cost: "{4}" })
    const back = creature("Vehicle", 5, 5, [], { types: ["artifact"] })
    put(s, 0, { ...front, layout: "transform", faces: [...front.faces, ...back.faces] }, "hand")
    expect(options(s)).toEqual(["cast Vehicle (moreThanMeetsTheEye)"])
    act(s, "cast Vehicle (moreThanMeetsTheEye)")
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]!.face).toBe(1)
  })
})

describe("702.180 harmonize", () => {
  const song = instant("Song", "{1}{G}", { effect: { do: "gainLife", amount: 2 } }, [
    keyword("harmonize", mana("{4}{G}")),
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
    put(s, 0, creature("Emerging", 5, 5, [keyword("emerge", cost)], { cost: "{7}" }), "hand")
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

describe("118.6a: no mana cost", () => {
  it("118.6a, 118.9: what has no mana cost can be cast for an alternative cost that an effect offers", () => {
    const s = table()
    const vision = instant("Vision", "", { effect: { do: "gainLife", amount: 1 } })
    const { cost: _, ...face } = vision.faces[0]
    put(s, 0, { ...vision, faces: [face] }, "hand")
    expect(options(s)).toEqual([])
    const free: StaticEffect = { static: "alternativeCost", spells: { is: "any" }, cost: [], zone: "hand" }
    put(
      s,
      0,
      card({
        name: "All-Knowing",
        types: ["enchantment"],
        abilities: [{ ability: "static", effects: [free] }],
      }),
    )
    expect(options(s)).toEqual(["cast Vision (free)"])
    act(s, "cast Vision (free)")
    resolve(s)
    expect(s.players[0].life).toBe(21)
  })
})

describe("702.102 fuse", () => {
  it("702.102a, 118.9: both halves can also be cast for one alternative cost", () => {
    const s = table()
    const half = (name: string) =>
      instant(name, "{5}", { effect: { do: "gainLife", amount: 1 } }, [keyword("fuse")]).faces[0]
    put(s, 0, { name: "Left // Right", layout: "split", faces: [half("Left"), half("Right")] }, "hand")
    const free: StaticEffect = { static: "alternativeCost", spells: { is: "any" }, cost: [], zone: "hand" }
    put(
      s,
      0,
      card({
        name: "All-Knowing",
        types: ["enchantment"],
        abilities: [{ ability: "static", effects: [free] }],
      }),
    )
    expect(options(s)).toEqual(["cast Left (free)", "cast Right (free)", "cast both (free)"])
    act(s, "cast both (free)")
    resolve(s)
    expect(s.players[0].life).toBe(22)
  })
})

describe("permission to play for a while", () => {
  it('601.3: "you may cast one of those cards" is used up by the first', () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    const cards = ["One", "Two"].map((name) => put(s, 0, creature(name, 1, 1, [], { cost: "{G}" }), "exile"))
    const permit: Effect = {
      do: "permitPlay",
      what: { sel: "bound", name: "cards" },
      duration: "endOfTurn",
      count: 1,
    }
    execute(s, permit, contextOf(0, 0, 0, { cards }))
    expect(options(s)).toEqual(["cast One", "cast Two"])
    act(s, "cast One")
    resolve(s)
    expect(options(s)).toEqual([])
  })
})

describe("automatic payment", () => {
  it("does not tap a land for its own ability where others can pay", () => {
    const s = table()
    const village = put(
      s,
      0,
      card({
        name: "Village",
        types: ["land"],
        subtypes: ["Forest"],
        abilities: [
          {
            ability: "activated",
            cost: mana("{1}{G}"),
            effect: { do: "gainLife", amount: 1 },
          },
        ],
      }),
    )
    lands(s, 0, "Forest", "Forest")
    act(s, "activate Village 0")
    expect([s.objects[village]!.tapped, tapped(s)]).toEqual([false, 2])
  })
})

describe("702.96 overload", () => {
  it("702.96a, 702.96b: each for target, hexproof or not, and everything that follows means the same objects", () => {
    const theirs: Filter = {
      is: "and",
      of: [
        { is: "type", type: "creature" },
        { is: "not", of: { is: "controlledBy", player: { who: "you" } } },
      ],
    }
    const riot = instant(
      "Riot",
      "{R}",
      {
        targets: [{ filter: theirs }],
        effect: {
          do: "sequence",
          of: [
            {
              do: "change",
              what: { sel: "target", slot: 0 },
              changes: [{ change: "control", player: { who: "you" } }],
              duration: "endOfTurn",
            },
            { do: "tap", what: { sel: "target", slot: 0 } },
          ],
        },
      },
      [keyword("overload", mana("{1}{R}"))],
    )
    const s = table()
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, riot, "hand")
    const bears = ["A", "B"].map((name) => put(s, 1, creature(name, 2, 2, [keyword("hexproof")])))
    const own = put(s, 0, creature("Own"))
    expect(options(s)).toEqual(["cast Riot (overload)"])
    expect(act(s, "cast Riot (overload)").asked).toEqual([])
    resolve(s)
    expect(bears.map((id) => [controllerOf(s, id), s.objects[id]!.tapped])).toEqual([
      [0, true],
      [0, true],
    ])
    expect(s.objects[own]!.tapped).toBe(false)
  })
})

describe("702.170 plot", () => {
  it("702.170a: in a main phase of one's own with an empty stack, not in the upkeep", () => {
    const s = table()
    put(s, 0, creature("Outlaw", 2, 2, [keyword("plot", mana("{0}"))], { cost: "{9}" }), "hand")
    const inStep = (step: typeof s.turn.step) => {
      s.turn = { ...s.turn, step }
      return options(s)
    }
    expect([inStep("upkeep"), inStep("precombatMain")]).toEqual([[], ["plot Outlaw"]])
  })
})

describe("702.74 evoke", () => {
  it("702.74a: whoever controls the permanent sacrifices it, though the ability is another's", () => {
    const s = table()
    put(s, 0, creature("Drifter", 2, 2, [keyword("evoke", mana("{0}"))], { cost: "{9}" }), "hand")
    act(s, "cast Drifter (evoke)")
    resolve(s)
    const [id] = s.battlefield.filter((o) => characteristics(s, o).name === "Drifter")
    edit(s, id).controller = 1
    invalidate(s)
    placeTriggers(s)
    resolve(s)
    expect(names(s, s.players[0].graveyard)).toEqual(["Drifter"])
  })
})
