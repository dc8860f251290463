import { type ObjectId, type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editPlayer } from "../state/writing/edit.ts"
import { record } from "./record.ts"

/** 723.1: from now on `by` makes this player's choices. */
export function controlPlayer(s: State, player: PlayerId, by: PlayerId, source: ObjectId): void {
  editPlayer(s, player).decidedBy = by
  record(s, {
    kind: "action",
    rule: "723.1",
    player: by,
    other: playerRef(player),
    source,
    detail: "controlsPlayer",
  })
}

/** 723.2: the same for a limited time; afterwards, whoever decided for the player before does so again. */
export function whileControlled<T>(
  s: State,
  player: PlayerId,
  by: PlayerId,
  source: ObjectId,
  act: () => T,
): T {
  const { decidedBy } = s.players[player]
  controlPlayer(s, player, by, source)
  const result = act()
  editPlayer(s, player).decidedBy = decidedBy
  return result
}
