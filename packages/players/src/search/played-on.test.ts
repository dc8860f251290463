import type { State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { heuristicPlayer } from "../heuristics/heuristics.ts"
import { position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { type Ends, playedOn } from "./played-on.ts"

/** A playout from the first player's turn 1 on. */
const played = (ahead: Parameters<typeof playedOn>[4]) =>
  playedOn(position("precombatMain", [{}, {}]).state, heuristicPlayer(dice(1), true), 0, 1, ahead)
/** A hundredth per turn begun. */
const byTurn = (s: State) => s.turn.number / 100

describe("what a line is worth", () => {
  it("the mean of the last four beginnings of turns", () => {
    const value = played({ turns: 4, judge: byTurn })
    expect(value).toBeCloseTo((0.03 + 0.04 + 0.05 + 0.06) / 4)
  })

  it("of fewer turns, of those that there are; of none, what the next turn begins with", () => {
    expect(played({ turns: 2, judge: byTurn })).toBeCloseTo((0.03 + 0.04) / 2)
    expect(played({ turns: 0, judge: byTurn })).toBeCloseTo(0.02)
  })

  it("where a position is as good as won, that for all that would have come", () => {
    const judge = (s: State) => (s.turn.number < 4 ? 0 : 0.95)
    expect(played({ turns: 4, judge })).toBeCloseTo((0 + 0.95 * 3) / 4)
  })

  it("what another line came to that was like it when the next turn began", () => {
    const ends: Ends = { known: new Map(), met: 0 }
    const first = played({ turns: 4, judge: byTurn, ends })
    expect(played({ turns: 4, judge: () => 0, ends })).toBe(first)
    expect(ends.met).toBe(1)
  })
})
