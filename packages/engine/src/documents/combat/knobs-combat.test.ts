import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { attackFault, attackRules } from "../../combat/attack-requirements.ts"
import { attackCandidates } from "../../combat/can-attack.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Knobs } from "../../rules/knobs.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { creature, put, setKnobs, table, when } from "../../testing/table.ts"

import { cast, enchantment, hurt, ME, swell } from "../testing/cards.ts"
import { life, once } from "../testing/cases.ts"
import { always, board, combat, SELF } from "../testing/combat.ts"
import { CREATURE, dies, gain } from "../testing/drive.ts"

/** It now attacks the third player (508.7). */
function turnedAway(s: State, id: number): void {
  const context = contextOf(id, 0, 0, { other: [playerRef(2)] })
  execute(s, { do: "reselectAttack", what: SELF, whom: { who: "bound", name: "other" } }, context)
}

describe("combat", () => {
  it("defendingPlayerRef, 508.5: whom it attacks now, or whom it attacked as it was declared", () => {
    const drained = (defendingPlayerRef: Knobs["defendingPlayerRef"]) => {
      const s = board("beginningOfCombat", "current", 3)
      setKnobs(s, { defendingPlayerRef })
      const bear = put(s, 0, creature("Bear", 0, 1))
      combat(s, {
        attack: [[0, 0]],
        at: once("declareAttackers", (now) => {
          turnedAway(now, bear)
          execute(now, { do: "loseLife", amount: 3, player: { who: "defending" } }, contextOf(bear, 0))
        }),
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
      combat(s, {
        attack: [[0, 0]],
        at: once("declareAttackers", (now) => turnedAway(now, bear)),
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
      execute(s, { do: "phaseOut", what: SELF }, contextOf(self, 0))
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
      execute(s, { do: "phaseOut", what: SELF }, contextOf(id, 0))
      execute(s, { do: "phaseIn", what: SELF }, contextOf(id, 0))
      return [s.objects[id]!.damage, characteristics(s, id).power, s.objects[id]!.counters]
    }
    expect([back("2003-07"), back("2009-07")]).toEqual([
      [0, 2, { charge: 1 }],
      [2, 5, { charge: 1 }],
    ])
  })
})
