import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { beginEffect } from "../continuous/continuous.ts"
import { destroy } from "../events/moving/destroy.ts"
import type { Ability } from "../language/ability.ts"
import type { Knobs } from "../rules/knobs.ts"
import { RULESETS } from "../rules/ruleset.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { card, creature, names, put, setKnobs, settle, table } from "../testing/table.ts"

const legend = creature("Isamaru", 2, 2, [], { supertypes: ["legendary"] })
const walker = (name: string) =>
  card({ name, types: ["planeswalker"], supertypes: ["legendary"], subtypes: ["Jace"], loyalty: 3 })
const sword = card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] })

/** The permanents left after the check, for each value of a knob. */
function left<K extends keyof Knobs>(
  knob: K,
  values: readonly Knobs[K][],
  board: (s: State) => void,
  answers: readonly (readonly number[] | undefined)[] = [],
): string[][] {
  return values.map((value, i) => {
    const s = table()
    setKnobs(s, { [knob]: value })
    board(s)
    const answer = answers[i]
    settle(s, ...(answer === undefined ? [] : [answer]))
    return names(s, s.battlefield)
  })
}

describe("legends, planeswalkers and worlds by era", () => {
  it("legendRule, 420.5e@2003-07, 704.5k@2011-09-30: the oldest stays, all go, or each player keeps one", () => {
    const found = RULESETS.map(({ name }) => {
      const s = table(2, name)
      put(s, 1, legend)
      put(s, 0, legend)
      const newest = put(s, 0, legend)
      settle(s, ...(s.ruleset.knobs.legendRule === "controller-keeps-one" ? [[1]] : []))
      return [s.battlefield.length, s.battlefield.includes(newest)]
    })
    expect(found).toEqual([
      ...Array(2).fill([1, false]),
      ...Array(5).fill([0, false]),
      ...Array(9).fill([2, true]),
    ])
  })

  it("legendScope, 420.5e@2003-07: a creature of the type Legend is a legend, until there is no such type", () => {
    const old = creature("Kamahl", 6, 1, [], { subtypes: ["Legend"] })
    const board = (s: State) => {
      put(s, 0, old)
      put(s, 1, old)
    }
    const s = table(2, "2003-07")
    board(s)
    settle(s)
    expect(s.battlefield.length).toBe(1)
    expect(left("legendScope", ["supertype"], board)).toEqual([["Kamahl", "Kamahl"]])
  })

  it("pwUniqueness, 704.5j@2011-09-30: of one type all go, or each player keeps one, or all stay", () => {
    const found = ["2011-09-30", "2014-02", "current"].map((name) => {
      const s = table(2, name)
      for (const [player, title] of [
        [0, "Jace Beleren"],
        [0, "Jace, the Mind Sculptor"],
        [1, "Jace, Architect of Thought"],
      ] as const)
        put(s, player, walker(title), "battlefield", { counters: { loyalty: 3 } })
      settle(s, ...(name === "2014-02" ? [[1]] : []))
      return names(s, s.battlefield)
    })
    expect(found).toEqual([
      [],
      ["Jace, the Mind Sculptor", "Jace, Architect of Thought"],
      ["Jace Beleren", "Jace, the Mind Sculptor", "Jace, Architect of Thought"],
    ])
  })

  it("pwAreLegendary, 306.4: two planeswalkers of one name are legends only since there are legendary ones", () => {
    const board = (s: State) => {
      for (let i = 0; i < 2; i++)
        put(s, 0, walker("Jace Beleren"), "battlefield", { counters: { loyalty: 3 } })
    }
    expect(left("pwAreLegendary", [false, true], board, [undefined, [0]])).toEqual([
      ["Jace Beleren", "Jace Beleren"],
      ["Jace Beleren"],
    ])
  })

  it("worldRule, 420.5i@2003-07: an artifact with the supertype is no world enchantment", () => {
    const board = (s: State) => {
      put(s, 0, card({ name: "Old world", types: ["enchantment"], supertypes: ["world"] }))
      put(s, 1, card({ name: "New world", types: ["artifact"], supertypes: ["world"] }))
    }
    expect(left("worldRule", ["world-enchantment", "world-permanent"], board)).toEqual([
      ["Old world", "New world"],
      ["New world"],
    ])
  })
})

describe("what the check looks for by era", () => {
  it("equipmentSba, 420.5k@2004-10: before there was Equipment nothing unattached it", () => {
    const attached = [false, true].map((equipmentSba) => {
      const s = table()
      setKnobs(s, { equipmentSba })
      const land = put(s, 0, card({ name: "Forest", types: ["land"] }))
      const id = put(s, 0, sword, "battlefield", { attachedTo: land })
      settle(s)
      return s.objects[id]!.attachedTo !== 0
    })
    expect(attached).toEqual([true, false])
  })

  it("counterPairSba, 420.5n@2007-10: +1/+1 and -1/-1 counters remain side by side before", () => {
    const counters = [false, true].map((counterPairSba) => {
      const s = table()
      setKnobs(s, { counterPairSba })
      const id = put(s, 0, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 3, "-1/-1": 1 } })
      settle(s)
      return s.objects[id]!.counters
    })
    expect(counters).toEqual([{ "+1/+1": 3, "-1/-1": 1 }, { "+1/+1": 2 }])
  })

  it("counterCapSba, 704.5s@2011-09-30: counters over the limit stay before", () => {
    const limit: Ability = {
      ability: "static",
      effects: [{ static: "counterLimit", what: { sel: "self" }, kind: "dream", max: 7 }],
    }
    const counters = [false, true].map((counterCapSba) => {
      const s = table()
      setKnobs(s, { counterCapSba })
      const id = put(s, 0, creature("Rasputin", 4, 1, [limit]), "battlefield", { counters: { dream: 9 } })
      settle(s)
      return s.objects[id]!.counters
    })
    expect(counters).toEqual([{ dream: 9 }, { dream: 7 }])
  })

  it("copyOfCardSba, 704.5e: a copy of a card that never was a spell stays in exile before", () => {
    const exiled = [false, true].map((copyOfCardSba) => {
      const s = table()
      setKnobs(s, { copyOfCardSba })
      put(s, 0, card({ name: "Shock", types: ["instant"] }), "exile", { kind: "copy" })
      settle(s)
      return s.exile.length
    })
    expect(exiled).toEqual([1, 0])
  })

  it("phasedOutTokens, 704.5d@2011-09-30: a phased-out token ceases to exist, or comes back (702.26d)", () => {
    const tokens = ["2003-07", "2011-09-30", "2014-02", "2017-09-29", "current"].map((name) => {
      const s = table(2, name)
      put(s, 0, { ...creature("Saproling", 1, 1), token: true }, "battlefield", { phasedOut: 1 })
      settle(s)
      return s.battlefield.length
    })
    expect(tokens).toEqual([0, 0, 0, 1, 1])
  })

  it("indestructible, 702.12@2014-02: what made it indestructible outlasts its abilities, until that is an ability", () => {
    const alive = (["status", "keyword"] as const).map((indestructible) => {
      const s = table()
      setKnobs(s, { indestructible })
      const id = put(s, 0, creature("Bear"))
      const grant: Ability = { ability: "keyword", keyword: "indestructible" }
      for (const changes of [
        [{ change: "addAbilities", abilities: [grant] }],
        [{ change: "loseAbilities" }],
      ] as const)
        beginEffect(s, contextOf(id, 0), { objects: [id], changes, duration: "endOfTurn" })
      destroy(s, [id], "701.8a")
      return s.battlefield.length
    })
    expect(alive).toEqual([1, 0])
  })

  it("sagas, 704.5s: a Saga without chapters was sacrificed until that was changed; before Sagas nothing is", () => {
    const saga = card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"] })
    const board = (s: State) => void put(s, 0, saga)
    expect(left("sagas", ["off", "on", "on-no-chapter-safe"], board)).toEqual([["Saga"], [], ["Saga"]])
  })

  it("battles, 704.5v; speed, 704.5z; spaceSculptor, 704.5u; roles, 704.5y: unknown to earlier rules", () => {
    const known = ["2021-04-22", "current"].map((name) => {
      const s = table(2, name)
      put(s, 0, card({ name: "Siege", types: ["battle"], subtypes: ["Siege"], defense: 3 }), "battlefield", {
        memory: { protector: 1 },
      })
      const bear = put(
        s,
        0,
        creature("Bear", 2, 2, [
          { ability: "keyword", keyword: "startYourEngines" },
          { ability: "keyword", keyword: "spaceSculptor" },
        ]),
      )
      const enchant: Ability = {
        ability: "keyword",
        keyword: "enchant",
        filter: { is: "type", type: "creature" },
      }
      const role = card({
        name: "Role",
        types: ["enchantment"],
        subtypes: ["Aura", "Role"],
        abilities: [enchant],
      })
      for (let i = 0; i < 2; i++) put(s, 0, role, "battlefield", { attachedTo: bear })
      settle(s, ...(name === "current" ? [[0]] : []))
      return [names(s, s.battlefield), s.players[0].speed]
    })
    expect(known).toEqual([
      [["Siege", "Bear", "Role", "Role"], 0],
      [["Bear", "Role"], 1],
    ])
  })

  it("equipOnPlayerSba, 704.5n: Equipment on a player falls off only since 2019", () => {
    const host = [false, true].map((equipOnPlayerSba) => {
      const s = table()
      setKnobs(s, { equipOnPlayerSba })
      const id = put(s, 0, sword, "battlefield", { attachedTo: playerRef(1) })
      settle(s)
      return s.objects[id]!.attachedTo
    })
    expect(host).toEqual([playerRef(1), 0])
  })
})
