import { moveAll } from "../../events/moving/move.ts"
import type { MoveParts } from "../../events/moving/move-request.ts"
import { cardsOf } from "../../events/moving/zones.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** 701.12f: a player's cards in two zones change places at once, also where one zone is empty. Returns their new ids. */
export function exchangeZones(
  s: State,
  player: PlayerId,
  [one, other]: readonly [Zone, Zone],
  source: ObjectId,
): ObjectId[] {
  const moves: MoveParts[] = []
  for (const id of cardsOf(s, one, player)) moves.push({ id, to: other, rule: "701.12f", by: player, source })
  for (const id of cardsOf(s, other, player)) moves.push({ id, to: one, rule: "701.12f", by: player, source })
  return moveAll(s, moves)
}
