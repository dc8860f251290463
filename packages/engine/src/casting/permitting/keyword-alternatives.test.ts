import { describe, expect, it } from "vitest"
import { characteristics, controllerOf, hasFlag } from "../../characteristics/query.ts"
import type { Filter } from "../../language/filter.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { edit, invalidate, writable } from "../../state/writing/edit.ts"
import { placeTriggers } from "../../triggered/place.ts"
import { keyword, mana } from "../testing/keywords.ts"
import { act, card, creature, instant, lands, names, options, put, resolve, table } from "../testing/table.ts"

describe("702.113 awaken", () => {
  const spell = instant("Wake", "{G}", { effect: { do: "gainLife", amount: 1 } }, [
    keyword("awaken", { cost: mana("{2}{G}"), n: 3 }),
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

describe("702.162 more than meets the eye", () => {
  it("702.162a: cast converted, it enters with its other face", () => {
    const s = table()
    lands(s, 0, "Plains")
    const front = creature("Robot", 2, 2, [keyword("moreThanMeetsTheEye", { cost: mana("{W}") })], {
      cost: "{4}",
    })
    const back = creature("Vehicle", 5, 5, [], { types: ["artifact"] })
    put(s, 0, { ...front, layout: "transform", faces: [...front.faces, ...back.faces] }, "hand")
    expect(options(s)).toEqual(["cast Vehicle (moreThanMeetsTheEye)"])
    act(s, "cast Vehicle (moreThanMeetsTheEye)")
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]!.face).toBe(1)
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
      [keyword("overload", { cost: mana("{1}{R}") })],
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
    put(s, 0, creature("Outlaw", 2, 2, [keyword("plot", { cost: mana("{0}") })], { cost: "{9}" }), "hand")
    const inStep = (step: typeof s.turn.step) => {
      writable(s).turn = { ...s.turn, step }
      return options(s)
    }
    expect([inStep("upkeep"), inStep("precombatMain")]).toEqual([[], ["plot Outlaw"]])
  })
})

describe("702.74 evoke", () => {
  it("702.74a: whoever controls the permanent sacrifices it, though the ability is another's", () => {
    const s = table()
    put(s, 0, creature("Drifter", 2, 2, [keyword("evoke", { cost: mana("{0}") })], { cost: "{9}" }), "hand")
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
