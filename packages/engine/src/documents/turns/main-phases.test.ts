import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import type { Action } from "../../state/decision.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, names, put } from "../../testing/table.ts"
import { atStep, land, play } from "../testing/drive.ts"
import { add, game, steps } from "../testing/turns.ts"

describe("505: main phases", () => {
  it("505.1, 505.1a: one before combat, the others after it, also when combat is skipped [S004-2-1] [S004-2-3] [S004-2-4] [S004-2-5] [S004-2-6]", () => {
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
    writable(skipped).turn = { ...skipped.turn, skips: [{ player: 0, what: "combat", count: 1 }] }
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

  it("505.5a@2014-02, 505.5b@2014-02: permanents, sorceries and lands only for the active player in a main phase over an empty stack; each of the two is a main phase [S004-2-2] [S004-2-14] [S004-2-15] [S004-2-16] [S004-2-17]", () => {
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
