import { inTurnOrder } from "../../choosing/settle.ts"
import type { MoveOptions } from "../../language/effects/move-options.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import { objectNow } from "../../state/object-now.ts"
import { shuffled } from "../../state/random/random.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * The order in which cards are put into libraries one at a time: arranged by their owners (401.4) or random. The first card in the
 * arrangement ends up nearest to the top.
 */
export function arranged(
  s: State,
  ids: readonly ObjectId[],
  to: Zone,
  o: Pick<MoveOptions, "order" | "position" | "shuffle">,
): readonly ObjectId[] {
  if (to !== "library" || ids.length < 2 || o.shuffle) return ids
  if (o.order === "random") return shuffled(s, ids)
  const owners = inTurnOrder(s, [...new Set(ids.map((id) => objectNow(s, id).owner))])
  const topFirst = owners.flatMap((owner) =>
    arrange(
      s,
      owner,
      ids.filter((id) => objectNow(s, id).owner === owner),
    ),
  )
  return (o.position ?? 0) < 0 ? topFirst : topFirst.reverse()
}

function arrange(s: State, player: number, ids: readonly ObjectId[]): ObjectId[] {
  if (ids.length < 2) return [...ids]
  const order = choose(s, {
    kind: "order",
    player,
    rule: "401.4",
    purpose: "library",
    source: 0,
    options: ids,
  })
  return order.map((i) => ids[i])
}
