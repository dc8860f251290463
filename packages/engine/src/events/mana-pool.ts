import { invalidateIfRead } from "../characteristics/layers/derived.ts"
import type { Pool } from "../mana/pool.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editPlayer } from "../state/writing/edit.ts"

/** 106.4: a player's unspent mana is now this. */
export function setPool(s: State, player: PlayerId, pool: Pool): void {
  editPlayer(s, player).pool = pool
  invalidateIfRead(s, "mana")
}
