import { describe, expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import type { Filter } from "../../language/filter.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { card, creature, names, put, table } from "../../testing/table.ts"
import { CREATURE, enter } from "../testing/entering.ts"
import { BOUND, rule } from "../testing/replacing.ts"

const YOU = { who: "you" } as const

const SELF = { sel: "self" } as const

describe("what the rules add as a permanent enters", () => {
  it("306.5b: loyalty, also of a copy and doubled by effects (614.16)", () => {
    const s = table()
    const { id } = enter(s, card({ name: "Walker", types: ["planeswalker"], loyalty: 4 }))
    expect(s.objects[id]!.counters).toEqual({ loyalty: 4 })
  })

  it("310.8a, 310.4b, 310.11a: a Siege's defense, and its protector, an opponent of its controller's choice", () => {
    const s = table(3)
    const { id, asked } = enter(
      s,
      card({ name: "Siege", types: ["battle"], subtypes: ["Siege"], defense: 5 }),
      [[1]],
    )
    expect(asked[0]).toMatchObject({ rule: "310.11a", player: 0 })
    expect(s.objects[id]).toMatchObject({ counters: { defense: 5 }, memory: { protector: 2 } })
  })

  it("714.3a, 714.3b: one lore counter, or the chosen number with read ahead", () => {
    const chapter: Ability = {
      ability: "triggered",
      when: { on: "counters", object: { is: "self" }, kind: "lore" },
      chapters: [1, 2, 3],
      effect: { do: "nothing" },
    }
    const s = table()
    const a = enter(
      s,
      card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"], abilities: [chapter] }),
    ).id
    const b = enter(
      s,
      card({
        name: "Ahead",
        types: ["enchantment"],
        subtypes: ["Saga"],
        abilities: [chapter, { ability: "keyword", keyword: "readAhead" }],
      }),
      [3],
    ).id
    expect(s.objects[a]!.counters).toEqual({ lore: 1 })
    expect(s.objects[b]!.counters).toEqual({ lore: 3 })
  })

  it("614.12a: counters for each creature of the type chosen as it enters", () => {
    const s = table()
    for (const [name, subtype] of [
      ["Ox", "Ox"],
      ["Elf", "Elf"],
      ["Archer", "Elf"],
    ])
      put(s, 0, card({ name, types: ["creature"], subtypes: [subtype], power: 1, toughness: 1 }))
    const chosen: Filter = { is: "and", of: [CREATURE, { is: "chosenType" }] }
    const banner: Ability = {
      ability: "static",
      effects: [
        {
          static: "enters",
          what: "self",
          as: { do: "chooseForSource", what: "creatureType" },
          counters: [{ kind: "fellowship", count: { n: "count", filter: chosen } }],
        },
      ],
    }
    const { id } = enter(s, card({ name: "Banner", types: ["artifact"], abilities: [banner] }), ["Elf"])
    expect(s.objects[id]!.counters).toEqual({ fellowship: 2 })
  })

  it("614.5: once by each of its effects, though what it gains for its counters stands before them by then", () => {
    const s = table()
    const counted: Filter = { is: "counters", kind: "+1/+1", op: ">=", than: 2 }
    const haste: Ability = { ability: "keyword", keyword: "haste" }
    const hasty: StaticEffect = {
      static: "modify",
      what: { sel: "all", filter: counted },
      changes: [{ change: "addAbilities", abilities: [haste] }],
    }
    const twice = rule({ static: "enters", what: "self", counters: [{ kind: "+1/+1", count: 2 }] })
    put(s, 0, card({ name: "Caller", types: ["enchantment"], abilities: [rule(hasty)] }))
    const blessed: StaticEffect = {
      static: "modify",
      what: { sel: "all", filter: CREATURE },
      changes: [{ change: "addAbilities", abilities: [twice, twice] }],
    }
    put(s, 0, card({ name: "Blessing", types: ["enchantment"], abilities: [rule(blessed)] }))
    const { id } = enter(s, creature("Beast", 1, 1))
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 4 })
  })

  it("614.12, 614.16: with one counter more by its own effect, which is about it alone; not by one about all creatures", () => {
    const more = (object: Filter): StaticEffect => ({
      static: "alter",
      event: { on: "counters", object, kind: "+1/+1" },
      alter: { to: "amount", amount: { n: "plus", of: [BOUND, 1] } },
    })
    const counted: StaticEffect = { static: "enters", what: "self", counters: [{ kind: "+1/+1", count: 1 }] }
    const loyal = creature("Loyal", 3, 3, [rule(counted), rule(more({ is: "self" }))])
    const generous = creature("Generous", 3, 3, [rule(counted), rule(more(CREATURE))])
    const s = table()
    expect(s.objects[enter(s, loyal).id]!.counters).toEqual({ "+1/+1": 2 })
    expect(s.objects[enter(s, generous).id]!.counters).toEqual({ "+1/+1": 1 })
  })

  it("303.4f, 303.4g: an Aura put onto the battlefield: its controller chooses; with nothing to enchant it stays", () => {
    const aura = card({
      name: "Aura",
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
    })
    const s = table()
    expect(enter(s, aura, [], "graveyard").id).toBe(0)
    expect(names(s, s.players[0].graveyard)).toEqual(["Aura"])
    const [, bear] = [put(s, 1, creature("A")), put(s, 1, creature("B"))]
    const { id } = enter(s, aura, [[1]])
    expect(s.objects[id]!.attachedTo).toBe(bear)
  })

  it("614.17d: what can't enter stays where it is", () => {
    const s = table()
    put(
      s,
      1,
      card({
        name: "Cage",
        types: ["artifact"],
        abilities: [
          rule({
            static: "cant",
            what: "enter",
            event: { on: "moves", object: CREATURE, from: "graveyard", to: "battlefield" },
          }),
        ],
      }),
    )
    expect(enter(s, creature(), [], "graveyard").id).toBe(0)
    expect(s.players[0].graveyard).toHaveLength(1)
    expect(enter(s, creature()).id).not.toBe(0)
  })

  it("614.12: a creature that was not cast is exiled instead", () => {
    const s = table()
    const priest: StaticEffect = {
      static: "alter",
      event: {
        on: "moves",
        object: { is: "and", of: [CREATURE, { is: "not", of: { is: "wasCast" } }] },
        to: "battlefield",
      },
      alter: { to: "zone", zone: "exile" },
    }
    put(s, 1, card({ name: "Priest", types: ["enchantment"], abilities: [rule(priest)] }))
    enter(s, creature())
    expect(names(s, s.exile)).toEqual(["Bear"])
  })

  it("616.1b: under another player's control", () => {
    const s = table()
    put(
      s,
      1,
      card({
        name: "Steal",
        types: ["enchantment"],
        abilities: [
          rule(
            { static: "enters", what: CREATURE, control: YOU },
            { static: "enters", what: { is: "controlledBy", player: YOU }, tapped: true },
          ),
        ],
      }),
    )
    const { id } = enter(s, creature())
    expect(s.objects[id]).toMatchObject({ controller: 1, tapped: true })
  })

  it("616.1d: with its back face up", () => {
    const s = table()
    const back = { name: "Back", types: ["creature"] as const, power: 4, toughness: 4 }
    const { id } = enter(s, {
      ...creature("Front", 1, 1, [rule({ static: "enters", what: "self", transformed: true })]),
      layout: "transform",
      faces: [
        creature("Front", 1, 1, [rule({ static: "enters", what: "self", transformed: true })]).faces[0],
        back,
      ],
    })
    expect(characteristics(s, id).name).toBe("Back")
  })

  it("604.3: its own size counts for the counters that it enters with", () => {
    const s = table()
    const beast = creature("Beast", 3, 3, [
      rule(
        { static: "modify", what: SELF, changes: [{ change: "modifyPT", power: 2, toughness: 0 }] },
        { static: "enters", what: "self", counters: [{ kind: "charge", count: { n: "power", of: SELF } }] },
      ),
    ])
    expect(s.objects[enter(s, beast).id]!.counters).toEqual({ charge: 5 })
  })

  it("111: tokens enter with what others give them", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Gift",
        types: ["enchantment"],
        abilities: [rule({ static: "enters", what: CREATURE, counters: [{ kind: "+1/+1", count: 1 }] })],
      }),
    )
    run(
      s,
      {
        do: "createToken",
        token: { face: { name: "", types: ["creature"], subtypes: ["Goat"], power: 0, toughness: 1 } },
      },
      { you: 0 },
    )
    expect(s.objects[s.battlefield.at(-1)!]!.counters).toEqual({ "+1/+1": 1 })
  })
})
