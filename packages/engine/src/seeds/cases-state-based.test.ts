import { describe, expect, it } from "vitest"
import { resolveTop } from "../abilities/resolve.ts"
import {
  asking,
  card,
  creature,
  graveyard,
  names,
  put,
  resolveAll,
  settle,
  table,
  when,
} from "../abilities/testing/table.ts"
import { contextOf } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { addCounters } from "../events/counters.ts"
import { dealDamage } from "../events/damage.ts"
import { carryOut } from "../events/interpreter.ts"
import { concede } from "../events/leave-game.ts"
import { loseLife } from "../events/life.ts"
import { move, moveAll } from "../events/move.ts"
import type { Ability } from "../language/ability.ts"
import type { Effect } from "../language/effect.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import { editPlayer } from "../state/edit.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import {
  ANY,
  and,
  artifact,
  artist,
  cast,
  enchantment,
  gains,
  has,
  hurt,
  ME,
  modifies,
  named,
  not,
  putSpell,
  sequence,
  silence,
  swell,
  TARGET,
  YOU,
} from "./testing/cards.ts"
import { always, board, combat } from "./testing/combat.ts"
import { atStep, CREATURE, dies, fillLibraries, gain, land, play } from "./testing/drive.ts"

const ERAS = ["2003-07", "2011-09-30", "2014-02", "current"]
const REGENERATE: Effect = { do: "regenerate", what: TARGET }
const token = (name: string) => ({ ...creature(name, 1, 1), token: true })
const life = (s: State) => s.players.map((p) => p.life)
const lives = (s: State, id: number) => s.battlefield.includes(id)

describe("cases 1 to 3: one event, repeated", () => {
  it.each(ERAS)(
    "case 1, 704.3, 603.2c: four creatures die at once, and each is seen, the watcher too (%s)",
    (era) => {
      const s = table(2, era)
      put(s, 0, artist())
      for (const player of [0, 0, 1]) put(s, player, creature())
      cast(s, 0, { do: "damage", amount: 2, to: { sel: "all", filter: CREATURE } })
      settle(s, [0, 1, 2, 3], [1], [1], [1], [1])
      expect([
        new Set(s.events.filter((e) => e.kind === "moves" && e.rule === "704.5g").map((e) => e.batch)).size,
        s.stack.length,
      ]).toEqual([1, 4])
      resolveAll(s)
      expect(life(s)).toEqual([24, 16])
    },
  )

  it.each(ERAS)(
    "case 2, 704.3, 117.5: who dies only because another did dies in the next check, before any priority (%s)",
    (era) => {
      const s = table(2, era)
      const lord = put(
        s,
        0,
        creature("Lord", 2, 2, [
          always(
            modifies(and(CREATURE, not(ME), { is: "subtype", subtype: "Elf" }), {
              change: "modifyPT",
              power: 1,
              toughness: 1,
            }),
          ),
        ]),
      )
      const elf = put(s, 0, creature("Elf", 1, 1, [], { subtypes: ["Elf"] }), "battlefield", { damage: 1 })
      put(s, 1, artist())
      settle(s)
      cast(s, 1, hurt(3), [lord])
      expect([checkStateBasedActions(s), lives(s, lord), lives(s, elf), s.stack.length]).toEqual([
        true,
        false,
        true,
        0,
      ])
      expect([checkStateBasedActions(s), lives(s, elf), checkStateBasedActions(s)]).toEqual([
        true,
        false,
        false,
      ])
      settle(s, [0, 1], [0], [0])
      expect(s.stack.length).toBe(2)
    },
  )

  const keeper = (name: string, power: number, toughness: number, keyword: "undying" | "persist") =>
    creature(name, power, toughness, has(keyword))

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 3, 704.8: what dies while its counters go had them last (%s)",
    (era) => {
      const wolf = table(2, era)
      const id = put(wolf, 0, keeper("Wolf", 1, 1, "undying"), "battlefield", { counters: { "+1/+1": 1 } })
      addCounters(wolf, id, "-1/-1", 3, 1)
      settle(wolf)
      expect([graveyard(wolf, 0), wolf.stack]).toEqual([["Wolf"], []])
      const finks = (before: boolean) => {
        const s = table(2, era)
        const one = put(s, 0, keeper("Finks", 3, 2, "persist"), "battlefield", { counters: { "-1/-1": 1 } })
        addCounters(s, one, "+1/+1", 1, 0)
        if (before) settle(s)
        dealDamage(s, [{ source: put(s, 1, creature("Wurm", 6, 4)), to: one, amount: 6 }], "701.14a")
        settle(s)
        if (s.stack.length > 0) resolveAll(s)
        return names(s, s.battlefield).includes("Finks")
      }
      expect([finks(false), finks(true)]).toEqual([false, true])
    },
  )
})

describe("cases 4 to 6: losing", () => {
  const mirror = artifact(
    "Mirror",
    always({
      static: "replace",
      event: { on: "loses", player: YOU },
      with: sequence(
        {
          do: "shuffle",
          into: {
            sel: "all",
            filter: { is: "ownedBy", player: YOU },
            zone: ["hand", "graveyard", "battlefield"],
          },
        },
        { do: "draw", count: 7 },
        { do: "setLife", amount: 20 },
      ),
    }),
  )
  const whisper: Effect = sequence({ do: "draw", count: 2 }, { do: "loseLife", amount: 2 })

  function mirrored(era: string, more: { poison?: number; owned?: number } = {}): State {
    const s = table(2, era)
    put(s, 0, mirror)
    put(s, 0, land, "library")
    for (let i = 0; i < (more.owned ?? 7); i++) put(s, 0, land, "hand")
    if (more.poison) addCounters(s, playerRef(0), "poison", more.poison, 1)
    editPlayer(s, 0).life = 1
    cast(s, 0, whisper)
    return s
  }

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 4, 704.7: one effect replaces two losses of one check, and the failed draw is forgotten (%s)",
    (era) => {
      const s = mirrored(era)
      settle(s)
      expect([
        s.over,
        s.players[0].life,
        s.players[0].hand.length,
        s.battlefield,
        s.players[0].graveyard,
      ]).toEqual([null, 20, 7, [], []])
      expect(s.players[0].library.length).toBe(10 - 7)
      const poisoned = mirrored(era, { poison: 10 })
      settle(poisoned)
      expect([poisoned.players[0].left?.rule, poisoned.players[0].life]).toEqual(["704.5c", 20])
      const poor = mirrored(era, { owned: 2 })
      settle(poor)
      expect(poor.players[0].left?.rule).toBe("704.5b")
    },
  )

  it.each(["2011-09-30", "2014-02", "current"])(
    "case 5, 704.5b: a failed draw counts until the next check only, life 0 and poison are states (%s)",
    (era) => {
      const end = (prepare: (s: State) => void) => {
        const s = table(2, era)
        const angel = put(s, 0, creature("Angel", 4, 4, [always({ static: "doesntLose", who: YOU })]))
        prepare(s)
        settle(s)
        expect(s.over).toBeNull()
        cast(s, 1, { do: "destroy", what: TARGET }, [angel])
        settle(s)
        return s.players[0].left?.rule
      }
      expect(end((s) => void carryOut(s, { do: "draw", count: 1 }, contextOf(0, 0)))).toBeUndefined()
      expect(end((s) => loseLife(s, 0, 20))).toBe("704.5a")
      expect(end((s) => void addCounters(s, playerRef(0), "poison", 10, 1))).toBe("704.5c")
    },
  )

  const rift: Effect = { do: "damage", amount: 4, to: { sel: "players", of: { who: "players" } } }
  const prosperity: Effect = { do: "draw", count: 3, player: { who: "players" } }

  it.each(ERAS)(
    "case 6, 104.4a, 104.2b: all who lose at once draw; an effect that wins does so at once (%s)",
    (era) => {
      const both = table(2, era)
      for (const player of both.players) editPlayer(both, player.id).life = 4
      cast(both, 0, rift)
      settle(both)
      expect(both.over).toEqual({ winners: [], rule: "104.4a" })
      const three = table(3, era)
      for (const { id } of three.players) editPlayer(three, id).life = id === 2 ? 8 : 4
      cast(three, 0, rift)
      settle(three)
      expect(three.over?.winners).toEqual([2])
      const drawing = (second: number, maniac: boolean) => {
        const s = table(2, era)
        for (let i = 0; i < 2; i++) put(s, 0, land, "library")
        for (let i = 0; i < second; i++) put(s, 1, land, "library")
        const wins: Ability = {
          ability: "static",
          condition: {
            if: "compare",
            left: { n: "count", filter: ANY, zone: "library", of: YOU },
            op: "=",
            right: 0,
          },
          effects: [
            { static: "replace", event: { on: "draw", player: YOU }, with: { do: "winGame", player: YOU } },
          ],
        }
        if (maniac) put(s, 0, creature("Maniac", 2, 2, [wins]))
        cast(s, 0, prosperity)
        if (s.over === null) settle(s)
        return s.over?.winners
      }
      expect([drawing(1, false), drawing(5, false), drawing(1, true)]).toEqual([[], [1], [0]])
      const tyrant = (happen: (s: State) => void) => {
        const s = table(3, era)
        put(s, 0, creature("Tyrant", 5, 5, [when({ on: "loses", player: { who: "players" } }, gains(5))]))
        happen(s)
        settle(s)
        return [s.stack.length, s.over === null]
      }
      expect(tyrant((s) => loseLife(s, 2, 20))).toEqual([1, true])
      expect(tyrant((s) => concede(s, 2))).toEqual([1, true])
      expect(
        tyrant((s) => {
          for (const { id } of s.players) loseLife(s, id, 20)
        }),
      ).toEqual([0, false])
    },
  )
})

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
      carryOut(
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

describe("cases 10 to 12: destroyed, or not", () => {
  it("case 10, 704.7, 701.19a: one shield is enough for two destructions of one check, and once was not", () => {
    const after = (era: string) => {
      const s = board("beginningOfCombat", era)
      const bones = put(s, 0, creature("Skeleton", 1, 1))
      put(s, 1, creature("Rats", 1, 1, has("deathtouch")))
      cast(s, 0, REGENERATE, [bones])
      combat(s, { block: [[0, 0]] })
      return [lives(s, bones), s.objects[bones]?.tapped, s.objects[bones]?.damage]
    }
    for (const era of ["2009-07", "2011-09-30", "2014-02", "current"])
      expect([era, ...after(era)]).toEqual([era, true, true, 0])
    expect(after("2007-10")).toEqual([false, undefined, undefined])
  })

  it.each(ERAS)(
    "case 11, 704.5f, 704.5g: toughness 0 is no destruction; indestructible keeps marked damage (%s)",
    (era) => {
      const s = table(2, era)
      const bones = put(s, 0, creature("Skeleton", 1, 1))
      cast(s, 0, REGENERATE, [bones])
      cast(s, 1, swell(-3), [bones])
      const myr = put(s, 0, creature("Myr", 0, 1, has("indestructible")))
      const other = put(s, 0, creature("Myr", 0, 1, has("indestructible")))
      cast(s, 1, swell(-3), [other])
      cast(s, 1, hurt(3), [myr])
      settle(s)
      expect([lives(s, bones), lives(s, other), lives(s, myr), s.objects[myr]?.damage]).toEqual([
        false,
        false,
        true,
        3,
      ])
      cast(s, 1, silence, [myr])
      settle(s)
      expect(lives(s, myr)).toBe(false)
    },
  )

  it("case 11, 702.12: indestructible until end of turn is a fact until 2013, then an ability that can be lost", () => {
    const after = (era: string) => {
      const s = table(2, era)
      const id = put(s, 0, creature("Bear", 3, 3))
      const grant: Effect = {
        do: "change",
        what: TARGET,
        changes: [{ change: "addAbilities", abilities: has("indestructible") }],
        duration: "endOfTurn",
      }
      cast(s, 0, grant, [id])
      cast(s, 1, hurt(3), [id])
      settle(s)
      cast(s, 1, silence, [id])
      settle(s)
      return lives(s, id)
    }
    expect([after("2011-09-30"), after("2014-02"), after("current")]).toEqual([true, false, false])
  })

  it.each(["2009-07", "2011-09-30", "2014-02", "current"])(
    "case 12, 704.5h: damage by deathtouch counts until the next check only (%s)",
    (era) => {
      const s = board("beginningOfCombat", era)
      const colossus = put(s, 0, creature("Colossus", 11, 11, has("indestructible")))
      put(s, 1, creature("Rats", 1, 1, has("deathtouch")))
      combat(s, { block: [[0, 0]] })
      cast(s, 1, silence, [colossus])
      settle(s)
      expect([lives(s, colossus), s.objects[colossus]?.damage]).toEqual([true, 1])
    },
  )
})

describe("cases 13 to 16: attachments and counters", () => {
  const aura = (name: string, cost = "{W}") =>
    card({
      name,
      cost,
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
    })
  const splitter = card({
    name: "Splitter",
    types: ["artifact"],
    subtypes: ["Equipment"],
    cost: "{1}",
    abilities: [{ ability: "keyword", keyword: "equip", cost: [{ pay: "mana", mana: "{1}" }] }],
  })

  it.each(["2007-10", "2011-09-30", "2014-02", "current"])(
    "case 13, 704.5m, 702.16c: protection drops the Auras of that quality, whoever controls them (%s)",
    (era) => {
      const s = table(2, era)
      const knight = put(s, 1, creature("Knight", 2, 2))
      put(s, 0, aura("Pacifism"), "battlefield", { attachedTo: knight })
      put(s, 1, aura("Umbra"), "battlefield", { attachedTo: knight })
      const sword = put(s, 1, splitter, "battlefield", { attachedTo: knight })
      const white: Ability = {
        ability: "keyword",
        keyword: "protection",
        filter: { is: "color", color: "W" },
      }
      cast(
        s,
        1,
        {
          do: "change",
          what: TARGET,
          changes: [{ change: "addAbilities", abilities: [white] }],
          duration: "endOfTurn",
        },
        [knight],
      )
      settle(s)
      expect([graveyard(s, 0), graveyard(s, 1), s.objects[sword]!.attachedTo]).toEqual([
        ["Pacifism"],
        ["Spell", "Umbra"],
        knight,
      ])
    },
  )

  it("case 13, 704.5m, 702.26g: a player with protection from everything keeps no Curse; an Aura phases with its creature", () => {
    const s = table(2, "2017-09-29")
    const curse = card({
      name: "Curse",
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [{ ability: "keyword", keyword: "enchant", player: "any" }],
    })
    put(s, 0, curse, "battlefield", { attachedTo: playerRef(1) })
    const bear = put(s, 1, creature())
    const pacifism = put(s, 0, aura("Pacifism"), "battlefield", { attachedTo: bear })
    settle(s)
    expect(graveyard(s, 0)).toEqual([])
    cast(
      s,
      1,
      sequence(
        {
          do: "rule",
          effects: [{ static: "playerHas", who: YOU, keyword: "protection", filter: ANY }],
          duration: "yourNextTurn",
        },
        { do: "phaseOut", what: { sel: "all", filter: { is: "controlledBy", player: YOU } } },
      ),
    )
    settle(s)
    expect([graveyard(s, 0), s.objects[pacifism]!.phasedOut]).toEqual([["Curse"], 2])
    carryOut(s, { do: "phaseIn", what: { sel: "self" } }, contextOf(bear, 1))
    settle(s)
    expect([s.objects[pacifism]!.phasedOut, s.objects[pacifism]!.attachedTo]).toEqual([0, bear])
  })

  it.each(["2004-10", "2014-02", "current"])(
    "case 14, 704.5p, 301.5c: Equipment that becomes a creature becomes unattached and stays off (%s)",
    (era) => {
      const s = table(2, era)
      const bear = put(s, 0, creature())
      const sword = put(s, 0, splitter, "battlefield", { attachedTo: bear })
      const march = put(
        s,
        1,
        enchantment(
          "March",
          always(
            modifies(
              { is: "type", type: "artifact" },
              { change: "addTypes", types: ["creature"] },
              { change: "setPT", power: 1, toughness: 1 },
            ),
          ),
        ),
      )
      settle(s)
      expect([lives(s, sword), s.objects[sword]!.attachedTo, characteristics(s, sword).power]).toEqual([
        true,
        0,
        1,
      ])
      carryOut(
        s,
        { do: "attach", what: { sel: "self" }, to: { sel: "all", filter: named("Bear") } },
        contextOf(sword, 0),
      )
      expect(s.objects[sword]!.attachedTo).toBe(0)
      move(s, { id: march, to: "graveyard", rule: "400.7" })
      settle(s)
      expect(s.objects[sword]!.attachedTo).toBe(0)
    },
  )

  it.each(["2014-02", "current"])(
    "case 14, 702.103f, 303.4d: a bestowed Aura becomes a creature, an Aura that is one goes (%s)",
    (era) => {
      const s = table(2, era)
      const bear = put(s, 0, creature())
      const satyr = put(
        s,
        0,
        card({
          name: "Satyr",
          types: ["enchantment", "creature"],
          power: 4,
          toughness: 2,
          abilities: [{ ability: "keyword", keyword: "bestow", cost: [{ pay: "mana", mana: "{3}" }] }],
        }),
        "battlefield",
        { attachedTo: bear, memory: { way: "bestow" } },
      )
      settle(s)
      cast(s, 1, { do: "destroy", what: TARGET }, [bear])
      settle(s)
      expect([lives(s, satyr), s.objects[satyr]?.attachedTo, characteristics(s, satyr).power]).toEqual([
        true,
        0,
        4,
      ])
      const living = table(2, era)
      const host = put(living, 0, creature())
      put(living, 0, aura("Living"), "battlefield", { attachedTo: host })
      put(
        living,
        1,
        enchantment(
          "Opalescence",
          always(
            modifies(
              { is: "subtype", subtype: "Aura" },
              { change: "addTypes", types: ["creature"] },
              { change: "setPT", power: 1, toughness: 1 },
            ),
          ),
        ),
      )
      settle(living)
      expect(graveyard(living, 0)).toEqual(["Living"])
    },
  )

  const wargear = card({
    name: "Wargear",
    types: ["artifact"],
    subtypes: ["Equipment"],
    abilities: [
      when({ on: "unattached", attachment: ME }, { do: "sacrifice", what: { sel: "bound", name: "other" } }),
    ],
  })

  it.each(["2009-07", "2014-02", "current"])(
    "case 15, 603.10c, 701.3d: becoming unattached looks back, whichever of the two went (%s)",
    (era) => {
      const after = (happen: (s: State, gear: number, bear: number, elf: number) => void) => {
        const s = table(2, era)
        const bear = put(s, 0, creature())
        const elf = put(s, 0, creature("Elf"))
        const gear = put(s, 0, wargear, "battlefield", { attachedTo: bear })
        happen(s, gear, bear, elf)
        settle(s)
        const triggered = s.stack.length
        if (triggered > 0) resolveAll(s)
        return [triggered, names(s, s.battlefield)]
      }
      expect(
        after((s, gear, _bear, elf) =>
          carryOut(
            s,
            { do: "attach", what: { sel: "self" }, to: { sel: "bound", name: "to" } },
            contextOf(gear, 0, 0, { to: [elf] }),
          ),
        ),
      ).toEqual([1, ["Elf", "Wargear"]])
      expect(after((s, gear) => void cast(s, 1, { do: "destroy", what: TARGET }, [gear]))).toEqual([
        1,
        ["Elf"],
      ])
      expect(after((s, _gear, bear) => void cast(s, 1, { do: "destroy", what: TARGET }, [bear]))).toEqual([
        1,
        ["Elf", "Wargear"],
      ])
      expect(
        after((s, _gear, bear) =>
          carryOut(s, { do: "phaseOut", what: { sel: "self" } }, contextOf(bear, 1)),
        )[0],
      ).toBe(0)
    },
  )

  it.each(["2009-07", "2014-02", "current"])(
    "case 16, 704.5q, 704.5r: pairs of counters go, and those above a limit (%s)",
    (era) => {
      const left = (before: Record<string, number>, add: [string, number]) => {
        const s = table(2, era)
        const limit = always({ static: "counterLimit", what: { sel: "self" }, kind: "dream", max: 7 })
        const id = put(s, 0, creature("Dreamer", 4, 4, [limit]), "battlefield", { counters: before })
        addCounters(s, id, add[0], add[1], 0)
        settle(s)
        return s.objects[id]!.counters
      }
      expect(left({ "+1/+1": 2 }, ["-1/-1", 2]) ?? {}).toEqual({})
      expect(left({ "+1/+1": 3, charge: 1 }, ["-1/-1", 1])).toEqual({ "+1/+1": 2, charge: 1 })
      expect(left({}, ["dream", 14])).toEqual({ dream: 7 })
    },
  )
})

describe("case 20: tokens and copies in other zones", () => {
  it.each(ERAS)(
    "704.5d, 704.5e: a token is seen in the hand and gone at the check; a copied spell too (%s)",
    (era) => {
      const s = table(2, era)
      const rider = when({ on: "moves", object: ANY, from: "battlefield", to: "hand" }, gain)
      put(s, 0, creature("Riders", 5, 5, [rider]))
      const soldier = put(s, 0, token("Soldier"))
      cast(s, 1, { do: "move", what: TARGET, to: "hand" }, [soldier])
      expect(names(s, s.players[0].hand)).toEqual(["Soldier"])
      settle(s)
      expect([s.players[0].hand, s.stack.length]).toEqual([[], 1])
      resolveAll(s)
      const other = put(s, 0, token("Soldier"))
      cast(
        s,
        0,
        sequence(
          { do: "move", what: TARGET, to: "exile", bind: "gone" },
          { do: "move", what: { sel: "bound", name: "gone" }, to: "battlefield" },
        ),
        [other],
      )
      settle(s)
      expect([s.exile, names(s, s.battlefield)]).toEqual([[], ["Riders"]])
      const bolt = putSpell(s, 0, hurt(3), [playerRef(1)], "Bolt")
      carryOut(
        s,
        { do: "copySpell", of: { sel: "bound", name: "it" }, bind: "copy" },
        contextOf(0, 0, 0, { it: [bolt] }),
      )
      const copy = s.stack.at(-1)!
      expect(copy).not.toBe(bolt)
      carryOut(
        s,
        { do: "counter", what: { sel: "bound", name: "it" }, to: "hand" },
        contextOf(0, 1, 0, { it: [copy] }),
      )
      settle(s)
      expect([s.players[0].hand, s.stack]).toEqual([[], [bolt]])
      asking([], () => resolveTop(s))
      expect(life(s)[1]).toBe(17)
    },
  )

  it("707.12, 704.5e: the copy of a card that is not cast ceases to exist at the check", () => {
    const s = table(2, "current")
    const bolt = card({
      name: "Bolt",
      types: ["instant"],
      cost: "{R}",
      abilities: [{ ability: "spell", effect: gain }],
    })
    const imprinted = put(s, 0, bolt, "exile")
    asking([[]], () =>
      carryOut(
        s,
        { do: "cast", what: { sel: "bound", name: "it" }, free: true, optional: true, copy: true },
        contextOf(0, 0, 0, { it: [imprinted] }),
      ),
    )
    settle(s)
    expect([names(s, s.exile), s.stack]).toEqual([["Bolt"], []])
  })
})
