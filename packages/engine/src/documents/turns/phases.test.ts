import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { characteristics } from "../../characteristics/query.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { editPlayer } from "../../state/writing/edit.ts"
import { card, creature, put } from "../../testing/table.ts"
import { atStep, play, pump } from "../testing/drive.ts"
import { atBeginning, attackers, fromUpkeep, GREEN, game, ofTurn, STEPS, steps } from "../testing/turns.ts"

describe("500: phases and steps", () => {
  it("500.1, 501.1, 506.1, 512.1: five phases with their steps in order, whether or not anything happens [S004-0-1] [S004-0-2] [S004-0-3] [S004-0-4] [S004-0-5] [S004-0-6] [S004-2-7] [S004-3-1]", () => {
    const s = game()
    put(s, 0, creature("Bear"))
    put(s, 1, creature("Bear"))
    const seen = steps(fromUpkeep(s), 2)
    expect(ofTurn(seen, 4)).toEqual(STEPS)
    const phases = play(s, (now) => now.turn.number > 5, attackers).length
    expect(phases).toBeGreaterThan(0)
    const quiet = game()
    expect(ofTurn(steps(fromUpkeep(quiet), 2), 4)).toEqual(
      STEPS.filter((x) => x !== "declareBlockers" && x !== "combatDamage"),
    )
  })

  it("500.2, 117.4: a step ends when all pass in a row over an empty stack, not when the stack becomes empty [S004-0-8] [S004-0-9] [S004-0-10] [S004-2-8]", () => {
    const s = game()
    put(s, 0, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning("postcombatMain")] }))
    atStep(s, "endOfCombat")
    const asked: string[] = []
    play(
      s,
      (now) => now.turn.step === "end",
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "postcombatMain")
          asked.push(`${d.player} ${now.stack.length}`)
        return undefined
      },
    )
    expect(asked).toEqual(["0 1", "1 1", "0 0", "1 0"])
  })

  it("500.3, 502.3, 514.3: only the untap step and most cleanup steps have no priority; they end with their actions [S004-0-11] [S004-0-12] [S004-1.1-5] [S004-1.1-6] [S004-5.2.c-1]", () => {
    const s = fromUpkeep(game())
    const where = new Set<string>()
    play(
      s,
      (now) => now.turn.number > 4,
      (d, now) => {
        if (d.kind === "priority") where.add(now.turn.step)
        return attackers(d)
      },
    )
    expect([...where].toSorted()).toEqual(
      STEPS.filter((x) => !["untap", "cleanup", "declareBlockers", "combatDamage"].includes(x)).toSorted(),
    )
  })

  it("500.4@2014-02, 703.4p@2014-02: unspent mana is lost as each step ends, without the stack [S004-0-13] [S004-0-14] [S004-703-19]", () => {
    for (const step of ["upkeep", "draw", "precombatMain", "beginningOfCombat", "end"]) {
      const s = game()
      atStep(s, step)
      editPlayer(s, 0).pool = [GREEN]
      play(s, (now) => now.turn.step !== step)
      expect([step, s.players[0].pool, s.stack, s.players[0].life]).toEqual([step, [], [], 20])
    }
  })

  it("500.5a: 'until end of combat' lasts through the end of combat step and ends with the phase [S004-0-15] [S004-0-17] [S004-3.5.a-2]", () => {
    const s = game()
    const id = put(s, 0, creature("Bear", 2, 2))
    atStep(s, "beginningOfCombat")
    beginEffect(s, contextOf(id, 0), {
      objects: [id],
      changes: [{ change: "modifyPT", power: 3, toughness: 0 }],
      duration: "endOfCombat",
    })
    const power: Record<string, number> = {}
    play(
      s,
      (now) => now.turn.step === "end",
      (_d, now) => {
        power[now.turn.step] = characteristics(now, id).power!
        return undefined
      },
    )
    expect(power).toMatchObject({ beginningOfCombat: 5, endOfCombat: 5, postcombatMain: 2 })
  })

  it("500.5b, 514.2: 'until end of turn' lasts through the end step and ends in the cleanup step [S004-0-18] [S004-5.1.c-4]", () => {
    const s = game()
    const id = put(s, 0, creature("Bear", 2, 2))
    atStep(s, "end")
    pump(s, id, 3)
    const seen: string[] = []
    play(s, (now) => {
      seen.push(`${now.turn.step} ${now.turn.stage} ${characteristics(now, id).toughness}`)
      return now.turn.number > 3
    })
    expect(seen).toContain("end priority 5")
    expect(seen).toContain("cleanup priority 2")
  })

  it("500.11@2014-02: nothing happens between steps: each event belongs to a step that has begun [S004-0-7]", () => {
    const s = fromUpkeep(game())
    for (const player of [0, 1]) put(s, player, creature("Bear"), "battlefield", { tapped: true })
    put(
      s,
      0,
      card({ name: "Clock", types: ["artifact"], abilities: [atBeginning("upkeep"), atBeginning("end")] }),
    )
    const strays: string[] = []
    let seen = s.events
    play(
      s,
      (now) => {
        const fresh = now.events.slice(now.events.length < seen.length ? 0 : seen.length)
        const begins = fresh.findIndex((e) => e.kind === "step" || e.kind === "beginsTurn")
        const step = now.events.findLast((e) => e.kind === "step")?.detail
        if (begins > 0) strays.push(...fresh.slice(0, begins).map((e) => e.kind))
        if (step !== undefined && step !== now.turn.step) strays.push(`${step} in ${now.turn.step}`)
        seen = now.events
        return now.turn.number > 5
      },
      attackers,
    )
    expect(strays).toEqual([])
  })

  it("500.5@2014-02: 'until' a step ends as that step begins [S004-0-16]", () => {
    for (const [duration, step] of [
      ["yourNextUpkeep", "upkeep"],
      ["nextEndStep", "end"],
      ["yourNextEndStep", "end"],
    ] as const) {
      const s = game()
      const id = put(s, 0, creature("Bear", 2, 2))
      atStep(s, "precombatMain")
      beginEffect(s, contextOf(id, 0), {
        objects: [id],
        changes: [{ change: "modifyPT", power: 3, toughness: 0 }],
        duration,
      })
      put(s, 0, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning(step)] }))
      const last: Record<string, number> = {}
      play(
        s,
        (now) => now.turn.active === 0 && now.turn.number > 3 && now.turn.step === "draw",
        (d, now) => {
          if (d.kind === "priority")
            last[`${now.turn.active} ${now.turn.step}`] ??= characteristics(now, id).power!
          return undefined
        },
      )
      expect([step, last[`0 ${step}`], last["0 beginningOfCombat"]]).toEqual([step, 2, 5])
    }
  })

  it("500.6@2014-02, 603.2b: 'at the beginning' triggers as the step begins and is placed before priority [S004-0-19] [S004-0-20] [S004-1.2-1] [S004-1.3.b-1] [S004-2-11] [S004-5.1.a-1] [S004-3.5.a-1] [S003-2-4]", () => {
    for (const step of [
      "upkeep",
      "draw",
      "precombatMain",
      "beginningOfCombat",
      "endOfCombat",
      "postcombatMain",
      "end",
    ] as const) {
      const s = game()
      put(s, 1, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning(step)] }))
      atStep(s, STEPS[STEPS.indexOf(step) - 1])
      let first: unknown
      play(
        s,
        () => first !== undefined,
        (d, now) => {
          if (d.kind === "priority" && now.turn.step === step) first ??= [d.player, now.stack.length]
          return undefined
        },
      )
      expect([step, first]).toEqual([step, [0, 1]])
    }
  })
})
