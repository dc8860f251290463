import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { colorIdentity, commandersIdentity } from "./color-identity.ts"

/** 903.11: effects that bring cards from outside the game find none for a player whose deck a commander leads. */
export function reachesOutside(s: State, player: PlayerId): boolean {
  return s.players[player].commanders.length === 0
}

/**
 * 903.11a: whether a special action may bring the player's card into the game; beside a commander it must be within its color identity, and
 * of another name than all cards that the player has in the game.
 */
export function mayBringIn(s: State, player: PlayerId, id: ObjectId): boolean {
  if (reachesOutside(s, player)) return true
  const card = s.definitions[objectNow(s, id).def]
  const identity = commandersIdentity(s, player)
  return (
    colorIdentity(card).every((color) => identity.has(color)) &&
    !s.objects.some(
      (o) =>
        o?.kind === "card" &&
        o.owner === player &&
        o.zone !== "outside" &&
        s.definitions[o.def].name === card.name,
    )
  )
}
