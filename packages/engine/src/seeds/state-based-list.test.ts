import { describe, expect, it } from "vitest"
import {
  card,
  creature,
  graveyard,
  names,
  put,
  resolveAll,
  settle,
  spell,
  table,
  when,
} from "../abilities/testing/table.ts"
import { setInMotion } from "../actions/schemes.ts"
import { contextOf } from "../characteristics/context.ts"
import { beginEffect } from "../effects/continuous.ts"
import { addCounters } from "../events/counters.ts"
import { dealDamage } from "../events/damage.ts"
import { draw } from "../events/draw.ts"
import { carryOut } from "../events/interpreter.ts"
import { loseLife } from "../events/life.ts"
import { move, moveAll } from "../events/move.ts"
import { createState } from "../game/setup.ts"
import type { Ability } from "../language/ability.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import { editPlayer } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { CREATURE, gain, land, pump } from "./testing/drive.ts"

const ERAS = ["2003-07", "2011-09-30", "2014-02"]
const LATER = ["2011-09-30", "2014-02"]
const INDESTRUCTIBLE: Ability = { ability: "keyword", keyword: "indestructible" }
const DEATHTOUCH: Ability = { ability: "keyword", keyword: "deathtouch" }
const token = (name: string) => ({ ...creature(name, 1, 1), token: true })

function shield(s: State, id: number): void {
  carryOut(s, { do: "regenerate", what: { sel: "self" } }, contextOf(id, s.objects[id]!.controller))
}

function hurt(s: State, to: number, amount: number, source = to): void {
  dealDamage(s, [{ source, to, amount }], "120.3")
}

function moved(s: State): string[] {
  return s.events.filter((e) => e.kind === "moves").map((e) => e.rule)
}

describe("players who lose", () => {
  it.each(ERAS)(
    "704.5a: with 0 or less life, at the check and not before; both at once is a draw (%s) [S000-3-1] [S001-420.5a-1] [S002-704.5a-1]",
    (era) => {
      const s = table(2, era)
      loseLife(s, 0, 23)
      expect(s.over).toBeNull()
      loseLife(s, 1, 20)
      settle(s)
      expect(s.over).toEqual({ winners: [], rule: "104.4a" })
    },
  )

  it.each(ERAS)(
    "704.5b, 420.5g@2003-07: who had to draw from an empty library since the last check (%s) [S000-3-2] [S001-420.5g-1] [S002-704.5b-1]",
    (era) => {
      const s = table(2, era)
      put(s, 0, land, "library")
      draw(s, 0, 1)
      settle(s)
      expect(s.over).toBeNull()
      draw(s, 0, 1)
      settle(s)
      expect(s.players[0].left?.rule).toBe("704.5b")
    },
  )

  it("704.5b: a failed draw that an effect survived is no loss later [S002-704.5b-1]", () => {
    const s = table(2, "2011-09-30")
    const angel = put(
      s,
      0,
      creature("Angel", 4, 4, [
        { ability: "static", effects: [{ static: "doesntLose", who: { who: "you" } }] },
      ]),
    )
    draw(s, 0, 1)
    settle(s)
    move(s, { id: angel, to: "exile", rule: "701.13a" })
    settle(s)
    expect(s.over).toBeNull()
  })

  it.each(ERAS)(
    "704.5c, 420.5h@2003-07: ten poison counters, not nine (%s) [S000-3-3] [S001-420.5h-1] [S002-704.5c-1]",
    (era) => {
      const s = table(2, era)
      addCounters(s, playerRef(1), "poison", 9, 0)
      settle(s)
      expect(s.over).toBeNull()
      addCounters(s, playerRef(1), "poison", 1, 0)
      settle(s)
      expect(s.players[1].left?.rule).toBe("704.5c")
    },
  )
})

describe("tokens and copies", () => {
  it.each(LATER)(
    "704.5d@2011-09-30: a token that is phased out ceases to exist, its Equipment stays away (%s) [S000-3-5] [S002-704.5d-1]",
    (era) => {
      const s = table(2, era)
      const id = put(s, 0, token("Saproling"))
      const sword = put(
        s,
        0,
        card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] }),
        "battlefield",
        { attachedTo: id },
      )
      carryOut(s, { do: "phaseOut", what: { sel: "self" } }, contextOf(id, 0))
      settle(s)
      expect([s.objects[id], s.objects[sword]!.phasedOut]).toEqual([undefined, 2])
    },
  )

  it("420.5f@2003-07: a token that phases out is outside the zone and ceases to exist [S001-420.5f-1]", () => {
    const s = table(2, "2003-07")
    const id = put(s, 0, token("Saproling"))
    carryOut(s, { do: "phaseOut", what: { sel: "self" } }, contextOf(id, 0))
    settle(s)
    expect(s.objects[id]).toBeUndefined()
  })

  it.each(ERAS)(
    "704.5d: a token returned to the hand triggers what sees it leave, then ceases to exist (%s) [S000-3-6] [S001-420.5f-1] [S002-704.5d-2] [S003-7-1]",
    (era) => {
      const s = table(2, era)
      put(
        s,
        0,
        card({
          name: "Watch",
          types: ["artifact"],
          abilities: [when({ on: "moves", object: CREATURE, from: "battlefield" }, gain)],
        }),
      )
      const id = put(s, 0, token("Saproling"))
      move(s, { id, to: "hand", rule: "701.1" })
      expect([s.players[0].hand.length, s.waiting.length]).toEqual([1, 1])
      checkStateBasedActions(s)
      expect([s.players[0].hand.length, s.waiting.length]).toEqual([0, 1])
    },
  )

  it.each(ERAS)(
    "704.5e, 420.5j@2003-07: a copy of a spell that leaves the stack ceases to exist (%s) [S000-3-7] [S001-420.5j-1] [S002-704.5e-1]",
    (era) => {
      for (const to of ["hand", "graveyard", "exile"] as const) {
        const s = table(2, era)
        const id = spell(s, 0, card({ name: "Shock", types: ["instant"] }), {}, { kind: "copy" })
        move(s, { id, to, rule: "701.6a" })
        settle(s)
        expect([
          to,
          s.stack.length,
          s.players[0].hand.length,
          s.players[0].graveyard.length,
          s.exile.length,
        ]).toEqual([to, 0, 0, 0, 0])
      }
    },
  )

  it.each(LATER)(
    "704.5e: a copy of a card stays neither in exile nor in a graveyard; the card does (%s) [S000-3-8] [S002-704.5e-2]",
    (era) => {
      const s = table(2, era)
      const shock = card({ name: "Shock", types: ["instant"] })
      put(s, 0, shock, "exile", { kind: "copy" })
      put(s, 0, shock, "exile")
      put(s, 0, shock, "graveyard", { kind: "copy" })
      settle(s)
      expect([s.exile.length, s.players[0].graveyard.length]).toEqual([1, 0])
    },
  )
})

describe("creatures", () => {
  it.each(ERAS)(
    "704.5f, 420.5b@2003-07: toughness 0 is no destruction, and regeneration does not help (%s) [S000-3-9] [S000-3-10] [S001-420.5b-1] [S001-420.5b-2] [S002-704.5f-1] [S002-704.5f-2]",
    (era) => {
      const s = table(2, era)
      const myr = put(s, 0, creature("Myr", 0, 1, [INDESTRUCTIBLE]))
      const boa = put(s, 0, creature("Boa", 2, 1))
      shield(s, boa)
      for (const id of [myr, boa]) pump(s, id, -1)
      settle(s)
      expect(graveyard(s, 0)).toEqual(["Myr", "Boa"])
      expect(moved(s)).toEqual(["704.5f", "704.5f"])
      expect(s.events.some((e) => e.kind === "destroyed")).toBe(false)
    },
  )

  it.each(ERAS)(
    "704.5g, 420.5c@2003-07: damage of at least its toughness destroys, less does not (%s) [S000-3-11] [S001-420.5c-1] [S001-420.5c-2] [S002-704.5g-1]",
    (era) => {
      const s = table(2, era)
      put(s, 0, creature("Unhurt", 1, 1))
      const dead = put(s, 0, creature("Dead", 2, 2))
      const alive = put(s, 0, creature("Alive", 3, 3))
      hurt(s, dead, 2)
      hurt(s, alive, 2)
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Unhurt", "Alive"])
      expect(s.events.filter((e) => e.kind === "destroyed").map((e) => e.rule)).toEqual(["704.5g"])
      pump(s, alive, -1)
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Unhurt"])
    },
  )

  it.each(ERAS)(
    "704.5g, 701.19a: regeneration replaces that: tapped, healed, out of combat (%s) [S000-3-12] [S001-420.5c-3] [S002-704.5g-2]",
    (era) => {
      const s = table(2, era)
      const id = put(s, 0, creature("Skeletons", 1, 1), "battlefield", {
        combat: { attacking: playerRef(1), blocking: [], blockedBy: [], blocked: false, band: 0 },
      })
      shield(s, id)
      hurt(s, id, 3)
      settle(s)
      expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0, combat: null })
    },
  )

  it.each(LATER)(
    "704.5h: any damage by a source with deathtouch, even one that has left; none if prevented (%s) [S000-3-13] [S002-704.5h-1]",
    (era) => {
      const s = table(2, era)
      const rats = put(s, 0, creature("Rats", 1, 1, [DEATHTOUCH]))
      const big = put(s, 1, creature("Big", 11, 11))
      const safe = put(
        s,
        1,
        creature("Safe", 11, 11, [{ ability: "keyword", keyword: "protection", filter: CREATURE }]),
      )
      hurt(s, big, 1, rats)
      hurt(s, safe, 1, rats)
      move(s, { id: rats, to: "hand", rule: "701.1" })
      settle(s)
      expect(names(s, s.battlefield)).toEqual(["Safe"])
      expect(s.events.filter((e) => e.kind === "destroyed").map((e) => e.rule)).toEqual(["704.5h"])
    },
  )

  it.each(LATER)(
    "704.5h, 704.7: one regeneration shield is enough against lethal damage by deathtouch (%s) [S000-3-14] [S002-704.5h-2] [S002-704.6-1]",
    (era) => {
      const s = table(2, era)
      const rats = put(s, 0, creature("Rats", 1, 1, [DEATHTOUCH]))
      const id = put(s, 1, creature("Skeletons", 1, 1))
      shield(s, id)
      hurt(s, id, 1, rats)
      settle(s)
      expect(s.objects[id]).toMatchObject({ tapped: true, damage: 0, deathtouched: false })
    },
  )
})

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
      hurt(s, id, 3)
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

describe("variants", () => {
  function heads(era: string): State {
    const players = ["A", "B", "C", "D"].map((name) => ({ name, deck: [creature()] }))
    return createState({ players, variant: "twoHeadedGiant", openingHands: false, ruleset: era })
  }

  it.each(LATER)(
    "704.6a, 704.5t@2011-09-30: a team with no life left loses, both heads (%s) [S000-3-31] [S002-704.5t-1]",
    (era) => {
      const s = heads(era)
      loseLife(s, 0, 15)
      loseLife(s, 1, 15)
      settle(s)
      expect(s.players.map((p) => p.left?.rule)).toEqual(["704.6a", "704.6a", "104.2a", "104.2a"])
      expect(s.over?.winners).toEqual([2, 3])
    },
  )

  it.each(LATER)(
    "704.6b, 704.5u@2011-09-30: fifteen poison counters on a team, not ten on a head (%s) [S000-3-4] [S000-3-32] [S002-704.5c-2] [S002-704.5u-1]",
    (era) => {
      const s = heads(era)
      addCounters(s, playerRef(0), "poison", 12, 2)
      settle(s)
      expect(s.over).toBeNull()
      addCounters(s, playerRef(1), "poison", 3, 2)
      settle(s)
      expect(s.over?.winners).toEqual([2, 3])
    },
  )

  it.each(LATER)(
    "704.6c, 704.5v@2011-09-30: 21 combat damage by one commander, whatever happened in between (%s) [S000-3-33] [S002-704.5v-1]",
    (era) => {
      const leader = creature("Leader", 7, 7, [], { supertypes: ["legendary"], cost: "{2}{G}" })
      const forests = Array.from({ length: 99 }, () => ({ ...land, name: "Forest" }))
      const players = ["A", "B", "C"].map((name) => ({
        name,
        deck: forests,
        commanders: [{ ...leader, faces: [{ ...leader.faces[0], cost: "{2}{G}" }] }],
      }))
      const s = createState({ players, variant: "commander", openingHands: false, ruleset: era })
      editPlayer(s, 1).life = 100
      editPlayer(s, 2).life = 100
      const strike = () => {
        const id = move(s, {
          id: s.command.find((c) => s.objects[c]!.owner === 0)!,
          to: "battlefield",
          rule: "601",
        })
        for (const to of [1, 2])
          dealDamage(s, [{ source: id, to: playerRef(to), amount: to === 1 ? 7 : 6, combat: true }], "510.2")
        settle(s)
        if (s.players[1].left === null) move(s, { id, to: "command", rule: "903.9" })
      }
      strike()
      strike()
      expect(s.players[1].left).toBeNull()
      strike()
      expect(s.players.map((p) => p.left?.rule)).toEqual([undefined, "704.6c", undefined])
    },
  )

  it.each(LATER)(
    "704.6e, 704.5w@2011-09-30: a scheme goes under its deck once its own trigger has resolved; an ongoing one stays (%s) [S000-3-34] [S002-704.5w-1]",
    (era) => {
      const MOVED = { on: "action", action: "schemeInMotion", object: { is: "self" } } as const
      const plain = Array.from({ length: 20 }, (_, i) => card({ name: `S${i}`, types: ["scheme"] }))
      const begin = (top: ReturnType<typeof card>) => {
        const players = ["A", "B"].map((name, i) => ({
          name,
          deck: [creature()],
          ...(i === 1 && { schemes: [...plain, top] }),
        }))
        const s = createState({
          players,
          variant: "archenemy",
          openingHands: false,
          shuffle: false,
          ruleset: era,
        })
        setInMotion(s, 1)
        settle(s)
        return s
      }
      const s = begin(card({ name: "Drain", types: ["scheme"], abilities: [when(MOVED, gain)] }))
      expect([names(s, s.command), s.stack.length]).toEqual([["Drain"], 1])
      resolveAll(s)
      settle(s)
      expect([names(s, s.command), names(s, s.players[1].schemes)[0]]).toEqual([[], "Drain"])
      const stays = begin(card({ name: "Ongoing", types: ["scheme"], supertypes: ["ongoing"] }))
      expect(names(stays, stays.command)).toEqual(["Ongoing"])
    },
  )
})
