import { setDayNight } from "../actions/designations.ts"
import type { State } from "../state/state.ts"

/** 502.2, 731.2: day becomes night if the previous turn's active player cast no spells; night becomes day if they cast two or more. */
export function checkDayNight(s: State): void {
  if (s.dayNight === "neither" || !s.ruleset.knobs.dayNight) return
  const before = s.lastTurnEvents.find((e) => e.kind === "beginsTurn")?.player
  const spells = s.lastTurnEvents.filter((e) => e.kind === "cast" && e.player === before).length
  if (s.dayNight === "day" && spells === 0) setDayNight(s, "night")
  else if (s.dayNight === "night" && spells >= 2) setDayNight(s, "day")
}
