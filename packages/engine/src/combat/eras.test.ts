import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { beginEffect } from "../continuous/continuous.ts"
import { once } from "../documents/testing/cases.ts"
import { atStep, fillLibraries, play } from "../documents/testing/drive.ts"
import { ATTACKING, enter } from "../documents/testing/put-into-combat.ts"
import { move } from "../events/moving/move.ts"
import type { Ability } from "../language/ability.ts"
import type { Keyword } from "../language/keyword.ts"
import type { Knobs } from "../rules/knobs.ts"
import type { Answer, Decision } from "../state/decision.ts"
import type { State } from "../state/state.ts"
import { creature, names, put, setKnobs, table } from "../testing/table.ts"

const has = (...keywords: Keyword[]): Ability[] =>
  keywords.map((keyword) => ({ ability: "keyword", keyword }) as Ability)

function board(ruleset: string, knobs: Partial<Knobs> = {}): State {
  const s = table(2, ruleset)
  setKnobs(s, knobs)
  fillLibraries(s)
  atStep(s, "beginningOfCombat")
  return s
}

/** A whole combat: everything that can attack does, all potential blockers block the first attacker. */
function fight(
  s: State,
  answer: (d: Decision, s: State) => Answer | undefined = () => undefined,
): Decision[] {
  return play(
    s,
    (now) => now.turn.phase !== "combat",
    (d, now) => {
      const own = answer(d, now)
      if (own !== undefined) return own
      if (d.kind === "attackers") return d.candidates.map((_, i) => [i, 0] as const)
      if (d.kind === "blockers") return d.candidates.map((_, i) => [i, 0] as const)
      return undefined
    },
  )
}

describe("combat damage by era", () => {
  it("combatDamage, 310.4@2003-07: damage on the stack is dealt though its source has left; now nobody can act in between", () => {
    const lives = ["2003-07", "2009-07"].map((era) => {
      const s = board(era)
      const bear = put(s, 0, creature("Bear", 2, 2))
      let stacked = 0
      fight(s, (d, now) => {
        if (d.kind !== "priority" || now.turn.step !== "combatDamage") return undefined
        stacked = Math.max(stacked, now.stack.length)
        if (now.objects[bear] !== undefined) move(now, { id: bear, to: "hand", rule: "701.1" })
        return 0
      })
      return [stacked, s.players[1].life]
    })
    expect(lives).toEqual([
      [1, 18],
      [0, 18],
    ])
  })

  it("combatDamage, 310.4@2003-07: but not to a creature that left before it was dealt", () => {
    const s = board("2003-07")
    put(s, 0, creature("Bear", 2, 2))
    const wall = put(s, 1, creature("Ox", 0, 2))
    fight(s, (d, now) => {
      if (d.kind === "priority" && now.stack.length > 0 && now.objects[wall] !== undefined)
        move(now, { id: wall, to: "hand", rule: "701.1" })
      return undefined
    })
    expect([names(s, s.battlefield), s.events.some((e) => e.kind === "damage" && e.amount > 0)]).toEqual([
      ["Bear"],
      false,
    ])
  })

  it("damageDivision, 509.2@2014-02: along the announced order, lethal damage first; else freely", () => {
    const asked = ["2003-07", "2014-02", "current"].map((era) => {
      const s = board(era)
      put(s, 0, creature("Giant", 4, 9))
      for (const name of ["First", "Second"]) put(s, 1, creature(name, 1, 3))
      let division: unknown
      const questions = fight(s, (d, now) => {
        if (d.kind === "order") return [1, 0]
        if (d.kind !== "distribute") return undefined
        division = [d.before ?? [], names(now, d.options)]
        return d.inOrder ? [3, 1] : [2, 2]
      })
      return [questions.some((d) => d.kind === "order"), division, s.players[1].graveyard.length]
    })
    expect(asked).toEqual([
      [false, [[], ["First", "Second"]], 0],
      [true, [[3], ["Second", "First"]], 1],
      [false, [[], ["First", "Second"]], 0],
    ])
  })

  it("assignmentCheck, 510.1e@2011-09-30: what another attacker assigns counts as lethal only where all is judged together", () => {
    const needed = (["per-creature", "whole"] as const).map((assignmentCheck) => {
      const s = board("2014-02", { assignmentCheck })
      put(s, 0, creature("First", 3, 3, has("trample")))
      put(s, 0, creature("Second", 3, 3, has("trample")))
      const multi: Ability = {
        ability: "static",
        effects: [{ static: "canBlockAdditional", creature: { sel: "self" }, count: 1 }],
      }
      put(s, 1, creature("Wall", 0, 3, [multi]))
      const before: (readonly number[] | undefined)[] = []
      fight(s, (d) => {
        if (d.kind === "blockers")
          return [
            [0, 0],
            [0, 1],
          ]
        if (d.kind !== "distribute") return undefined
        before.push(d.before)
        return before.length === 1 || assignmentCheck === "per-creature" ? [3, 0] : [0, 3]
      })
      return before
    })
    // The first could rely on the second; since it assigned lethal damage itself, the second need not.
    expect(needed).toEqual([
      [[3], [3]],
      [[0], [0]],
    ])
  })

  it("doubleStrike, 502.28@2003-07: no such ability in 1999", () => {
    const lives = ["1999-06", "2003-07"].map((era) => {
      const s = board(era)
      put(s, 0, creature("Knight", 2, 2, has("doubleStrike")))
      fight(s)
      return s.players[1].life
    })
    expect(lives).toEqual([18, 16])
  })

  it("secondDamageStep, zeroPowerAssigns, 502.28b@2003-07: a first striker that assigned nothing strikes in the second step", () => {
    const lives = (
      [
        ["lacked-ability", false],
        ["assigned-none", false],
        ["assigned-none", true],
      ] as const
    ).map(([secondDamageStep, zeroPowerAssigns]) => {
      const s = board("current", { secondDamageStep, zeroPowerAssigns })
      const id = put(s, 0, creature("Squire", 0, 2, has("firstStrike")))
      fight(s, (d, now) => {
        if (d.kind === "priority" && now.turn.step === "firstStrikeDamage" && now.effects.length === 0)
          beginEffect(now, contextOf(id, 0), {
            objects: [id],
            changes: [{ change: "modifyPT", power: 3, toughness: 0 }],
            duration: "endOfTurn",
          })
        return undefined
      })
      return s.players[1].life
    })
    expect(lives).toEqual([20, 17, 20])
  })

  it("deathtouch, 702.2b@2009-07: at first one damage was not lethal for trample, and the order did not bind", () => {
    const asked = ["2009-07", "2010-07"].map((era) => {
      const s = board(era)
      put(s, 0, creature("Rats", 4, 4, has("deathtouch", "trample")))
      put(s, 1, creature("Ox", 0, 3))
      const division = fight(s, (d) => (d.kind === "distribute" ? [4, 0] : undefined)).find(
        (d) => d.kind === "distribute",
      )!
      return division.before
    })
    expect(asked).toEqual([[3], [1]])
  })
})

describe("deathtouch and lifelink by era", () => {
  it("deathtouch, lifelink, 502@2007-10: nothing, then abilities that trigger, then results of the damage", () => {
    const found = ["2003-07", "2007-10", "2009-07"].map((era) => {
      const s = board(era)
      put(s, 0, creature("Vampire", 1, 5, has("deathtouch", "lifelink")))
      put(s, 1, creature("Giant", 4, 8))
      let onStack = 0
      fight(s, (d, now) => {
        const triggers = now.stack.filter((id) => now.objects[id]!.stack!.kind === "triggered").length
        if (d.kind === "priority") onStack = Math.max(onStack, triggers)
        return undefined
      })
      return [onStack, s.players[0].life, names(s, s.battlefield)]
    })
    expect(found).toEqual([
      [0, 20, ["Vampire", "Giant"]],
      [2, 21, ["Vampire"]],
      [0, 21, ["Vampire"]],
    ])
  })
})

describe("declarations by era", () => {
  it("wallsCantAttack, 308.2a@2003-07: a Wall cannot attack; later only what has defender cannot", () => {
    const lives = ["2003-07", "2004-10"].map((era) => {
      const s = board(era)
      put(s, 0, creature("Wall of Wood", 1, 3, [], { subtypes: ["Wall"] }))
      fight(s)
      return s.players[1].life
    })
    expect(lives).toEqual([20, 19])
  })

  it("skipBlockersWhen, 508.8: a creature put onto the battlefield attacking keeps the later steps only since 2007", () => {
    const found = ["2004-10", "2007-10"].map((era) => {
      const s = board(era)
      const putLate = once("declareAttackers", (now) => void enter(now, 0, creature("Late", 2, 2), ATTACKING))
      fight(s, (d, now) => {
        if (d.kind === "priority") putLate(now, now.turn.step)
        return undefined
      })
      return s.players[1].life
    })
    expect(found).toEqual([20, 18])
  })

  it("trampleOverPw, 702.19c: an ability without rules does nothing before 2021", () => {
    const found = [false, true].map((trampleOverPw) => {
      const s = board("current", { trampleOverPw })
      put(s, 0, creature("Rider", 4, 4, has("trampleOverPlaneswalkers")))
      put(s, 1, creature("Ox", 0, 1))
      return fight(s, (d) => (d.kind === "distribute" ? [1, 3] : undefined)).some(
        (d) => d.kind === "distribute",
      )
    })
    expect(found).toEqual([false, true])
  })
})
