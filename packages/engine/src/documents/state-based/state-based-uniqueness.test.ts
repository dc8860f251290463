import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { moveAll } from "../../events/moving/move.ts"
import type { Ability } from "../../language/ability.ts"
import { card, creature, graveyard, names, put, settle, table } from "../../testing/table.ts"
import { ERAS, hurt, INDESTRUCTIBLE, LATER, moved } from "../testing/state-based.ts"

describe("planeswalkers, legends, worlds", () => {
  const jace = (name: string, abilities: readonly Ability[] = []) =>
    card({ name, types: ["planeswalker"], subtypes: ["Jace"], loyalty: 3, abilities })
  const loyal = { counters: { loyalty: 3 } }
  const legend = creature("Isamaru", 2, 2, [], { supertypes: ["legendary"] })
  const world = (name: string) => card({ name, types: ["enchantment"], supertypes: ["world"] })

  it.each(LATER)(
    "704.5i: a planeswalker without loyalty is put into the graveyard (%s) [S000-3-15] [S002-704.5i-1]",
    (era) => {
      const s = table(2, era)
      const id = put(s, 0, jace("Jace"), "battlefield", loyal)
      hurt(s, id, 2)
      settle(s)
      expect(s.objects[id]?.counters).toEqual({ loyalty: 1 })
      hurt(s, id, 1)
      settle(s)
      expect([graveyard(s, 0), moved(s)]).toEqual([["Jace"], ["704.5i"]])
    },
  )

  it("704.5j@2014-02: of planeswalkers of one type each controller keeps one; the others are not destroyed nor sacrificed [S000-3-16] [S000-3-17]", () => {
    const s = table(2, "2014-02")
    put(s, 0, jace("Beleren"), "battlefield", loyal)
    put(s, 0, jace("Sculptor", [INDESTRUCTIBLE]), "battlefield", loyal)
    put(s, 1, jace("Architect"), "battlefield", loyal)
    settle(s, [0])
    expect(names(s, s.battlefield)).toEqual(["Beleren", "Architect"])
    expect(s.events.filter((e) => e.kind === "sacrifice" || e.kind === "destroyed")).toEqual([])
  })

  it("704.5j@2011-09-30: planeswalkers of one type all go, whoever controls them [S002-704.5j-1]", () => {
    const s = table(2, "2011-09-30")
    put(s, 0, jace("Beleren"), "battlefield", loyal)
    put(s, 1, jace("Sculptor"), "battlefield", loyal)
    settle(s)
    expect(s.battlefield).toEqual([])
  })

  it("704.5k@2014-02: of legends of one name each controller keeps one of choice [S000-3-18]", () => {
    const s = table(2, "2014-02")
    put(s, 0, legend)
    const [kept, other] = [put(s, 0, legend), put(s, 1, legend)]
    settle(s, [1])
    expect(s.battlefield).toEqual([kept, other])
  })

  it("704.5k@2011-09-30: all legends of one name go, whoever controls them [S002-704.5k-1]", () => {
    const s = table(2, "2011-09-30")
    put(s, 0, legend)
    put(s, 1, legend)
    put(s, 1, creature("Other", 2, 2, [], { supertypes: ["legendary"] }))
    settle(s)
    expect(names(s, s.battlefield)).toEqual(["Other"])
  })

  it("420.5e@2003-07: the legend that has been one the longest stays [S001-420.5e-1]", () => {
    const s = table(2, "2003-07")
    const first = put(s, 1, legend)
    put(s, 0, legend)
    put(s, 1, legend)
    settle(s)
    expect(s.battlefield).toEqual([first])
    // An older permanent that becomes a legend of that name has been one for less time.
    const clone = creature("Clone", 0, 1)
    const late = table(2, "2003-07")
    const older = put(late, 0, clone)
    put(late, 1, legend)
    beginEffect(late, contextOf(older, 0), {
      objects: [older],
      changes: [
        { change: "name", name: "Isamaru" },
        { change: "addSupertypes", supertypes: ["legendary"] },
      ],
      duration: "permanent",
    })
    settle(late)
    expect([graveyard(late, 0), names(late, late.battlefield)]).toEqual([["Clone"], ["Isamaru"]])
  })

  it("420.5e@2003-07: legends of one name that came at the same time all go [S001-420.5e-2]", () => {
    const s = table(2, "2003-07")
    const ids = [put(s, 0, legend, "graveyard"), put(s, 1, legend, "graveyard")]
    moveAll(
      s,
      ids.map((id) => ({ id, to: "battlefield" as const, rule: "608.2c" })),
    )
    settle(s)
    expect([graveyard(s, 0), graveyard(s, 1)]).toEqual([["Isamaru"], ["Isamaru"]])
  })

  it.each(ERAS)(
    "704.5j: one of the name that is no legend does not matter (%s) [S000-3-19] [S001-420.5e-3] [S002-704.5k-2]",
    (era) => {
      const s = table(2, era)
      put(s, 0, legend)
      put(s, 0, creature("Isamaru", 2, 2))
      settle(s)
      expect(s.battlefield.length).toBe(2)
    },
  )

  it.each(ERAS)(
    "704.5k, 420.5i@2003-07: only the newest world permanent stays, whoever controls it (%s) [S000-3-20] [S001-420.5i-1] [S002-704.5m-1]",
    (era) => {
      const s = table(2, era)
      put(s, 0, world("Crossroads"))
      put(s, 1, world("Abyss"))
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Abyss"])
      // One that becomes a world permanent later is the newer one.
      const mirror = put(s, 0, card({ name: "Mirror", types: ["enchantment"] }))
      put(s, 0, world("Nether Void"))
      beginEffect(s, contextOf(mirror, 0), {
        objects: [mirror],
        changes: [{ change: "addSupertypes", supertypes: ["world"] }],
        duration: "endOfTurn",
      })
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Mirror"])
    },
  )

  it.each(ERAS)(
    "704.5k: when the newest came together, every world permanent goes (%s) [S000-3-21] [S001-420.5i-2] [S002-704.5m-2]",
    (era) => {
      const s = table(2, era)
      put(s, 1, world("Old"))
      const ids = ["Crossroads", "Abyss"].map((name) => put(s, 0, world(name), "graveyard"))
      moveAll(
        s,
        ids.map((id) => ({ id, to: "battlefield" as const, rule: "608.2c" })),
      )
      settle(s)
      expect(s.battlefield).toEqual([])
    },
  )
})
