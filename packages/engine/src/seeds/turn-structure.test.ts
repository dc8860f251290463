import { describe, expect, it } from "vitest"
import { card, creature, graveyard, names, put, settle, table, when } from "../abilities/testing/table.ts"
import { legalActions } from "../casting/legal.ts"
import { contextOf } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import { beginEffect } from "../effects/continuous.ts"
import { carryOut } from "../events/interpreter.ts"
import type { Ability } from "../language/ability.ts"
import type { Effect } from "../language/effect.ts"
import type { Phase, Step } from "../language/vocabulary.ts"
import type { Action, Decision } from "../state/decision.ts"
import { editPlayer } from "../state/edit.ts"
import type { State } from "../state/state.ts"
import { atStep, fillLibraries, gain, land, play, pump } from "./testing/drive.ts"

const ERA = "2014-02"
const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
  "cleanup",
]
const GREEN = { type: "G" } as const
const SELF = { sel: "self" } as const

function game(): State {
  const s = table(2, ERA)
  fillLibraries(s)
  return s
}

/** From the upkeep of this turn. */
function fromUpkeep(s: State): State {
  atStep(s, "upkeep")
  return s
}

const attackers = (d: Decision) =>
  d.kind === "attackers" ? d.candidates.map((_, i) => [i, 0] as const) : undefined

/** The steps that begin until `turns` turns have ended, "3 upkeep". */
function steps(s: State, turns = 1): string[] {
  const last = s.turn.number + turns
  const seen = [`${s.turn.number} ${s.turn.step}`]
  play(
    s,
    (now) => {
      const here = `${now.turn.number} ${now.turn.step}`
      if (seen.at(-1) !== here && now.turn.number < last) seen.push(here)
      return now.turn.number >= last
    },
    attackers,
  )
  return seen
}

const ofTurn = (seen: string[], turn: number) =>
  seen.filter((x) => x.startsWith(`${turn} `)).map((x) => x.split(" ")[1])

function add(s: State, effect: Effect): void {
  carryOut(s, effect, contextOf(0, 0))
}

const atBeginning = (step: Step, effect: Effect = gain): Ability => when({ on: "step", step }, effect)

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

describe("500.7 to 500.10: extra and skipped turns, phases and steps", () => {
  const turn = (who: "you" | "opponents"): Effect => ({ do: "extraTurn", player: { who } })
  const actives = (s: State, count: number) => {
    const seen = [s.turn.active]
    play(s, (now) => {
      if (now.turn.number > 2 + seen.length) seen.push(now.turn.active)
      return seen.length > count
    })
    return seen
  }

  it("500.7: extra turns come right after this one, one by one, the newest first [S004-0-21] [S004-0-22] [S004-0-24]", () => {
    const s = fromUpkeep(game())
    add(s, turn("you"))
    expect(actives(s, 2)).toEqual([0, 0, 1])
    const twice = fromUpkeep(game())
    add(twice, turn("you"))
    add(twice, turn("opponents"))
    expect(actives(twice, 4)).toEqual([0, 1, 0, 1, 0])
  })

  it("500.7, 101.4: extra turns of several players are added in APNAP order, so the last player's comes first [S004-0-23]", () => {
    const s = fromUpkeep(game())
    add(s, { do: "extraTurn", player: { who: "players" } })
    expect(actives(s, 4)).toEqual([0, 1, 0, 1, 0])
    const other = fromUpkeep(game())
    other.turn = { ...other.turn, active: 1, nextPlayer: 0 }
    add(other, { do: "extraTurn", player: { who: "players" } })
    expect(actives(other, 4)).toEqual([1, 0, 1, 0, 1])
  })

  it("500.9: added steps come right after the one named, the newest first [S004-0-27] [S004-0-28]", () => {
    const begun = (...effects: Effect[]) => {
      const s = fromUpkeep(game())
      for (const effect of effects) add(s, effect)
      let seen: string[] = []
      play(s, (now) => {
        seen = now.events.filter((e) => e.kind === "step").map((e) => e.detail)
        return now.turn.step === "precombatMain"
      })
      return seen
    }
    const after = (step: Step, ...what: Step[]): Effect => ({ do: "extraPhase", phases: what, after: step })
    expect(begun()).toEqual(["draw", "precombatMain"])
    expect(begun(after("upkeep", "upkeep"))).toEqual(["upkeep", "draw", "precombatMain"])
    expect(begun(after("draw", "upkeep"))).toEqual(["draw", "upkeep", "precombatMain"])
    expect(begun(after("upkeep", "draw"), after("upkeep", "upkeep"))).toEqual([
      "upkeep",
      "draw",
      "draw",
      "precombatMain",
    ])
  })

  it("500.8: added phases come right after the one named, the newest first [S004-0-25] [S004-0-26]", () => {
    const s = game()
    atStep(s, "precombatMain")
    const phases = (...what: Phase[]): Effect => ({ do: "extraPhase", phases: what })
    add(s, phases("combat"))
    add(s, phases("postcombatMain"))
    expect(steps(s)).toEqual(
      [
        "precombatMain",
        "postcombatMain",
        "beginningOfCombat",
        "declareAttackers",
        "endOfCombat",
        "beginningOfCombat",
        "declareAttackers",
        "endOfCombat",
        "postcombatMain",
        "end",
        "cleanup",
      ].map((x) => `3 ${x}`),
    )
  })

  it("500.10@2014-02, 614.10: a skipped step, phase or turn is as though it did not exist [S004-0-29] [S004-0-30]", () => {
    const skip = (what: string) => {
      const s = fromUpkeep(game())
      s.turn = { ...s.turn, skips: [{ player: 1, what, count: 1 }] }
      return steps(s, 3)
    }
    expect(ofTurn(skip("draw"), 4)).not.toContain("draw")
    expect(ofTurn(skip("combat"), 4)).toEqual([
      "untap",
      "upkeep",
      "draw",
      "precombatMain",
      "postcombatMain",
      "end",
      "cleanup",
    ])
    expect(ofTurn(skip("turn"), 4)).toContain("draw")
    const s = fromUpkeep(game())
    s.turn = { ...s.turn, skips: [{ player: 1, what: "turn", count: 1 }] }
    play(s, (now) => now.turn.number > 3)
    expect(s.turn.active).toBe(0)
  })
})

describe("501 to 504: the beginning phase", () => {
  it("502.1: what phased out comes in and what has phasing goes out, at once and without the stack [S004-1.1.a-1] [S004-1.1.a-2] [S004-1.1.a-3] [S004-703-6]", () => {
    const s = game()
    s.turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const away = put(s, 0, creature("Away"), "battlefield", { phasedOut: 1 })
    const goes = put(s, 0, creature("Goes", 2, 2, [{ ability: "keyword", keyword: "phasing" }]))
    atStep(s, "end")
    play(s, (now) => now.turn.step === "upkeep")
    expect([s.objects[away]!.phasedOut, s.objects[goes]!.phasedOut, s.stack.length]).toEqual([0, 1, 0])
    const events = s.events.filter((e) => e.kind === "phasesIn" || e.kind === "phasesOut")
    expect(new Set(events.map((e) => e.batch)).size).toBe(1)
  })

  it("502.2@2014-02: then all untap at once, but for what effects keep tapped, without the stack [S004-1.1.b-1] [S004-1.1.b-2] [S004-1.1.b-3] [S004-1.1.b-4] [S004-703-7]", () => {
    const s = game()
    s.turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const stays: Ability = { ability: "static", effects: [{ static: "doesntUntap", what: SELF }] }
    const free = [
      put(s, 0, land, "battlefield", { tapped: true }),
      put(s, 0, creature("Bear"), "battlefield", { tapped: true }),
    ]
    const held = put(s, 0, creature("Sleeper", 1, 1, [stays]), "battlefield", { tapped: true })
    const theirs = put(s, 1, land, "battlefield", { tapped: true })
    const back = put(s, 0, land, "battlefield", { tapped: true, phasedOut: 1 })
    atStep(s, "end")
    play(s, (now) => now.turn.step === "upkeep")
    expect([...free, held, theirs, back].map((id) => s.objects[id]!.tapped)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(new Set(s.events.filter((e) => e.kind === "untaps").map((e) => e.batch)).size).toBe(1)
  })

  it("502.3@2014-02, 503.1: what triggered in the untap step is placed in the upkeep with its own triggers, in any order [S004-1.1-7] [S004-1.2-2] [S004-1.2-3] [S003-3-8]", () => {
    const s = game()
    s.turn = { ...s.turn, active: 1, nextPlayer: 0 }
    const untaps = when({ on: "untaps", object: { is: "self" } }, { do: "gainLife", amount: 2 })
    put(s, 0, creature("Paradox", 1, 1, [untaps]), "battlefield", { tapped: true })
    put(s, 0, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning("upkeep")] }))
    atStep(s, "end")
    const asked = play(
      s,
      (now) => now.turn.step === "upkeep" && now.stack.length === 2,
      (d) => (d.kind === "order" ? [1, 0] : undefined),
    )
    expect(asked.some((d) => d.kind === "order" && d.options.length === 2)).toBe(true)
    const first = play(s, (now) => now.stack.length < 2).find((d) => d.kind === "priority")
    expect(first?.player).toBe(0)
  })

  it("504.1: the active player draws first of all, without the stack; then priority [S004-1.3.a-1] [S004-1.3.a-2] [S004-1.3.c-1] [S004-703-8] [S004-703-2] [S004-703-5]", () => {
    const s = game()
    atStep(s, "upkeep")
    let seen: unknown
    play(
      s,
      () => seen !== undefined,
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "draw")
          seen ??= [d.player, now.players[0].hand.length, now.players[1].hand.length, now.stack.length]
        return undefined
      },
    )
    expect(seen).toEqual([0, 1, 0, 0])
  })

  it("503.2@2014-02, 504.3@2014-02, 505.5@2014-02: with priority players cast and activate [S004-1.2-4] [S004-1.3.c-2] [S004-2-13]", () => {
    for (const step of ["upkeep", "draw", "precombatMain"]) {
      const s = game()
      put(
        s,
        1,
        card({
          name: "Trick",
          types: ["instant"],
          cost: "{0}",
          abilities: [{ ability: "spell", effect: gain }],
        }),
        "hand",
      )
      atStep(s, step)
      const cast: string[] = []
      play(
        s,
        (now) => now.turn.step !== step,
        (d) => {
          if (d.kind !== "priority") return undefined
          const at = d.options.findIndex((o: Action) => o.do === "cast")
          if (at > 0) cast.push(`${step} ${d.player}`)
          return Math.max(0, at)
        },
      )
      expect(cast).toEqual([`${step} 1`])
      expect(s.players[1].life).toBe(21)
    }
  })
})

describe("505: main phases", () => {
  it("505.1, 505.1a: one before combat, the others after it, also when combat is skipped [S004-2-1] [S004-2-2] [S004-2-3] [S004-2-4] [S004-2-5] [S004-2-6]", () => {
    const s = game()
    atStep(s, "precombatMain")
    add(s, { do: "extraPhase", phases: ["combat", "postcombatMain"] })
    const phases: string[] = []
    play(
      s,
      (now) => now.turn.number > 3,
      (d, now) => {
        if (d.kind === "priority" && phases.at(-1) !== now.turn.phase) phases.push(now.turn.phase)
        return undefined
      },
    )
    expect(phases).toEqual([
      "precombatMain",
      "combat",
      "postcombatMain",
      "combat",
      "postcombatMain",
      "ending",
    ])
    const skipped = game()
    atStep(skipped, "precombatMain")
    skipped.turn = { ...skipped.turn, skips: [{ player: 0, what: "combat", count: 1 }] }
    expect(steps(skipped)).toEqual(["3 precombatMain", "3 postcombatMain", "3 end", "3 cleanup"])
  })

  it("505.4@2014-02: the active player gets priority as the phase begins [S004-2-12]", () => {
    const s = game()
    atStep(s, "draw")
    const asked = play(s, (now) => now.turn.step === "precombatMain" && now.turn.passes > 0)
    expect(asked.at(-1)).toMatchObject({ kind: "priority", player: 0 })
  })

  const deeds = (s: State, player: number) =>
    legalActions(s, player).flatMap((a) =>
      a.do === "cast" || a.do === "play" ? [`${a.do} ${names(s, [a.object])[0]}`] : [],
    )

  it("505.5a@2014-02, 505.5b@2014-02: permanents, sorceries and lands only for the active player in a main phase over an empty stack [S004-2-14] [S004-2-15] [S004-2-16] [S004-2-17]", () => {
    const types = ["artifact", "creature", "enchantment", "planeswalker", "sorcery"] as const
    const s = game()
    for (const player of [0, 1] as const) {
      for (const type of types)
        put(s, player, card({ name: type, types: [type], cost: "{0}", power: 1, toughness: 1 }), "hand")
      put(s, player, land, "hand")
    }
    const all = [...types.map((type) => `cast ${type}`), "play Forest"]
    for (const step of ["precombatMain", "postcombatMain"]) {
      atStep(s, step)
      expect([step, deeds(s, 0).toSorted(), deeds(s, 1)]).toEqual([step, all.toSorted(), []])
    }
    for (const step of ["upkeep", "draw", "beginningOfCombat", "endOfCombat", "end"]) {
      atStep(s, step)
      expect([step, deeds(s, 0)]).toEqual([step, []])
    }
  })

  it("505.5b@2014-02, 305.2: one land a turn unless an effect allows more; it is no spell and uses no stack [S004-2-18] [S004-2-19] [S004-2-20] [S004-2-21]", () => {
    const s = game()
    for (let i = 0; i < 2; i++) put(s, 0, land, "hand")
    atStep(s, "precombatMain")
    const drop: string[] = []
    play(
      s,
      (now) => now.turn.step !== "precombatMain",
      (d, now) => {
        if (d.kind !== "priority") return undefined
        const at = d.options.findIndex((o: Action) => o.do === "play")
        drop.push(`${d.player} ${at > 0 ? "play" : "pass"} ${now.stack.length}`)
        return Math.max(0, at)
      },
    )
    expect(drop).toEqual(["0 play 0", "0 pass 0", "1 pass 0"])
    expect(s.events.filter((e) => e.kind === "cast")).toEqual([])
    expect([names(s, s.battlefield), s.players[0].hand.length]).toEqual([["Forest"], 1])
  })
})

describe("513, 514: the ending phase", () => {
  it("513.1a, 513.3@2014-02: what comes during the end step waits for the end step of the next turn [S004-5.1.a-2] [S004-5.1.c-1] [S004-5.1.c-2] [S004-5.1.c-3]", () => {
    const s = game()
    atStep(s, "end")
    const late = card({ name: "Late", types: ["artifact"], abilities: [atBeginning("end")] })
    put(s, 0, late)
    add(s, { do: "delayed", when: { on: "step", step: "end" }, effect: { do: "gainLife", amount: 5 } })
    play(s, (now) => now.turn.number > 3)
    expect(s.players[0].life).toBe(20)
    play(s, (now) => now.turn.number > 4)
    expect(s.players[0].life).toBe(26)
  })

  it("513.2@2014-02: the active player gets priority in the end step [S004-5.1.b-1]", () => {
    const s = game()
    atStep(s, "postcombatMain")
    let who: number | undefined
    play(
      s,
      () => who !== undefined,
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "end") who ??= d.player
        return undefined
      },
    )
    expect(who).toBe(0)
  })

  it("514.1, 402.2: the active player discards to seven without the stack, nobody else does [S004-5.2.a-1] [S004-5.2.a-2] [S004-5.2.a-3] [S004-703-17]", () => {
    const s = game()
    for (const player of [0, 1] as const) for (let i = 0; i < 9; i++) put(s, player, land, "hand")
    atStep(s, "end")
    play(s, (now) => now.turn.number > 3)
    expect(s.players.map((p) => p.hand.length)).toEqual([7, 9])
    expect(graveyard(s, 0)).toEqual(["Forest", "Forest"])
  })

  it("514.2: then damage goes from everything, phased out or not, as 'until end of turn' ends [S004-5.2.b-1] [S004-5.2.b-2] [S004-5.2.b-3] [S004-703-18]", () => {
    const s = game()
    const here = put(s, 0, creature("Here", 2, 2), "battlefield", { damage: 3 })
    const away = put(s, 1, creature("Away", 3, 3), "battlefield", { damage: 2, phasedOut: 1 })
    pump(s, here, 2)
    atStep(s, "end")
    play(s, (now) => now.turn.number > 3)
    expect([here, away].map((id) => s.objects[id]!.damage)).toEqual([0, 0])
    expect(characteristics(s, here).toughness).toBe(2)
  })

  it("514.3a: with something to do in it there is priority, and then another cleanup step [S004-5.2.c-2] [S004-5.2.c-3] [S004-5.2.c-4] [S004-5.2.c-5]", () => {
    const s = game()
    const id = put(s, 0, creature("Elf", 1, 1), "battlefield", { counters: { "-1/-1": 1 } })
    pump(s, id, 2)
    add(s, { do: "delayed", when: { on: "step", step: "cleanup" }, effect: gain })
    atStep(s, "end")
    const asked: string[] = []
    play(
      s,
      (now) => now.turn.number > 3,
      (d, now) => {
        if (d.kind === "priority" && now.turn.step === "cleanup")
          asked.push(`${d.player} ${now.stack.length} ${now.battlefield.length}`)
        return undefined
      },
    )
    expect(asked.slice(0, 4)).toEqual(["0 1 0", "1 1 0", "0 0 0", "1 0 0"])
    const cleanups = s.lastTurnEvents.filter((e) => e.kind === "step" && e.detail === "cleanup").length
    expect(cleanups).toBeGreaterThan(1)
  })
})

describe("703: turn-based actions", () => {
  it("703.1 to 703.3: they come by themselves at the start of a step, without the stack, before checks and triggers [S004-703-1] [S004-703-3]", () => {
    const s = game()
    put(s, 0, card({ name: "Clock", types: ["artifact"], abilities: [atBeginning("draw")] }))
    atStep(s, "upkeep")
    play(s, (now) => now.turn.step === "draw" && now.stack.length > 0)
    const kinds = s.events.flatMap((e) => (["draw", "triggers"].includes(e.kind) ? [e.kind] : []))
    expect(kinds).toEqual(["draw", "triggers"])
    settle(s)
  })
})

describe("703: turn-based actions", () => {
  it("703.2: nobody controls them: what they do has no source and asks nobody [S004-703-4]", () => {
    const s = game()
    put(s, 1, creature("Bear"), "battlefield", { tapped: true })
    put(s, 1, creature("Mist", 1, 1, [{ ability: "keyword", keyword: "phasing" }]))
    put(s, 0, creature("Hurt", 1, 4), "battlefield", { damage: 2 })
    for (let i = 0; i < 8; i++) put(s, 1, land, "hand")
    atStep(s, "end")
    const kinds = new Set<string>()
    play(s, (now) => {
      for (const e of now.events)
        if (["untaps", "draw", "phasesOut", "discard"].includes(e.kind)) kinds.add(`${e.kind} ${e.source}`)
      return now.turn.number > 4
    })
    expect([...kinds].toSorted()).toEqual(["discard 0", "draw 0", "phasesOut 0", "untaps 0"])
  })
})
