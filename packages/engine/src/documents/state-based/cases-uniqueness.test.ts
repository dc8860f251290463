import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import { moveAll } from "../../events/moving/move.ts"
import type { State } from "../../state/state.ts"
import { card, creature, names, put, settle, table, when } from "../../testing/table.ts"
import { artifact, cast, ME } from "../testing/cards.ts"
import { lives } from "../testing/cases.ts"
import { atStep, CREATURE, dies, fillLibraries, gain, play } from "../testing/drive.ts"

describe("cases 7 to 9: legends, planeswalkers, worlds", () => {
  const mirri = creature("Mirri", 2, 3, [when(dies(ME), gain)], { supertypes: ["legendary"] })
  const kept = (s: State) =>
    s.players.map((_, i) => s.battlefield.filter((id) => s.objects[id]!.owner === i).length)

  it.each([
    ["2003-07", [1, 0]],
    ["2004-10", [0, 0]],
    ["2011-09-30", [0, 0]],
    ["2014-02", [1, 1]],
    ["current", [1, 1]],
  ] as const)("case 7, 704.5j: a second legend of another player (%s)", (era, expected) => {
    const s = table(2, era)
    put(s, 0, mirri)
    put(s, 1, mirri)
    cast(s, 0, { do: "regenerate", what: { sel: "all", filter: CREATURE } })
    settle(s)
    expect(kept(s)).toEqual(expected)
    expect(s.stack.length).toBe(2 - expected[0] - expected[1])
  })

  it("case 7, 704.5j: his own copy of it, and two at once", () => {
    const own = (era: string, ...answers: number[][]) => {
      const s = table(2, era)
      const old = put(s, 0, mirri)
      put(s, 0, mirri)
      settle(s, ...answers)
      return [kept(s)[0], lives(s, old)]
    }
    expect([own("2003-07"), own("2011-09-30"), own("2014-02", [1]), own("current", [1])]).toEqual([
      [1, true],
      [0, false],
      [1, false],
      [1, false],
    ])
    const together = (era: string) => {
      const s = table(2, era)
      moveAll(
        s,
        [0, 1].map((p) => ({ id: put(s, p, mirri, "hand"), to: "battlefield" as const, rule: "400.7" })),
      )
      settle(s)
      return kept(s)
    }
    expect([together("2003-07"), together("2011-09-30"), together("2014-02")]).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
    ])
  })

  const jace = (name: string) =>
    card({ name, types: ["planeswalker"], supertypes: ["legendary"], subtypes: ["Jace"], loyalty: 3 })
  const LOYAL = { counters: { loyalty: 3 } }

  it("case 8, 704.5j@2011-09-30, 306.4: two planeswalkers of one type by era", () => {
    const two = (era: string, second: string, of: number, ...answers: number[][]) => {
      const s = table(2, era)
      put(s, 0, jace("Jace A"), "battlefield", LOYAL)
      put(s, of, jace(second), "battlefield", LOYAL)
      settle(s, ...answers)
      return s.battlefield.length
    }
    expect(["2007-10", "2011-09-30", "2014-02", "current"].map((era) => two(era, "Jace B", 1))).toEqual([
      0, 0, 2, 2,
    ])
    expect([two("2014-02", "Jace B", 0, [0]), two("2015-07", "Jace B", 0, [0])]).toEqual([1, 1])
    expect([two("2017-09-29", "Jace B", 0), two("2017-09-29", "Jace A", 0, [0])]).toEqual([2, 1])
  })

  const world = (name: string) => card({ name, types: ["enchantment"], supertypes: ["world"] })

  it.each(["2003-07", "2009-07", "2014-02", "current"])(
    "case 9, 704.5k: the newest world stays, a tie keeps none (%s)",
    (era) => {
      const after = (...cards: string[]) => {
        const s = table(2, era)
        put(s, 1, world("Abyss"))
        moveAll(
          s,
          cards.map((name) => ({
            id: put(s, 0, world(name), "graveyard"),
            to: "battlefield" as const,
            rule: "400.7",
          })),
        )
        settle(s)
        return names(s, s.battlefield)
      }
      expect([after("Crossroads", "Void"), after("Crossroads")]).toEqual([[], ["Crossroads"]])
    },
  )

  it.each(["2014-02", "current"])(
    "case 9, 704.5k: what has just become a copy of a world has been one for the shortest time (%s)",
    (era) => {
      const s = table(2, era)
      fillLibraries(s)
      atStep(s, "precombatMain")
      const mirror = put(s, 0, artifact("Mirage"))
      const abyss = put(s, 1, world("Abyss"))
      execute(
        s,
        {
          do: "becomeCopy",
          what: { sel: "self" },
          of: { sel: "all", filter: { is: "supertype", supertype: "world" } },
          duration: "endOfTurn",
        },
        contextOf(mirror, 0),
      )
      settle(s)
      expect([lives(s, abyss), names(s, s.battlefield), characteristics(s, mirror).name]).toEqual([
        false,
        ["Mirage"],
        "Abyss",
      ])
      play(s, (now) => now.turn.number > 3)
      expect(characteristics(s, mirror).name).toBe("Mirage")
    },
  )
})
