import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import { card, creature, names, put, run, table } from "../effects/testing/table.ts"
import type { Ability, StaticAbility } from "../language/ability.ts"
import type { CardDefinition } from "../language/card.ts"
import type { StaticEffect } from "../language/static.ts"
import { setAsker } from "../state/choose.ts"
import type { Answer, AnswerTo, Decision } from "../state/decision.ts"
import type { State } from "../state/state.ts"
import { move, moveAll } from "./move.ts"

function rule(...effects: StaticEffect[]): StaticAbility {
  return { ability: "static", effects }
}

function enter(
  s: State,
  what: CardDefinition,
  answers: readonly Answer[] = [],
  from: "hand" | "graveyard" = "hand",
): { id: number; asked: Decision[] } {
  const asked: Decision[] = []
  const before = setAsker((_s, d) => {
    asked.push(d)
    if (asked.length > answers.length) throw new Error(`unexpected question: ${JSON.stringify(d)}`)
    return answers[asked.length - 1] as AnswerTo<Decision>
  })
  const id = move(s, { id: put(s, 0, what, from), to: "battlefield", rule: "608.3a", by: 0 })
  setAsker(before)
  expect(asked.length).toBe(answers.length)
  return { id, asked }
}

const YOU = { who: "you" } as const
const SELF = { sel: "self" } as const
const CREATURE = { is: "type", type: "creature" } as const
const LAND = { is: "type", type: "land" } as const
const TAPPED: StaticEffect = { static: "enters", what: "self", tapped: true }

describe("614.12: entering the battlefield", () => {
  it("614.12: a land that would enter goes elsewhere unless something is paid instead", () => {
    const s = table()
    const outpost = card({
      name: "Outpost",
      types: ["land"],
      abilities: [
        rule({
          static: "enters",
          what: "self",
          unlessPays: [{ pay: "sacrifice", filter: LAND }],
          elsewhere: "graveyard",
        }),
      ],
    })
    enter(s, outpost)
    expect([s.battlefield.length, s.players[0].graveyard.length]).toEqual([0, 1])
    put(s, 0, card({ name: "Plains", types: ["land"] }))
    enter(s, outpost, [1])
    expect(names(s, s.battlefield)).toEqual(["Outpost"])
  })

  it("614.12b: of lands that enter together, no more can be paid for than all the costs allow", () => {
    const s = table()
    const shock = card({
      name: "Garden",
      types: ["land"],
      abilities: [rule({ ...TAPPED, unlessPays: [{ pay: "life", amount: 2 }] } as StaticEffect)],
    })
    s.players[0] = { ...s.players[0], life: 5 }
    const ids = [0, 1, 2].map(() => put(s, 0, shock, "hand"))
    const asked: number[] = []
    const before = setAsker((now) => {
      asked.push(now.players[0].life)
      return 1
    })
    const lands = moveAll(
      s,
      ids.map((id) => ({ id, to: "battlefield" as const, rule: "608.2c", by: 0 })),
    )
    setAsker(before)
    // The third can't be paid for with 1 life, and nobody is asked.
    expect(asked).toEqual([5, 3])
    expect(lands.map((id) => s.objects[id]!.tapped)).toEqual([false, false, true])
  })

  it("614.1c: a land that enters tapped", () => {
    const s = table()
    const { id } = enter(s, card({ name: "Guildgate", types: ["land"], abilities: [rule(TAPPED)] }))
    expect(s.objects[id]!.tapped).toBe(true)
    expect(s.events.map((e) => e.kind)).toEqual(["moves"])
  })

  it("614.12: a continuous effect that takes its abilities away lets it enter untapped", () => {
    const s = table()
    const moon: StaticEffect = {
      static: "modify",
      what: {
        sel: "all",
        filter: { is: "and", of: [LAND, { is: "not", of: { is: "supertype", supertype: "basic" } }] },
      },
      changes: [{ change: "setSubtypes", of: "land", subtypes: ["Mountain"] }],
    }
    put(s, 1, card({ name: "Moon", types: ["enchantment"], abilities: [rule(moon)] }))
    const { id } = enter(s, card({ name: "Guildgate", types: ["land"], abilities: [rule(TAPPED)] }))
    expect(s.objects[id]!.tapped).toBe(false)
  })

  it("614.12: another's effect sees what it will be: a land that will be a creature", () => {
    const s = table()
    const animate: StaticEffect = {
      static: "modify",
      what: { sel: "all", filter: LAND },
      changes: [
        { change: "addTypes", types: ["creature"] },
        { change: "setPT", power: 1, toughness: 1 },
      ],
    }
    put(s, 0, card({ name: "Plates", types: ["enchantment"], abilities: [rule(animate)] }))
    put(
      s,
      1,
      card({
        name: "Blind",
        types: ["creature"],
        abilities: [rule({ static: "enters", what: CREATURE, tapped: true })],
      }),
    )
    expect(s.objects[enter(s, card({ name: "Land", types: ["land"] })).id]!.tapped).toBe(true)
  })

  it("614.12: effects of what enters at the same time don't count", () => {
    const s = table()
    const blind = put(
      s,
      1,
      card({
        name: "Blind",
        types: ["creature"],
        abilities: [rule({ static: "enters", what: CREATURE, tapped: true })],
      }),
      "hand",
    )
    const bear = put(s, 0, creature(), "hand")
    const [, id] = moveAll(s, [
      { id: blind, to: "battlefield", rule: "608.2c" },
      { id: bear, to: "battlefield", rule: "608.2c" },
    ])
    expect(s.objects[id]!.tapped).toBe(false)
  })

  it("614.12: a condition does not count the land itself", () => {
    const other: StaticEffect = {
      ...TAPPED,
      condition: { if: "not", of: { if: "exists", filter: LAND } },
    } as StaticEffect
    const s = table()
    const land = card({ name: "Slow", types: ["land"], abilities: [rule(other)] })
    expect(s.objects[enter(s, land).id]!.tapped).toBe(true)
    expect(s.objects[enter(s, land).id]!.tapped).toBe(false)
  })

  it("118.12a: enters tapped unless its controller pays 2 life", () => {
    for (const [answer, tapped, life] of [
      [1, false, 18],
      [0, true, 20],
    ] as const) {
      const s = table()
      const shock = card({
        name: "Shock",
        types: ["land"],
        abilities: [rule({ ...TAPPED, unlessPays: [{ pay: "life", amount: 2 }] } as StaticEffect)],
      })
      const { id } = enter(s, shock, [answer])
      expect(s.objects[id]!.tapped).toBe(tapped)
      expect(s.players[0].life).toBe(life)
    }
  })

  it("614.12a: what is chosen as it enters, the permanent remembers", () => {
    const s = table()
    const { id } = enter(
      s,
      card({
        name: "Cavern",
        types: ["land"],
        abilities: [
          rule({ static: "enters", what: "self", as: { do: "chooseForSource", what: "creatureType" } }),
        ],
      }),
      ["Elf"],
    )
    expect(s.objects[id]!.memory?.chosen).toEqual({ type: "Elf" })
  })

  it("702.82a: devour counts what was sacrificed as it entered", () => {
    const s = table()
    put(s, 0, creature("A"))
    put(s, 0, creature("B"))
    const { id } = enter(s, creature("Devourer", 2, 2, [{ ability: "keyword", keyword: "devour", n: 2 }]), [
      [0, 1],
    ])
    expect(s.objects[id]!.counters).toEqual({ "+1/+1": 4 })
    expect(names(s, s.players[0].graveyard)).toEqual(["A", "B"])
  })

  it("702.136a: riot: a counter or haste", () => {
    const riot = creature("Rioter", 2, 2, [{ ability: "keyword", keyword: "riot" }])
    const s = table()
    const a = enter(s, riot, [[0]]).id
    const b = enter(s, riot, [[1]]).id
    expect(s.objects[a]!.counters).toEqual({ "+1/+1": 1 })
    expect(s.objects[b]!.counters).toBe(null)
    expect(characteristics(s, b).flags).not.toBe(0)
  })
})

describe("707.5, 616.1c: entering as a copy", () => {
  const clone = (more: object = {}): CardDefinition =>
    creature("Clone", 0, 0, [
      rule({
        static: "enters",
        what: "self",
        copyOf: { filter: CREATURE, optional: true, ...more },
      } as StaticEffect),
    ])

  it("707.5: it copies the chosen creature, and then that one's own enters effects apply", () => {
    const s = table()
    put(
      s,
      1,
      creature("Hydra", 0, 0, [
        rule({ static: "enters", what: "self", counters: [{ kind: "+1/+1", count: 2 }] }),
      ]),
      "battlefield",
      { counters: { "+1/+1": 1 } },
    )
    const { id, asked } = enter(s, clone(), [[0]])
    expect(asked[0]).toMatchObject({ kind: "choose", min: 0, max: 1 })
    expect(characteristics(s, id)).toMatchObject({ name: "Hydra", power: 2 })
  })

  it("707.9b: with its exceptions; in the graveyard it is itself again", () => {
    const s = table()
    put(s, 1, creature("Bear"))
    const { id } = enter(s, clone({ except: [{ change: "setPT", power: 7, toughness: 7 }] }), [[0]])
    expect(characteristics(s, id)).toMatchObject({ name: "Bear", power: 7 })
    move(s, { id, to: "graveyard", rule: "701.8a" })
    expect(names(s, s.players[0].graveyard)).toEqual(["Clone"])
  })

  it("614.12: others' effects see it as the copy", () => {
    const s = table()
    put(s, 1, creature("Bear"))
    put(
      s,
      1,
      card({
        name: "Blind",
        types: ["enchantment"],
        abilities: [rule({ static: "enters", what: { is: "name", name: "Bear" }, tapped: true })],
      }),
    )
    expect(s.objects[enter(s, clone(), [[0]]).id]!.tapped).toBe(true)
  })
})

describe("what the rules add as a permanent enters", () => {
  it("306.5b: loyalty, also of a copy and doubled by effects (614.16)", () => {
    const s = table()
    const { id } = enter(s, card({ name: "Walker", types: ["planeswalker"], loyalty: 4 }))
    expect(s.objects[id]!.counters).toEqual({ loyalty: 4 })
  })

  it("310.4b, 310.11a: a Siege's defense, and its protector, an opponent of its controller's choice", () => {
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

  it("303.4f, g: an Aura put onto the battlefield: its controller chooses; with nothing to enchant it stays", () => {
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
