import { describe, expect, it } from "vitest"
import { resolveTop } from "../abilities/resolve.ts"
import {
  asking,
  creature,
  names,
  put,
  setKnobs,
  settle,
  spell,
  table,
  when,
} from "../abilities/testing/table.ts"
import { playLand } from "../casting/lands.ts"
import { contextOf } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { attackFault, attackRules } from "../combat/attack-requirements.ts"
import { attackCandidates } from "../combat/can-attack.ts"
import { hasLandPlay } from "../effects/land-plays.ts"
import { destroy, sacrifice } from "../events/destroy.ts"
import { carryOut } from "../events/interpreter.ts"
import { move } from "../events/move.ts"
import type { Effect } from "../language/effect.ts"
import type { Filter } from "../language/filter.ts"
import type { Knobs } from "../rules/knobs.ts"

import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"

import { ANY, cast, enchantment, gains, hurt, IT, ME, modifies, swell, TARGET, YOU } from "./testing/cards.ts"
import { always, board, combat, SELF } from "./testing/combat.ts"
import { atStep, CREATURE, calmly, dies, fillLibraries, gain, land, play } from "./testing/drive.ts"

/** A game of two by the rules of today, but for these knobs. */
function by(knobs: Partial<Knobs>, players = 2): State {
  const s = table(players, "current")
  setKnobs(s, knobs)
  return s
}

const playLandOf = (s: State) => playLand(s, 0, { do: "play", object: put(s, 0, land, "hand"), face: 0 })
const life = (s: State) => s.players.map((p) => p.life)

describe("triggered abilities", () => {
  it("delayedSimultaneous, 603.7b: the first of several events at once, or the one that the controller names", () => {
    const watch: Effect = {
      do: "delayed",
      when: dies(),
      effect: { do: "gainLife", amount: { n: "power", of: IT } },
    }
    const gained = (delayedSimultaneous: Knobs["delayedSimultaneous"]) => {
      const s = by({ delayedSimultaneous })
      cast(s, 0, watch)
      const ids = [put(s, 1, creature("Small", 1, 1)), put(s, 1, creature("Big", 5, 5))]
      asking(delayedSimultaneous === "first" ? [] : [[1]], () => void destroy(s, ids, "701.8a"))
      settle(s)
      resolveTop(s)
      return life(s)[0] - 20
    }
    expect([gained("first"), gained("controller-chooses")]).toEqual([1, 5])
  })

  it("sacrificeLookBack, 603.10a: a watcher that is sacrificed too sees what goes with it", () => {
    const seen = (sacrificeLookBack: boolean) => {
      const s = by({ sacrificeLookBack })
      const devil = put(s, 0, creature("Devil", 3, 3, [when({ on: "sacrifice", object: ANY }, gain)]))
      sacrifice(s, [devil, put(s, 0, creature())], 0)
      return s.waiting.length
    }
    expect([seen(false), seen(true)]).toEqual([0, 2])
  })

  it("controlLookBack, 603.10d: who loses control to an opponent sees it with the eyes of before", () => {
    const gained = (controlLookBack: Knobs["controlLookBack"]) => {
      const s = by({ controlLookBack })
      const idol = put(
        s,
        0,
        enchantment("Idol", when({ on: "control", object: ME, gainedBy: { who: "opponents" } }, gains(3))),
      )
      const steal: Effect = {
        do: "change",
        what: SELF,
        changes: [{ change: "control", player: YOU }],
        duration: "permanent",
      }
      carryOut(s, steal, contextOf(idol, 1))
      settle(s)
      if (s.stack.length > 0) resolveTop(s)
      return life(s)
    }
    expect([gained("loss"), gained("loss-and-gain")]).toEqual([
      [20, 20],
      [23, 20],
    ])
  })

  it("reflexiveTriggers, 603.12: what is done in a resolution makes an ability of that resolution trigger", () => {
    const waiting = (reflexiveTriggers: boolean) => {
      const s = by({ reflexiveTriggers })
      cast(s, 0, { do: "reflexive", effect: gain })
      return s.waiting.length
    }
    expect([waiting(false), waiting(true)]).toEqual([0, 1])
  })
})

describe("spells and targets", () => {
  it("targetPerInstance, 115.3: one object for two instances of the word target, or for one only", () => {
    const options = (targetPerInstance: boolean) => {
      const s = by({ targetPerInstance })
      for (const name of ["A", "B"]) put(s, 1, creature(name))
      put(
        s,
        0,
        enchantment(
          "Twin",
          when(
            { on: "step", step: "upkeep" },
            { do: "tap", what: { sel: "target", slot: 1 } },
            {
              targets: [{ filter: CREATURE }, { filter: CREATURE }],
            },
          ),
        ),
      )
      atStep(s, "untap")
      fillLibraries(s)
      s.turn = { ...s.turn, stage: "end" }
      const asked = play(
        s,
        (now) => now.stack.length > 0,
        (d) => (d.kind === "choose" ? [0] : undefined),
      )
      return asked.flatMap((d) => (d.kind === "choose" ? [d.options.length] : []))
    }
    expect([options(true), options(false)]).toEqual([
      [2, 2],
      [2, 1],
    ])
  })

  it("permanentSpellCopies, 608.3f: the copy of a permanent spell becomes a token, or nothing", () => {
    const there = (era: string) => {
      const s = table(2, era)
      const id = spell(s, 0, creature())
      carryOut(s, { do: "copySpell", of: { sel: "bound", name: "it" } }, contextOf(0, 0, 0, { it: [id] }))
      resolveTop(s)
      settle(s)
      return s.battlefield.map((x) => s.objects[x]!.kind)
    }
    expect([there("2020-07-03"), there("2021-04-22"), there("current")]).toEqual([[], ["token"], ["token"]])
  })

  it("wishReach, 400.11: a wish reached cards removed from the game", () => {
    const found = (era: string) => {
      const s = table(2, era)
      for (const zone of ["outside", "exile"] as const) put(s, 0, creature(`In ${zone}`), zone)
      const wish: Effect = { do: "search", zone: "outside", filter: CREATURE, count: 2, to: "hand" }
      cast(s, 0, wish)
      return names(s, s.players[0].hand).toSorted()
    }
    expect([found("2003-07"), found("2007-10"), found("2009-07")]).toEqual([
      ["In exile", "In outside"],
      ["In exile", "In outside"],
      ["In outside"],
    ])
  })
})

describe("combat", () => {
  it("defendingPlayerRef, 508.5: whom it attacks now, or whom it attacked as it was declared", () => {
    const drained = (defendingPlayerRef: Knobs["defendingPlayerRef"]) => {
      const s = board("beginningOfCombat", "current", 3)
      setKnobs(s, { defendingPlayerRef })
      const bear = put(s, 0, creature("Bear", 0, 1))
      let done = false
      combat(s, {
        attack: [[0, 0]],
        at: (now, step) => {
          if (step !== "declareAttackers" || done) return
          done = true
          const context = contextOf(bear, 0, 0, { other: [playerRef(2)] })
          carryOut(now, { do: "reselectAttack", what: SELF, whom: { who: "bound", name: "other" } }, context)
          carryOut(now, { do: "loseLife", amount: 3, player: { who: "defending" } }, contextOf(bear, 0))
        },
      })
      return life(s)
    }
    expect([drained("at-declaration"), drained("current-or-last")]).toEqual([
      [20, 17, 20],
      [20, 20, 17],
    ])
  })

  it("attackConstraints, 508.1d, 500.2@2003-07: as many requirements as can be, or all of them or none", () => {
    const lawful = (era: string, limit: number) => {
      const s = board("declareAttackers", era)
      const must = always({ static: "mustAttack", creature: SELF })
      for (const name of ["A", "B"]) put(s, 0, creature(name, 5, 3, [must]))
      put(s, 1, enchantment("Arbiter", always({ static: "attackLimit", count: limit })))
      const rules = attackRules(s, attackCandidates(s, 0))
      return [[], [0], [0, 1]].filter(
        (set) =>
          attackFault(
            rules,
            set.map((i) => [i, 0] as const),
          ) === null,
      ).length
    }
    expect([lawful("2003-07", 1), lawful("2009-07", 1)]).toEqual([2, 1])
    expect([lawful("2003-07", 2), lawful("2009-07", 2)]).toEqual([1, 1])
  })
  it("reselectAttacked, 508.7: an effect changes what a creature attacks, or does nothing", () => {
    const struck = (reselectAttacked: boolean) => {
      const s = board("beginningOfCombat", "current", 3)
      setKnobs(s, { reselectAttacked })
      const bear = put(s, 0, creature())
      let done = false
      combat(s, {
        attack: [[0, 0]],
        at: (now, step) => {
          if (step !== "declareAttackers" || done) return
          done = true
          const context = contextOf(bear, 0, 0, { other: [playerRef(2)] })
          carryOut(now, { do: "reselectAttack", what: SELF, whom: { who: "bound", name: "other" } }, context)
        },
      })
      return life(s)
    }
    expect([struck(false), struck(true)]).toEqual([
      [20, 18, 20],
      [20, 20, 18],
    ])
  })
})

describe("phasing", () => {
  it("phaseOutIsLeaving, 702.26d: phasing out was leaving play for what waits for that, and is not any more", () => {
    const seen = (era: string) => {
      const s = table(2, era)
      const leaving = when({ on: "moves", object: CREATURE, from: "battlefield" }, gain)
      const dying = when(dies(), gain)
      put(s, 1, enchantment("Watch", leaving, dying))
      const self = put(
        s,
        0,
        creature("Familiar", 2, 2, [when({ on: "moves", object: ME, from: "battlefield" }, gain)]),
      )
      carryOut(s, { do: "phaseOut", what: SELF }, contextOf(self, 0))
      return s.waiting.length
    }
    expect([seen("2003-07"), seen("2007-10"), seen("2009-07"), seen("current")]).toEqual([2, 2, 0, 0])
  })

  it("phasingModel, 702.26: in a zone of its own a permanent lost its damage and what was to last for a while", () => {
    const back = (era: string) => {
      const s = table(2, era)
      const id = put(s, 0, creature("Bear", 2, 4), "battlefield", { counters: { charge: 1 } })
      cast(s, 0, swell(3), [id])
      cast(s, 1, hurt(2), [id])
      carryOut(s, { do: "phaseOut", what: SELF }, contextOf(id, 0))
      carryOut(s, { do: "phaseIn", what: SELF }, contextOf(id, 0))
      return [s.objects[id]!.damage, characteristics(s, id).power, s.objects[id]!.counters]
    }
    expect([back("2003-07"), back("2009-07")]).toEqual([
      [0, 2, { charge: 1 }],
      [2, 5, { charge: 1 }],
    ])
  })
})

describe("characteristics", () => {
  it("entersLookahead, 614.12: whether what others do to a permanent is seen as it is about to enter", () => {
    const tapped = (era: string) => {
      const s = table(2, era)
      put(s, 1, enchantment("Silence", always(modifies(CREATURE, { change: "loseAbilities" }))))
      const slow = creature("Slow", 2, 2, [always({ static: "enters", what: "self", tapped: true })])
      const id = move(s, { id: put(s, 0, slow, "hand"), to: "battlefield", rule: "400.7" })
      return s.objects[id]!.tapped
    }
    expect(["2014-02", "2015-07", "2017-09-29", "current"].map(tapped)).toEqual([true, true, false, false])
  })

  it("ptSublayers, 613.4, 418.5a@2003-07: growth and a static bonus before an effect that sets a size", () => {
    const size = (era: string) => {
      const s = table(2, era)
      put(
        s,
        0,
        enchantment("Anthem", always(modifies(CREATURE, { change: "modifyPT", power: 1, toughness: 1 }))),
      )
      const id = put(s, 0, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 1 } })
      cast(s, 0, swell(3), [id])
      const shrink: Effect = {
        do: "change",
        what: TARGET,
        changes: [{ change: "setPT", power: 0, toughness: 1 }],
        duration: "endOfTurn",
      }
      cast(s, 1, shrink, [id])
      return characteristics(s, id).power
    }
    // The counter counts in all of them; the static bonus since 2006; the growth since 2009.
    expect(["2003-07", "2007-10", "2009-07", "current"].map(size)).toEqual([1, 2, 5, 5])
  })

  it("ptSublayers, 613.4c: a counter was added after what looks at power, and is now among what adds", () => {
    const size = (era: string) => {
      const s = table(2, era)
      const big: Filter = { is: "power", op: ">=", than: 3 }
      put(s, 0, enchantment("Might", always(modifies(big, { change: "modifyPT", power: 4, toughness: 4 }))))
      const id = put(s, 0, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 1 } })
      return characteristics(s, id).power
    }
    // 6c to 6d in the days of 2007: counters before what static abilities add.
    expect(["2003-07", "2007-10", "2009-07", "2018-06", "2020-07-03", "current"].map(size)).toEqual([
      3, 7, 3, 3, 7, 7,
    ])
  })

  it("ptSublayers, 613.4d: a switch comes last in all of them but the first", () => {
    const sizes = (era: string) => {
      const s = table(2, era)
      const id = put(s, 0, creature("Wall", 0, 4), "battlefield", { counters: { "+1/+1": 1 } })
      const turned: Effect = {
        do: "change",
        what: TARGET,
        changes: [{ change: "switchPT" }],
        duration: "endOfTurn",
      }
      cast(s, 0, turned, [id])
      cast(s, 0, swell(2, 0), [id])
      const { power, toughness } = characteristics(s, id)
      return [power, toughness]
    }
    expect(["2003-07", "2007-10", "2009-07", "current"].map(sizes)).toEqual([
      [7, 1],
      [5, 3],
      [5, 3],
      [5, 3],
    ])
  })
})

describe("state-based actions", () => {
  it("dungeons, 704.5t: a dungeon whose last room is done is completed, where the rules know dungeons", () => {
    const completed = (dungeons: boolean) => {
      const s = by({ dungeons })
      fillLibraries(s)
      calmly(() => {
        for (let room = 0; room < 4; room++) carryOut(s, { do: "venture" }, contextOf(0, 0))
      })
      s.waiting = []
      settle(s)
      return s.players[0].dungeons.length
    }
    expect([completed(false), completed(true)]).toEqual([0, 1])
  })
})

describe("turns", () => {
  it("landPlay, 305.2: who said by which effect he plays a land has the next one that comes still to use", () => {
    const played = (era: string) => {
      const s = table(2, era)
      const growth = () =>
        put(s, 0, enchantment("Growth", always({ static: "landPlays", who: YOU, plus: 1 })))
      const playOne = () => {
        if (!hasLandPlay(s, 0)) return
        // Of the effect's leave and that of the rules, the effect's: the first that is offered.
        calmly(() => playLandOf(s))
      }
      const first = growth()
      playOne()
      destroy(s, [first], "701.8a")
      growth()
      for (let i = 0; i < 3; i++) playOne()
      return s.players[0].landsPlayed
    }
    expect(["2003-07", "2011-09-30", "2014-02", "current"].map(played)).toEqual([3, 3, 2, 2])
  })

  it("extraTurnAnchor, 500.7: an extra turn after the turn that the effect speaks of, or always after this one", () => {
    const turns = (era: string) => {
      const s = board("precombatMain", era, 3)
      const last = { who: "right" } as const
      cast(s, 0, { do: "extraTurn", player: last, after: last })
      const seen: number[] = []
      let number = s.turn.number
      play(s, (now) => {
        if (now.turn.number !== number) seen.push(now.turn.active)
        number = now.turn.number
        return seen.length === 4
      })
      return seen
    }
    expect([turns("2011-09-30"), turns("2014-02"), turns("current")]).toEqual([
      [2, 1, 2, 0],
      [1, 2, 2, 0],
      [1, 2, 2, 0],
    ])
  })

  it("extraStepAfterPhase, 500.10: a step after a phase brings its own phase, or comes only after a step", () => {
    const begun = (era: string) => {
      const s = board("combatDamage", era)
      carryOut(s, { do: "extraPhase", phases: ["upkeep"], after: "combat" }, contextOf(0, 0))
      const seen: [string, string][] = []
      play(s, (now) => {
        if (now.turn.step !== seen.at(-1)?.[0]) seen.push([now.turn.step, now.turn.phase])
        return now.turn.step === "postcombatMain"
      })
      return seen.filter(([step]) => step === "upkeep")
    }
    expect([begun("2021-04-22"), begun("2024-11")]).toEqual([[], [["upkeep", "beginning"]]])
  })
})
