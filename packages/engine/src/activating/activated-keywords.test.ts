import { describe, expect, it } from "vitest"
import { act, lands, options, resolve } from "../casting/testing/table.ts"
import { characteristics } from "../characteristics/query.ts"
import { addCounters } from "../events/counters.ts"
import { destroy } from "../events/moving/destroy.ts"
import { move } from "../events/moving/move.ts"
import { writable } from "../state/writing/edit.ts"
import { has, MANA, size } from "../testing/keywords.ts"
import { card, creature, graveyard, names, put, table } from "../testing/table.ts"
import { placeTriggers } from "../triggered/place.ts"

describe("keywords that are activated abilities", () => {
  it("702.29a: cycling from the hand", () => {
    const s = table()
    put(s, 0, creature("Top"), "library")
    put(s, 0, creature("Slug", 1, 1, [has("cycling", { cost: MANA("{1}") })]), "hand")
    lands(s, 0, "Island")
    const option = options(s).find((o) => o.startsWith("activate Slug"))!
    act(s, option)
    resolve(s)
    expect([names(s, s.players[0].hand), graveyard(s, 0)]).toEqual([["Top"], ["Slug"]])
  })

  it("702.29c: 'when you cycle this card' triggers wherever the card ends up", () => {
    const s = table()
    const mare = put(
      s,
      0,
      creature("Mare", 1, 1, [
        has("cycling", { cost: MANA("{1}") }),
        {
          ability: "triggered",
          when: { on: "cycle", player: { who: "you" }, card: { is: "self" } },
          effect: { do: "gainLife", amount: 3 },
        },
      ]),
      "hand",
    )
    lands(s, 0, "Island")
    act(s, options(s).find((o) => o.startsWith("activate Mare"))!)
    expect([s.objects[mare], graveyard(s, 0)]).toEqual([undefined, ["Mare"]])
    placeTriggers(s)
    expect(s.stack).toHaveLength(2)
  })

  it("118.9: another cost may be paid rather than the cycling cost; the card is discarded all the same", () => {
    const s = table()
    const rule = { static: "keywordCost", keyword: "cycling", cost: MANA("{0}") } as const
    put(s, 0, creature("Sage", 1, 1, [{ ability: "static", effects: [rule] }]))
    put(s, 0, creature("Top"), "library")
    put(s, 0, creature("Slug", 1, 1, [has("cycling", { cost: MANA("{1}") })]), "hand")
    act(s, options(s).find((o) => o.startsWith("activate Slug"))!)
    expect(graveyard(s, 0)).toEqual(["Slug"])
  })

  it("118.9: of the first equip ability of each turn only, and only if its player wants to", () => {
    const s = table()
    const rule = { static: "keywordCost", keyword: "equip", cost: MANA("{0}"), first: true } as const
    const smith = put(s, 0, creature("Smith", 1, 1, [{ ability: "static", effects: [rule] }]))
    for (const name of ["Sword", "Axe"])
      put(
        s,
        0,
        card({
          name,
          types: ["artifact"],
          subtypes: ["Equipment"],
          abilities: [has("equip", { cost: MANA("{1}") })],
        }),
      )
    lands(s, 0, "Plains")
    const equip = (name: string) => options(s).find((o) => o.startsWith(`activate ${name}`))!
    const { asked } = act(s, equip("Sword"), [1, [0]])
    expect(asked.map((d) => d.purpose)).toEqual(["otherCost", "target"])
    resolve(s)
    act(s, equip("Axe"), [[0]])
    resolve(s)
    expect(s.battlefield.filter((id) => s.objects[id]!.attachedTo === smith).length).toBe(2)
    expect(s.battlefield.filter((id) => s.objects[id]!.tapped).length).toBe(1)
  })

  it("602.5d: effects let abilities of one keyword be activated as instants are cast, others not", () => {
    const s = table()
    writable(s).turn = { ...s.turn, step: "upkeep", phase: "beginning" }
    put(
      s,
      0,
      card({
        name: "Sword",
        types: ["artifact"],
        subtypes: ["Equipment"],
        abilities: [has("equip", { cost: [] })],
      }),
    )
    const scholar = { ability: "activated", cost: [], timing: "sorcery", effect: { do: "nothing" } } as const
    put(s, 0, creature("Scholar", 1, 1, [scholar]))
    expect(options(s)).toEqual([])
    const rule = { static: "activateAsInstant", abilities: { is: "any" }, keyword: "equip" } as const
    put(s, 0, creature("Squire", 1, 1, [{ ability: "static", effects: [rule] }]))
    expect(options(s).map((o) => o.split(" ")[1])).toEqual(["Sword"])
  })

  it("702.29a: what would go to the graveyard is exiled, but not if it was cycled", () => {
    const s = table()
    const rule = {
      static: "alter",
      event: { on: "moves", object: { is: "card" }, to: "graveyard", cycled: false },
      alter: { to: "zone", zone: "exile" },
    } as const
    put(
      s,
      0,
      card({ name: "Tomb", types: ["artifact"], abilities: [{ ability: "static", effects: [rule] }] }),
    )
    put(s, 0, creature("Slug", 1, 1, [has("cycling", { cost: [] })]), "hand")
    act(s, options(s).find((o) => o.startsWith("activate Slug"))!)
    destroy(s, [put(s, 0, creature("Bear"))], "701.8a")
    expect([graveyard(s, 0), names(s, s.exile)]).toEqual([["Slug"], ["Bear"]])
  })

  it("702.6a: equip attaches to a creature you control", () => {
    const s = table()
    const sword = put(
      s,
      0,
      card({
        name: "Sword",
        types: ["artifact"],
        subtypes: ["Equipment"],
        abilities: [has("equip", { cost: MANA("{1}") })],
      }),
    )
    const bear = put(s, 0, creature())
    put(s, 1, creature("Theirs"))
    lands(s, 0, "Island")
    act(s, options(s).find((o) => o.startsWith("activate Sword"))!, [[0]])
    resolve(s)
    expect(s.objects[sword]!.attachedTo).toBe(bear)
  })

  it("702.122a: crew taps creatures with enough power", () => {
    const s = table()
    const ship = put(
      s,
      0,
      card({
        name: "Ship",
        types: ["artifact"],
        subtypes: ["Vehicle"],
        power: 5,
        toughness: 5,
        abilities: [has("crew", { n: 3 })],
      }),
    )
    const bear = put(s, 0, creature("Ogre", 3, 3))
    act(s, options(s).find((o) => o.startsWith("activate Ship"))!, [])
    resolve(s)
    expect([s.objects[bear]!.tapped, size(s, ship)]).toEqual([true, [5, 5]])
  })

  it("702.122d: it becomes crewed as its crew ability resolves", () => {
    const s = table()
    const gain = { do: "gainLife", amount: 3 } as const
    const crewed = { on: "action", action: "crewed", object: { is: "self" } } as const
    put(
      s,
      0,
      card({
        name: "Ship",
        types: ["artifact"],
        subtypes: ["Vehicle"],
        power: 5,
        toughness: 5,
        abilities: [has("crew", { n: 3 }), { ability: "triggered", when: crewed, effect: gain }],
      }),
    )
    put(s, 0, creature("Ogre", 3, 3))
    act(s, options(s).find((o) => o.startsWith("activate Ship"))!, [])
    expect(s.waiting).toHaveLength(0)
    resolve(s)
    expect(s.waiting).toHaveLength(1)
  })

  it("122.7: the third counter is put there once, however many come at once, and no later one is", () => {
    const s = table()
    const reaches = { on: "counters", object: { is: "self" }, kind: "plan", reaches: 3 } as const
    const gain = { do: "gainLife", amount: 1 } as const
    const plan = put(s, 0, creature("Plan", 1, 1, [{ ability: "triggered", when: reaches, effect: gain }]))
    const waiting = [2, 3, 1].map((count) => {
      addCounters(s, plan, "plan", count, 0)
      return s.waiting.length
    })
    expect(waiting).toEqual([0, 1, 1])
  })

  it("702.84a: unearth for a turn, then exile", () => {
    const s = table()
    put(s, 0, creature("Bones", 3, 1, [has("unearth", { cost: MANA("{B}") })]), "graveyard")
    lands(s, 0, "Swamp")
    act(s, options(s).find((o) => o.startsWith("activate Bones"))!)
    resolve(s)
    const bones = s.battlefield.find((id) => names(s, [id])[0] === "Bones")!
    destroy(s, [bones], "701.8")
    expect([names(s, s.exile), graveyard(s, 0)]).toEqual([["Bones"], []])
  })

  it("702.128a: an embalmed token is a white Zombie without a mana cost", () => {
    const s = table()
    put(s, 0, creature("Priest", 2, 2, [has("embalm", { cost: MANA("{W}") })]), "graveyard")
    lands(s, 0, "Plains")
    act(s, options(s).find((o) => o.startsWith("activate Priest"))!)
    resolve(s)
    const c = characteristics(s, s.battlefield.at(-1)!)
    expect([c.name, c.manaValue, c.colors, c.subtypes]).toEqual(["Priest", 0, 1, ["Bear", "Zombie"]])
  })

  it("118.7: power-up costs less by the mana cost in the turn in which it entered, and is activated once", () => {
    const s = table()
    const grow = { do: "addCounters", kind: "+1/+1", count: 2, on: { sel: "self" } } as const
    const powerUp = has("powerUp", {
      abilities: [{ ability: "activated", cost: MANA("{3}"), effect: grow }],
    })
    const drone = (name: string) => creature(name, 1, 1, [powerUp], { cost: "{2}" })
    put(s, 0, drone("Old"))
    const id = put(s, 0, drone("New"), "hand")
    const entered = move(s, { id, to: "battlefield", rule: "400.7" })
    lands(s, 0, "Island")
    const offered = () => options(s).filter((o) => o.startsWith("activate"))
    expect(offered().some((o) => o.startsWith("activate Old"))).toBe(false)
    act(s, offered().find((o) => o.startsWith("activate New"))!)
    resolve(s)
    lands(s, 0, "Island", "Island", "Island")
    expect(size(s, entered)).toEqual([3, 3])
    expect(offered().map((o) => o.split(" ")[1])).toEqual(["Old"])
  })
})
