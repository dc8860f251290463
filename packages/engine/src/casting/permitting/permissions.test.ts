import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { loseLife } from "../../events/life.ts"
import { simultaneously } from "../../events/record.ts"
import type { Ability } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { writable } from "../../state/writing/edit.ts"
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
} from "../testing/table.ts"

type PlayFrom = Extract<StaticEffect, { static: "playFrom" }>
const permission = (more: Partial<PlayFrom>): Ability => ({
  ability: "static",
  effects: [{ static: "playFrom", zone: "graveyard", of: { who: "you" }, ...more }],
})
const ENTERS_TAPPED: Ability = {
  ability: "static",
  effects: [{ static: "enters", what: "self", tapped: true }],
}

describe("601.3: permissions to play cards from elsewhere", () => {
  it("603.12: 'when they do' triggers once the spell is cast", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    const then = { do: "gainLife", amount: 3, player: { who: "bound", name: "player" } } as const
    put(s, 0, creature("Guide", 1, 1, [permission({ filter: CREATURE, then })]))
    put(s, 0, creature("Elf"), "graveyard")
    act(s, "cast Elf")
    expect(s.waiting.map(({ ability, controller }) => [ability.effect, controller])).toEqual([[then, 0]])
    expect(s.waiting[0].bindings.it).toEqual(s.stack)
  })

  it("a permission for one land and one for one spell of each turn are used up one by one", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Forest", "Forest")
    const once = { static: "playFrom", zone: "graveyard", of: { who: "you" }, oncePerTurn: true } as const
    put(
      s,
      0,
      creature("Guide", 1, 1, [
        {
          ability: "static",
          effects: [
            { ...once, landsOnly: true },
            { ...once, castOnly: true },
          ],
        },
      ]),
    )
    for (const what of [creature("Elf"), creature("Owl"), card({ name: "Wood", types: ["land"] })])
      put(s, 0, what, "graveyard")
    act(s, "play Wood")
    expect(options(s)).toEqual(expect.arrayContaining(["cast Elf", "cast Owl"]))
    act(s, "cast Elf")
    resolve(s)
    expect(options(s)).not.toContain("cast Owl")
  })

  it("614.1c: a creature cast this way enters tapped, another does not", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Forest", "Forest")
    const tapped = [{ change: "addAbilities", abilities: [ENTERS_TAPPED] }] as const
    put(s, 0, creature("Guide", 1, 1, [permission({ filter: CREATURE, with: tapped })]))
    put(s, 0, creature("Elf"), "graveyard")
    put(s, 0, creature("Owl"), "hand")
    for (const name of ["Elf", "Owl"]) {
      act(s, `cast ${name}`)
      resolve(s)
    }
    const find = (name: string) => s.battlefield.find((id) => names(s, [id])[0] === name)!
    expect(s.objects[find("Elf")]!.tapped).toBe(true)
    expect(s.objects[find("Owl")]!.tapped).toBe(false)
  })

  it("611.2, 614.1c: what an effect lets a player play enters tapped, and playing it triggers, land or spell", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    const guide = put(s, 0, creature("Guide"))
    const then = { do: "gainLife", amount: 3 } as const
    put(s, 0, creature("Elf"), "exile")
    put(s, 0, card({ name: "Wood", types: ["land"] }), "exile")
    const effect: Effect = {
      do: "permitPlay",
      what: { sel: "all", filter: { is: "card" }, zone: "exile" },
      duration: "endOfTurn",
      with: [{ change: "addAbilities", abilities: [ENTERS_TAPPED] }],
      then,
    }
    execute(s, effect, contextOf(guide, 0))
    act(s, "play Wood")
    act(s, "cast Elf")
    resolve(s)
    const entered = s.battlefield.slice(-2).map((id) => [names(s, [id])[0], s.objects[id]?.tapped])
    expect(entered).toEqual([
      ["Wood", true],
      ["Elf", true],
    ])
    expect(s.waiting.map(({ ability }) => ability.effect)).toEqual([then, then])
  })

  it("601.3b: spells cast by a permission as though they had flash, and no others", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    put(s, 0, creature("Guide", 1, 1, [permission({ filter: CREATURE, flash: true })]))
    put(s, 0, creature("Elf"), "graveyard")
    put(s, 0, creature("Owl"), "hand")
    writable(s).turn = { ...s.turn, active: 1 }
    expect(options(s)).toEqual(["cast Elf"])
  })

  it("118.9: a permission for one keyword's ability lets it be cast in no other way", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, creature("Guide", 1, 1, [permission({ using: "dash" })]))
    put(
      s,
      0,
      creature("Runner", 1, 1, [
        { ability: "keyword", keyword: "dash", cost: [{ pay: "mana", mana: "{R}" }] },
      ]),
      "graveyard",
    )
    put(s, 0, bolt(), "graveyard")
    expect(options(s)).toEqual(["cast Runner (dash)"])
  })
})

describe("119.3: losing exactly so much life", () => {
  it("603.2c: of players who lose life at once, each must lose that much", () => {
    const watching = (amounts: readonly number[]): number => {
      const s = table(3)
      const when = {
        on: "loseLife",
        player: { who: "opponents" },
        amount: { op: "=", than: 1 },
        batch: true,
      } as const
      put(
        s,
        0,
        card({
          name: "Watcher",
          types: ["artifact"],
          abilities: [{ ability: "triggered", when, effect: { do: "draw", count: 1 } }],
        }),
      )
      simultaneously(s, () =>
        amounts.forEach((amount, i) => {
          loseLife(s, i + 1, amount)
        }),
      )
      return s.waiting.length
    }
    expect(watching([1, 1])).toBe(1)
    expect(watching([1, 2])).toBe(0)
    expect(watching([1])).toBe(1)
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

  it('601.3: "you may play one of those cards": which one is chosen as it is played', () => {
    const s = table()
    lands(s, 0, "Forest", "Forest")
    const cards = ["One", "Two"].map((name) => put(s, 0, creature(name, 1, 1, [], { cost: "{G}" }), "exile"))
    const what = { sel: "choose", filter: { is: "any" }, from: { sel: "bound", name: "cards" } } as const
    execute(s, { do: "permitPlay", what, duration: "endOfTurn" }, contextOf(0, 0, 0, { cards }))
    expect(options(s)).toEqual(["cast One", "cast Two"])
    act(s, "cast Two")
    resolve(s)
    expect(options(s)).toEqual([])
  })
})
