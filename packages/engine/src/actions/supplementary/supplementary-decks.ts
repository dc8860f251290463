import { rememberPast } from "../../events/moving/carry.ts"
import { putInto, takeOut } from "../../events/moving/zones.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf, writePast } from "../../state/past.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editPlayer, invalidate, newObject, removeObject } from "../../state/writing/edit.ts"

/** Decks of nontraditional cards in the command zone (100.2d): face-down cards in separate lists, top card last. */
export type SupplementaryDeck = "schemes" | "planes" | "attractions"

/** Turns the top card of a deck face up, as a new object (901.7a). Returns its id, or 0 if the deck is empty. */
export function turnUpTop(s: State, player: PlayerId, deck: SupplementaryDeck): ObjectId {
  const top = s.players[player][deck].at(-1)
  if (top === undefined) return 0
  editPlayer(s, player)[deck] = s.players[player][deck].slice(0, -1)
  const id = renew(s, top, player)
  putInto(s, id, "command")
  invalidate(s)
  return id
}

/** Turns a face-up card face down and puts it on the bottom of its owner's deck. */
export function turnDown(s: State, id: ObjectId, deck: SupplementaryDeck): void {
  const { owner } = objectNow(s, id)
  rememberPast(s, objectNow(s, id))
  takeOut(s, id)
  const below = renew(s, id, owner)
  editPlayer(s, owner)[deck] = [below, ...s.players[owner][deck]]
  invalidate(s)
}

/** The card as a new object without memory (400.7). */
function renew(s: State, old: ObjectId, controller: PlayerId): ObjectId {
  const card = objectNow(s, old)
  const { id } = newObject(s, card.kind, { ...card, controller, counters: null, memory: null })
  removeObject(s, old)
  const past = pastOf(s, old)
  if (past !== undefined) writePast(s, { ...past, became: id })
  return id
}
