import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { execute } from "../../events/interpreter-port.ts"
import { destroy, sacrifice } from "../../events/moving/destroy.ts"
import { move } from "../../events/moving/move.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import { resolveTop } from "../../resolving/resolve.ts"
import type { Knobs } from "../../rules/knobs.ts"
import { writable } from "../../state/writing/edit.ts"
import { asking, creature, names, put, settle, spell, table, when } from "../../testing/table.ts"

import { ANY, cast, enchantment, gains, IT, ME, modifies, swell, TARGET, YOU } from "../testing/cards.ts"
import { life } from "../testing/cases.ts"
import { always, SELF } from "../testing/combat.ts"
import { atStep, CREATURE, calmly, dies, fillLibraries, gain, play } from "../testing/drive.ts"
import { by } from "../testing/knobs.ts"

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
      execute(s, steal, contextOf(idol, 1))
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
      writable(s).turn = { ...s.turn, stage: "end" }
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
      execute(s, { do: "copySpell", of: { sel: "bound", name: "it" } }, contextOf(0, 0, 0, { it: [id] }))
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
        for (let room = 0; room < 4; room++) execute(s, { do: "venture" }, contextOf(0, 0))
      })
      writable(s).waiting = []
      settle(s)
      return s.players[0].dungeons.length
    }
    expect([completed(false), completed(true)]).toEqual([0, 1])
  })
})
