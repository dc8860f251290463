import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import type { Cost } from "../../language/cost.ts"
import type { Filter } from "../../language/filter.ts"
import type { KeywordAbility } from "../../language/keyword-ability.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { editPlayer, writable } from "../../state/writing/edit.ts"
import { keyword, mana } from "../testing/keywords.ts"
import {
  act,
  bolt,
  CREATURE,
  card,
  creature,
  instant,
  lands,
  names,
  options,
  put,
  resolve,
  table,
  top,
} from "../testing/table.ts"

const gain = { effect: { do: "gainLife" as const, amount: 1 } }

describe("118.9, 702: other ways to cast", () => {
  it("702.34a: flashback from the graveyard, then exile", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, instant("Echo", "{R}", gain, [keyword("flashback", { cost: mana("{1}{R}") })]), "graveyard")
    expect(options(s)).toEqual(["cast Echo (flashback)"])
    act(s, "cast Echo (flashback)")
    resolve(s)
    expect(names(s, s.exile)).toEqual(["Echo"])
  })

  it("702.138a: escape exiles other cards of the graveyard", () => {
    const s = table()
    lands(s, 0, "Mountain")
    const cost: Cost = [
      { pay: "mana", mana: "{R}" },
      { pay: "exile", zone: "graveyard", filter: { is: "other" }, count: 2 },
    ]
    put(s, 0, creature("Phoenix", 2, 2, [keyword("escape", { cost })]), "graveyard")
    put(s, 0, creature("Bone"), "graveyard")
    expect(options(s)).toEqual([])
    put(s, 0, creature("Dust"), "graveyard")
    act(s, "cast Phoenix (escape)")
    expect(names(s, s.exile)).toEqual(["Bone", "Dust"])
  })

  it("702.138a, 118.6: an escape cost of the card's own mana cost and other cards; a card without a mana cost can't escape", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    const cost: Cost = [
      { pay: "ownManaCost" },
      { pay: "exile", zone: "graveyard", filter: { is: "other" }, count: 1 },
    ]
    put(s, 0, creature("Bear", 2, 2, [keyword("escape", { cost })]), "graveyard")
    expect(options(s)).toEqual([])
    const none = {
      types: ["creature"],
      power: 2,
      toughness: 2,
      abilities: [keyword("escape", { cost })],
    } as const
    put(s, 0, card({ name: "Blank", ...none }), "graveyard")
    expect(options(s)).toEqual(["cast Bear (escape)"])
    act(s, "cast Bear (escape)")
    expect(names(s, s.exile)).toEqual(["Blank"])
  })

  it("702.103b: a bestowed creature is an Aura spell with a target, and a creature again without it", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(
      s,
      0,
      card({
        name: "Spirit",
        types: ["enchantment", "creature"],
        cost: "{G}",
        power: 1,
        toughness: 1,
        abilities: [keyword("bestow", { cost: mana("{1}{G}") })],
      }),
      "hand",
    )
    expect(options(s)).toEqual(["cast Spirit"])
    const bear = put(s, 0, creature("Bear"))
    act(s, "cast Spirit (bestow)", [[0]])
    expect(characteristics(s, s.stack[0]).types & CARD_TYPE_BIT.creature).toBe(0)
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]!.attachedTo).toBe(bear)
  })

  it("116.2b, 702.37c: face down for {3} as a 2/2, turned up at any time for its morph cost", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Forest", "Forest")
    put(s, 0, creature("Secret", 5, 5, [keyword("morph", { cost: mana("{G}") })], { cost: "{7}" }), "hand")
    expect(options(s)).toEqual(["cast Secret (morph)"])
    act(s, "cast Secret (morph)")
    resolve(s)
    const id = s.battlefield.at(-1)!
    expect([s.objects[id]!.faceDown, characteristics(s, id).power]).toEqual([true, 2])
    writable(s).turn = { ...s.turn, step: "upkeep", phase: "beginning" }
    act(s, "turnFaceUp Secret")
    expect([s.objects[id]!.faceDown, characteristics(s, id).power]).toEqual([false, 5])
  })

  it("702.37e: a permanent that was sacrificed for the mana is not turned up", () => {
    const s = table()
    const tower: Ability = {
      ability: "activated",
      cost: [{ pay: "sacrifice", filter: { is: "type", type: "creature" } }],
      effect: { do: "addMana", mana: { mana: "{G}" } },
    }
    put(s, 0, card({ name: "Tower", types: ["land"], abilities: [tower] }))
    const id = put(s, 0, creature("Secret", 5, 5, [keyword("morph", { cost: mana("{G}") })]), "battlefield", {
      faceDown: true,
      memory: { faceDownAs: "morph" },
    })
    act(s, "turnFaceUp Secret")
    expect(s.objects[id]).toBeUndefined()
  })

  it("702.37b: megamorph leaves a +1/+1 counter", () => {
    const s = table()
    lands(s, 0, "Forest")
    const id = put(
      s,
      0,
      creature("Mega", 3, 3, [keyword("megamorph", { cost: mana("{G}") })]),
      "battlefield",
      {
        faceDown: true,
        memory: { faceDownAs: "megamorph" },
      },
    )
    act(s, "turnFaceUp Mega")
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 1 })
  })

  it("702.33a: kicker is paid or not", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, creature("Kicked", 1, 1, [keyword("kicker", { cost: mana("{G}") })], { cost: "{G}" }), "hand")
    act(s, "cast Kicked", [1])
    expect(top(s).memory?.paid).toEqual({ kicker: 1 })
    expect(top(s).memory?.manaSpent).toBe("GG")
  })

  it("702.33d, 702.33f: of two kickers each goes by its cost, and either makes it kicked", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Island")
    const kickers = [keyword("kicker", { cost: mana("{G}") }), keyword("kicker", { cost: mana("{U}") })]
    put(s, 0, creature("Mage", 1, 1, kickers, { cost: "{G}" }), "hand")
    act(s, "cast Mage", [0, 1])
    expect(top(s).memory?.paid).toEqual({ kicker: 1, "kicker {U}": 1 })
  })

  it("702.33a: what can't be paid for is not asked", () => {
    const s = table()
    lands(s, 0, "Forest")
    put(s, 0, creature("Kicked", 1, 1, [keyword("kicker", { cost: mana("{G}") })], { cost: "{G}" }), "hand")
    expect(act(s, "cast Kicked").asked).toEqual([])
  })

  it("709.3: one half of a split card; 702.102a: both with fuse", () => {
    const s = table()
    lands(s, 0, "Mountain", "Forest")
    const half = (name: string, cost: string, more: readonly Ability[] = []) => ({
      name,
      cost,
      types: ["instant" as const],
      abilities: [{ ability: "spell" as const, ...gain }, ...more],
    })
    put(
      s,
      0,
      {
        name: "Fire // Wood",
        layout: "split",
        faces: [half("Fire", "{R}"), half("Wood", "{G}", [keyword("fuse")])],
      },
      "hand",
    )
    expect(options(s)).toEqual(["cast Fire", "cast Wood", "cast both (fuse)"])
    act(s, "cast both (fuse)")
    resolve(s)
    expect(s.players[0].life).toBe(22)
  })

  it("715.3: an adventurer card is cast as its Adventure, then from exile", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    const adventure = {
      name: "Trip",
      cost: "{G}",
      types: ["instant" as const],
      subtypes: ["Adventure"],
      abilities: [{ ability: "spell" as const, ...gain }],
    }
    put(
      s,
      0,
      {
        name: "Knight",
        layout: "adventure",
        faces: [{ name: "Knight", cost: "{G}", types: ["creature"], power: 2, toughness: 2 }, adventure],
      },
      "hand",
    )
    expect(options(s)).toEqual(["cast Knight", "cast Trip"])
    act(s, "cast Trip")
    resolve(s)
    expect(options(s)).toEqual(["cast Knight"])
  })

  it("702.143a: foretold for {2}, cast on a later turn for its foretell cost", () => {
    const s = table()
    lands(s, 0, "Plains", "Plains", "Plains")
    put(s, 0, creature("Omen", 2, 2, [keyword("foretell", { cost: mana("{W}") })], { cost: "{5}" }), "hand")
    act(s, "foretell Omen")
    expect(options(s)).toEqual([])
    writable(s).turn = { ...s.turn, number: 5 }
    expect(options(s)).toEqual(["cast Omen (foretell)"])
  })

  it("702.143a, c, e: a card given foretell in the hand keeps that cost, and was foretold when cast", () => {
    const s = table()
    lands(s, 0, "Plains", "Plains", "Plains")
    const omen = put(s, 0, creature("Omen", 2, 2, [], { cost: "{2}{W}" }), "hand")
    const foretell = keyword("foretell", { cost: [{ pay: "ownManaCost", less: 2 }] })
    const given: Ability = {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: { sel: "all", filter: CREATURE, zone: "hand", of: { who: "you" } },
          changes: [{ change: "addAbilities", abilities: [foretell] }],
        },
      ],
    }
    put(s, 0, creature("Dreamer", 0, 3, [given]))
    act(s, "foretell Omen")
    expect([s.objects[omen], options(s)]).toEqual([undefined, []])
    writable(s).turn = { ...s.turn, number: 5 }
    act(s, "cast Omen (foretell)")
    expect(s.objects[s.stack[0]]?.memory?.paid).toEqual({ foretell: 1, foretold: 1 })
  })

  it("702.119a: emerge sacrifices a creature and costs less by its mana value", () => {
    const s = table()
    lands(s, 0, "Island")
    put(s, 0, creature("Deep", 5, 5, [keyword("emerge", { cost: mana("{3}{U}") })], { cost: "{8}" }), "hand")
    put(s, 0, creature("Small"))
    expect(options(s)).toEqual([])
    put(s, 0, card({ name: "Big", cost: "{3}", power: 3, toughness: 3 }))
    act(s, "cast Deep (emerge)")
    expect(names(s, s.players[0].graveyard)).toEqual(["Big"])
  })

  it("601.3: a permission to cast from the top of the library", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, creature("Below"), "library")
    put(s, 0, creature("Above"), "library")
    expect(options(s)).toEqual([])
    put(
      s,
      0,
      creature("Seer", 1, 1, [
        {
          ability: "static",
          effects: [{ static: "playFrom", zone: "library", top: true, filter: CREATURE }],
        },
      ]),
    )
    expect(options(s)).toEqual(["cast Above"])
  })

  it("601.3e: it is the spell that must have the quality: an Adventure is no creature spell, a face-down card is one", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Forest")
    const permission = (filter: Filter): Ability => ({
      ability: "static",
      effects: [{ static: "playFrom", zone: "library", top: true, filter }],
    })
    put(s, 0, creature("Horde", 1, 1, [permission(CREATURE)]))
    const slayer = creature("Slayer").faces[0]
    const chop = instant("Chop", "{G}", gain).faces[0]
    const top = put(s, 0, { name: "Slayer", layout: "adventure", faces: [slayer, chop] }, "library")
    expect(options(s)).toEqual(["cast Slayer"])
    put(s, 0, instant("Secret", "{8}", gain, [keyword("morph", { cost: mana("{2}") })]), "library")
    expect(options(s)).toEqual(["cast Secret (morph)"])
    editPlayer(s, 0).library = [top]
    writable(s).battlefield = s.battlefield.slice(0, -1)
    put(s, 0, creature("Paragon", 1, 1, [permission({ is: "type", type: "instant" })]))
    expect(options(s)).toEqual(["cast Chop"])
  })

  it("118.9a: an alternative cost of its own", () => {
    const s = table()
    put(
      s,
      0,
      bolt("Free", "{R}", [
        {
          ability: "static",
          effects: [{ static: "alternativeCost", self: true, cost: [{ pay: "life", amount: 3 }] }],
        },
      ]),
      "hand",
    )
    put(s, 1, creature("Bear"))
    act(s, "cast Free (alternative)", [[0]])
    expect(s.players[0].life).toBe(17)
  })

  it("601.3b: as though it had flash", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, creature("Bear"), "hand")
    put(
      s,
      0,
      card({
        name: "Orrery",
        types: ["artifact"],
        abilities: [{ ability: "static", effects: [{ static: "flash", spells: CREATURE }] }],
      }),
    )
    writable(s).turn = { ...s.turn, active: 1 }
    expect(options(s)).toEqual(["cast Bear"])
  })

  it("116.2f, 702.62a: suspend exiles it with time counters when it could be cast", () => {
    const s = table()
    lands(s, 0, "Island")
    put(
      s,
      0,
      creature("Later", 4, 4, [{ ability: "keyword", keyword: "suspend", cost: mana("{U}"), n: 3 }], {
        cost: "{8}",
      }),
      "hand",
    )
    act(s, "suspend Later")
    expect(s.objects[s.exile[0]]!.counters).toEqual({ time: 3 })
  })

  it("107.3d: suspend with X is not offered for 0, and X is how many counters it gets", () => {
    const s = table()
    const suspend: KeywordAbility = {
      ability: "keyword",
      keyword: "suspend",
      cost: mana("{X}{U}"),
      n: { n: "x" },
    }
    put(s, 0, creature("Later", 4, 4, [suspend], { cost: "{8}" }), "hand")
    lands(s, 0, "Island")
    expect(options(s)).toEqual([])
    lands(s, 0, "Island")
    act(s, "suspend Later", [1])
    expect(s.objects[s.exile[0]]!.counters).toEqual({ time: 1 })
  })
})
