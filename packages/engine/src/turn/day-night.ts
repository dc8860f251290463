import { setDayNight } from "../actions/designations.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/**
 * 502.2, 731.2: day becomes night if the previous turn's active player, or every member of the active team, cast no spells; night becomes
 * day if one of them cast two or more (502.2a, 731.2a, 731.2b). The first turn has no previous one.
 */
export function checkDayNight(s: State): void {
  if (s.dayNight === "neither" || !s.ruleset.knobs.dayNight) return
  const before = s.lastTurnEvents.find((e) => e.kind === "beginsTurn")?.player
  if (before === undefined) return
  const spells = sideOf(s, before).map((player) => castLastTurn(s, player))
  if (s.dayNight === "day" && spells.every((n) => n === 0)) setDayNight(s, "night")
  else if (s.dayNight === "night" && spells.some((n) => n >= 2)) setDayNight(s, "day")
}

function castLastTurn(s: State, player: PlayerId): number {
  return s.lastTurnEvents.filter((e) => e.kind === "cast" && e.player === player).length
}
