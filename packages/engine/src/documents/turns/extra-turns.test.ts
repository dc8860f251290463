import { describe, expect, it } from "vitest"
import { enchantment } from "../../events/testing/replacing.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Phase, Step } from "../../language/vocabulary.ts"
import type { State } from "../../state/state.ts"
import { writable } from "../../state/writing/edit.ts"
import { put } from "../../testing/table.ts"
import { atStep, play } from "../testing/drive.ts"
import { add, fromUpkeep, game, ofTurn, steps } from "../testing/turns.ts"

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

  it("500.7, 614.10: only extra turns are skipped where an effect says so", () => {
    const s = fromUpkeep(game())
    put(s, 0, enchantment("Hold", { static: "skipStep", who: { who: "opponents" }, what: "extraTurn" }))
    add(s, turn("you"))
    add(s, turn("opponents"))
    expect(actives(s, 3)).toEqual([0, 0, 1, 0])
  })

  it("500.7, 101.4: extra turns of several players are added in APNAP order, so the last player's comes first [S004-0-23]", () => {
    const s = fromUpkeep(game())
    add(s, { do: "extraTurn", player: { who: "players" } })
    expect(actives(s, 4)).toEqual([0, 1, 0, 1, 0])
    const other = fromUpkeep(game())
    writable(other).turn = { ...other.turn, active: 1, nextPlayer: 0 }
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
      writable(s).turn = { ...s.turn, skips: [{ player: 1, what, count: 1 }] }
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
    writable(s).turn = { ...s.turn, skips: [{ player: 1, what: "turn", count: 1 }] }
    play(s, (now) => now.turn.number > 3)
    expect(s.turn.active).toBe(0)
  })
})
