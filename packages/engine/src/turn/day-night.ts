import { setDayNight } from "../actions/designations.ts"
import type { State } from "../state/state.ts"

/** 502.2, 731.2: by day a turn without a spell of its active player brings night; by night a turn with two or more brings day. */
export function checkDayNight(s: State): void {
  if (s.dayNight === "neither" || !s.ruleset.knobs.dayNight) return
  const before = s.lastTurnEvents.find((e) => e.kind === "beginsTurn")?.player
  const spells = s.lastTurnEvents.filter((e) => e.kind === "cast" && e.player === before).length
  if (s.dayNight === "day" && spells === 0) setDayNight(s, "night")
  else if (s.dayNight === "night" && spells >= 2) setDayNight(s, "day")
}
