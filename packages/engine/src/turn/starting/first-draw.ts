import { sideOf } from "../../characteristics/queries/teams.ts"
import { record } from "../../events/record.ts"
import { NONE, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** 103.8a, b: in a two-player game the starting player skips the first draw step; so does the starting team. Records that. */
export function skipsFirstDraw(s: State): boolean {
  if (s.turn.number !== 1 || firstToDraw(s).length > 0) return false
  const rule = s.options.sharedTurns ? "103.8b" : "103.8a"
  record(s, { kind: "action", rule, player: s.turn.active, source: NONE, detail: "skips draw" })
  return true
}

/** Who of the active side draws in the first turn of the game. */
export function firstToDraw(s: State): readonly PlayerId[] {
  const { firstPlayerDraws } = s.options
  const side = sideOf(s, s.turn.active)
  return firstPlayerDraws === "notPrimary" ? side.slice(1) : firstPlayerDraws ? side : []
}
