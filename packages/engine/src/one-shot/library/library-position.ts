import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { choose } from "../../state/choose.ts"
import { shuffled } from "../../state/random/random.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer } from "../../state/writing/edit.ts"

/** Cards that only change position in a library don't change zones, so they stay the same objects (400.7), but for revealed ones (701.20d). */

/** Puts these cards on top of their library, the first of them topmost, below the top `under` cards. */
export function putOnTop(s: State, player: PlayerId, ids: readonly ObjectId[], under = 0): void {
  if (ids.length === 0) return
  const rest = s.players[player].library.filter((id) => !ids.includes(id))
  const at = Math.max(0, rest.length - under)
  write(s, player, [...rest.slice(0, at), ...ids.toReversed(), ...rest.slice(at)])
}

/** Puts these cards on the bottom of their library, the last of them lowest. */
export function putOnBottom(s: State, player: PlayerId, ids: readonly ObjectId[]): void {
  if (ids.length === 0) return
  const rest = s.players[player].library.filter((id) => !ids.includes(id))
  write(s, player, [...ids.toReversed(), ...rest])
}

function write(s: State, player: PlayerId, library: readonly ObjectId[]): void {
  editPlayer(s, player).library = library
  invalidateIfRead(s, "library")
}

/** 401.4: the order of cards put into a library, nearest to the top first: chosen by the player or random. */
export function inOrder(
  s: State,
  player: PlayerId,
  ids: readonly ObjectId[],
  how: "chosen" | "random",
  rule: string,
  purpose: string,
  source: ObjectId,
): ObjectId[] {
  if (ids.length < 2) return [...ids]
  if (how === "random") return shuffled(s, ids)
  const order = choose(s, { kind: "order", player, rule, purpose, source, options: ids })
  return order.map((i) => ids[i])
}
