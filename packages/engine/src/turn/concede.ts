import { priorityOrder } from "../characteristics/queries/teams.ts"
import { apnapOrder } from "../characteristics/query.ts"
import { concede as leave } from "../events/moving/leave-game.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { setTurn } from "./write.ts"

/** 104.3a: the player leaves; if they were among those who passed in succession, the count of passes drops by one (117.4). */
export function concede(s: State, player: PlayerId): void {
  const { passes } = s.turn
  const passed = passes > 0 && hasPassed(s, player)
  leave(s, player)
  if (passed && s.over === null) setTurn(s, { passes: passes - 1 })
}

function hasPassed(s: State, player: PlayerId): boolean {
  const { passes, priority, opener } = s.turn
  return s.options.sharedTurns
    ? priorityOrder(s, opener).slice(0, passes).includes(player)
    : apnapOrder(s, priority).slice(-passes).includes(player)
}
