import { describe, expect, it } from "vitest"
import { addCounters } from "../../events/counters.ts"
import type { Ability } from "../../language/ability.ts"
import { checkStateBasedActions } from "../../sba/check.ts"
import { playerRef } from "../../state/ref.ts"
import { card, creature, graveyard, names, put, settle, table } from "../../testing/table.ts"
import { CREATURE, land } from "../testing/drive.ts"
import { ERAS, hurt, LATER, moved } from "../testing/state-based.ts"

describe("attachments", () => {
  const ENCHANT: Ability = { ability: "keyword", keyword: "enchant", filter: CREATURE }
  const aura = card({
    name: "Pacifism",
    types: ["enchantment"],
    subtypes: ["Aura"],
    cost: "{1}{W}",
    abilities: [ENCHANT],
  })
  const sword = card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] })
  const garrison = card({ name: "Garrison", types: ["artifact"], subtypes: ["Fortification"] })
  const SAFE: Ability = {
    ability: "keyword",
    keyword: "protection",
    filter: { is: "type", type: "enchantment" },
  }

  it.each(ERAS)(
    "704.5m, 420.5d@2003-07: an Aura on what it may not enchant goes to its owner's graveyard (%s) [S000-3-22] [S001-420.5d-1] [S002-704.5n-1]",
    (era) => {
      const s = table(2, era)
      const knight = put(s, 0, creature("Knight", 2, 2, [SAFE]))
      const forest = put(s, 0, land)
      put(s, 1, aura, "battlefield", { attachedTo: knight, controller: 0 })
      put(s, 1, aura, "battlefield", { attachedTo: forest })
      settle(s)
      expect(graveyard(s, 1)).toEqual(["Pacifism", "Pacifism"])
      expect(moved(s)).toEqual(["704.5m", "704.5m"])
    },
  )

  it.each(LATER)(
    "704.5m, 303.4c: so does one on a player whom it may not enchant, and not the one that may (%s) [S000-3-22] [S002-704.5n-1]",
    (era) => {
      const s = table(2, era)
      const curse = card({
        name: "Curse",
        types: ["enchantment"],
        subtypes: ["Aura", "Curse"],
        abilities: [{ ability: "keyword", keyword: "enchant", player: "opponent" }],
      })
      const [fine, wrong] = [1, 0].map((player) =>
        put(s, 0, curse, "battlefield", { attachedTo: playerRef(player) }),
      )
      const creatures = put(s, 0, aura, "battlefield", { attachedTo: playerRef(1) })
      settle(s)
      expect(s.battlefield).toEqual([fine])
      expect([wrong, creatures].map((id) => s.objects[id])).toEqual([undefined, undefined])
    },
  )

  it.each(ERAS)(
    "704.5m: an Aura whose creature is gone, or on nothing, goes in the next check (%s) [S000-3-23] [S001-420.5d-2] [S002-704.5n-2] [S002-704.3-3]",
    (era) => {
      const s = table(2, era)
      const bear = put(s, 0, creature("Bear"))
      put(s, 1, aura, "battlefield", { attachedTo: bear })
      put(s, 0, aura)
      hurt(s, bear, 2)
      expect(checkStateBasedActions(s)).toBe(true)
      expect(names(s, s.battlefield)).toEqual(["Pacifism"])
      expect(checkStateBasedActions(s)).toBe(true)
      expect(s.battlefield).toEqual([])
    },
  )

  it.each(LATER)(
    "704.5n: Equipment on what is no creature, and a Fortification on what is no land, come off and stay (%s) [S000-3-24] [S000-3-25] [S000-3-26] [S002-704.5p-1] [S002-704.5p-2]",
    (era) => {
      const s = table(2, era)
      const mutavault = put(s, 0, land)
      const frog = put(s, 0, creature("Frog"))
      const gear = put(s, 1, sword, "battlefield", { attachedTo: mutavault, tapped: true })
      const walls = put(s, 1, garrison, "battlefield", { attachedTo: frog })
      settle(s)
      expect(s.objects[gear]).toMatchObject({ attachedTo: 0, controller: 1, tapped: true })
      expect(s.objects[walls]).toMatchObject({ attachedTo: 0, controller: 1 })
      expect(s.events.filter((e) => e.kind === "unattached").map((e) => e.rule)).toEqual(["704.5n", "704.5n"])
    },
  )

  it.each(LATER)(
    "704.5p: a creature, and whatever else is no attachment, comes off and stays (%s) [S000-3-27] [S000-3-28] [S002-704.5q-1] [S002-704.5q-2]",
    (era) => {
      const s = table(2, era)
      const bear = put(s, 0, creature("Bear"))
      const animated = put(
        s,
        0,
        creature("Sword", 1, 1, [], { types: ["artifact", "creature"], subtypes: ["Equipment"] }),
        "battlefield",
        { attachedTo: bear },
      )
      const ring = put(s, 0, card({ name: "Ring", types: ["artifact"] }), "battlefield", { attachedTo: bear })
      settle(s)
      expect([animated, ring].map((id) => s.objects[id]!.attachedTo)).toEqual([0, 0])
      expect(s.battlefield.length).toBe(3)
      expect(s.events.filter((e) => e.kind === "unattached").map((e) => e.rule)).toEqual(["704.5p", "704.5p"])
    },
  )
})

describe("counters", () => {
  it.each(LATER)(
    "704.5q: +1/+1 and -1/-1 counters go in pairs, as many as there are of the fewer (%s) [S000-3-29] [S002-704.5r-1]",
    (era) => {
      const s = table(2, era)
      const five = put(s, 0, creature("Five", 9, 9), "battlefield", { counters: { "+1/+1": 3, "-1/-1": 5 } })
      const even = put(s, 0, creature("Even", 2, 2), "battlefield", { counters: { "+1/+1": 2, "-1/-1": 2 } })
      expect(checkStateBasedActions(s)).toBe(true)
      expect(checkStateBasedActions(s)).toBe(false)
      expect([s.objects[five]!.counters, s.objects[even]!.counters ?? {}]).toEqual([{ "-1/-1": 2 }, {}])
    },
  )

  it.each(LATER)(
    "704.5r: what is beyond a limit of its own is removed (%s) [S000-3-30] [S002-704.5s-1]",
    (era) => {
      const s = table(2, era)
      const limit: Ability = {
        ability: "static",
        effects: [{ static: "counterLimit", what: { sel: "self" }, kind: "dream", max: 7 }],
      }
      const id = put(s, 0, creature("Rasputin", 4, 1, [limit]), "battlefield", { counters: { dream: 7 } })
      addCounters(s, id, "dream", 7, 0)
      settle(s)
      expect(s.objects[id]!.counters).toEqual({ dream: 7 })
    },
  )
})
