import { apnapOrder } from "../characteristics/query.ts"
import { concede as leave } from "../events/leave-game.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { setTurn } from "./write.ts"

/** 104.3a: the player leaves; those who have passed in succession are one fewer if this player was among them (117.4). */
export function concede(s: State, player: PlayerId): void {
  const { passes, priority } = s.turn
  const passed = passes > 0 && apnapOrder(s, priority).slice(-passes).includes(player)
  leave(s, player)
  if (passed && s.over === null) setTurn(s, { passes: passes - 1 })
}
