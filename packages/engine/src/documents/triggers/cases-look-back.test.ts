import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { State } from "../../state/state.ts"
import { creature, put, resolveAll, settle, table, when } from "../../testing/table.ts"
import {
  ANY,
  and,
  artifact,
  artist,
  cast,
  destroyAll,
  enchantment,
  has,
  ME,
  modifies,
  not,
  sequence,
  YOU,
} from "../testing/cards.ts"
import { destroyIt, ERAS, go, sources } from "../testing/cases.ts"
import { always, SELF } from "../testing/combat.ts"
import { atStep, CREATURE, dies, fillLibraries, gain, land, play } from "../testing/drive.ts"
import { graveyard, names } from "../testing/looks.ts"

describe("cases 26 to 29: with whose eyes", () => {
  const mikaeus = creature("Mikaeus", 5, 5, [
    always(
      modifies(
        and(CREATURE, not(ME)),
        { change: "modifyPT", power: 1, toughness: 1 },
        { change: "addAbilities", abilities: has("undying") },
      ),
    ),
  ])

  it.each(["2014-02", "current"])(
    "case 26, 603.10a: what dies with the one who gave it undying had it (%s)",
    (era) => {
      const s = table(2, era)
      const giver = put(s, 0, mikaeus)
      put(s, 0, creature())
      cast(s, 1, destroyAll())
      settle(s)
      resolveAll(s)
      expect([names(s, s.battlefield), s.objects[s.battlefield[0]]!.counters]).toEqual([
        ["Bear"],
        { "+1/+1": 1 },
      ])
      const apart = table(2, era)
      const first = put(apart, 0, mikaeus)
      const bear = put(apart, 0, creature())
      cast(apart, 1, destroyIt, [first])
      settle(apart)
      cast(apart, 1, destroyIt, [bear])
      settle(apart)
      expect([apart.battlefield, apart.stack, giver]).toEqual([[], [], 1])
      const seen = table(2, era)
      put(seen, 0, artist())
      for (let i = 0; i < 3; i++) put(seen, 1, creature())
      cast(seen, 1, destroyAll())
      expect(seen.waiting.length).toBe(4)
    },
  )

  it.each(["2014-02", "current"])(
    "case 27, 603.6c: Humility takes the dies-ability, not the one read in the graveyard (%s)",
    (era) => {
      const s = table(2, era)
      put(
        s,
        1,
        enchantment(
          "Humility",
          always(
            modifies(CREATURE, { change: "loseAbilities" }, { change: "setPT", power: 1, toughness: 1 }),
          ),
        ),
      )
      const shuffle = when(
        { on: "moves", object: ME, to: "graveyard" },
        { do: "shuffle", into: { sel: "all", filter: ANY, zone: "graveyard", of: YOU } },
        { zone: "graveyard" },
      )
      const emrakul = put(s, 0, creature("Emrakul", 15, 15, [shuffle]))
      const solemn = put(s, 0, creature("Solemn", 2, 2, [when(dies(ME), { do: "draw", count: 1 })]))
      expect(characteristics(s, emrakul).power).toBe(1)
      cast(s, 1, destroyIt, [solemn])
      settle(s)
      expect(s.stack).toEqual([])
      cast(s, 1, destroyIt, [emrakul])
      settle(s)
      expect(sources(s)).toEqual(["Emrakul"])
      resolveAll(s)
      expect(names(s, s.players[0].library).toSorted()).toEqual(["Emrakul", "Solemn"])
    },
  )

  it.each(ERAS)("case 28, 603.10a: cards that leave a graveyard together see each other go (%s)", (era) => {
    const s = table(2, era)
    put(s, 0, creature("Konrad", 5, 4, [when({ on: "moves", object: CREATURE, from: "graveyard" }, gain)]))
    for (const what of [creature("A"), creature("B"), artifact("C")]) put(s, 0, what, "graveyard")
    cast(s, 1, {
      do: "move",
      what: { sel: "all", filter: ANY, zone: "graveyard", of: { who: "opponents" } },
      to: "exile",
    })
    expect(s.waiting.length).toBe(2)
    const relic = table(2, era)
    const theirs: Filter = and(CREATURE, { is: "ownedBy", player: { who: "opponents" } })
    const back: Effect = {
      do: "may",
      cost: [{ pay: "discard" }],
      then: {
        do: "move",
        what: { sel: "filtered", of: SELF, filter: { is: "inZone", zone: "graveyard" } },
        to: "hand",
      },
    }
    const titan = when({ on: "moves", object: theirs, from: "graveyard" }, back, { zone: "graveyard" })
    put(relic, 0, creature("Titan", 5, 5, [titan]), "graveyard")
    for (const name of ["A", "B"]) put(relic, 1, creature(name), "graveyard")
    put(relic, 0, land, "hand")
    cast(relic, 1, { do: "move", what: { sel: "all", filter: ANY, zone: "graveyard" }, to: "exile" })
    settle(relic, [0, 1])
    expect(sources(relic)).toEqual(["Titan", "Titan"])
    resolveAll(relic, 0, 1)
    expect([names(relic, relic.exile).includes("Titan"), graveyard(relic, 0)]).toEqual([true, ["Forest"]])
  })

  const sneak = (): ActivatedAbility => ({
    ability: "activated",
    cost: [],
    effect: sequence(
      {
        do: "move",
        what: { sel: "all", filter: CREATURE, zone: "hand", of: YOU },
        to: "battlefield",
        bind: "sneaked",
      },
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: { do: "sacrifice", what: { sel: "bound", name: "sneaked" } },
      },
    ),
  })

  /** Sneak Attack is used in a step of the first turn; then something happens; whether the creature is there as another step comes. */
  function sneaked(
    era: string,
    used: string,
    meanwhile: (s: State, id: number, source: number) => void,
    turn: number,
  ): boolean {
    const s = table(2, era)
    fillLibraries(s)
    atStep(s, used)
    const source = put(s, 0, enchantment("Sneak", sneak()))
    put(s, 0, creature("Wurm", 6, 4), "hand")
    execute(s, sneak().effect!, contextOf(source, 0))
    const id = s.battlefield.at(-1)!
    meanwhile(s, id, source)
    play(s, (now) => now.turn.number > turn)
    return names(s, s.battlefield).includes("Wurm")
  }

  it.each(["2009-07", "2014-02", "current"])(
    "case 29, 603.7c, 513.2: sacrificed in the next end step to come, if it is the same and his (%s)",
    (era) => {
      const nothing = () => {}
      expect(sneaked(era, "precombatMain", nothing, 3)).toBe(false)
      expect([sneaked(era, "end", nothing, 3), sneaked(era, "end", nothing, 4)]).toEqual([true, false])
      expect(sneaked(era, "precombatMain", (s, id) => void go(s, go(s, id, "exile"), "battlefield"), 4)).toBe(
        true,
      )
      const steal: Effect = {
        do: "change",
        what: SELF,
        changes: [{ change: "control", player: YOU }],
        duration: "permanent",
      }
      expect(sneaked(era, "precombatMain", (s, id) => execute(s, steal, contextOf(id, 1)), 4)).toBe(true)
      expect(sneaked(era, "precombatMain", (s, _id, source) => void go(s, source, "graveyard"), 3)).toBe(
        false,
      )
    },
  )
})
