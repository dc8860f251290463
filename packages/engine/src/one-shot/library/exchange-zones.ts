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
  const cardsTo = (from: Zone, to: Zone): MoveParts[] =>
    cardsOf(s, from, player).map((id) => ({ id, to, rule: "701.12f", by: player, source }))
  // A library's cards leave it before others come, so that those cover none of them (401.6).
  const [first, second] = one === "library" ? [one, other] : [other, one]
  return moveAll(s, [...cardsTo(first, second), ...cardsTo(second, first)])
}
