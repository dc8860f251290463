import { objectNow } from "../../state/object-now.ts"
import { NONE, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, notesOf } from "../../state/writing/edit.ts"
import { offerAsDrawn } from "./draw.ts"

/**
 * Casts a spell, activates an ability or takes a special action: until that is done, what is drawn stays face down (121.8), and a card
 * that comes to the top of a library isn't seen there (401.5).
 */
export function underway<T>(s: State, act: () => T): T {
  if (s.underway !== null) return act()
  notesOf(s).underway = s.players.map(({ library }) => library.at(-1) ?? NONE)
  const done = act()
  notesOf(s).underway = null
  for (const { id, hand } of s.players)
    if (hand.some((card) => objectNow(s, card).faceDown)) lookAtDrawn(s, id)
  return done
}

/** 121.8: what reveals a card as it is drawn does so now. */
function lookAtDrawn(s: State, player: PlayerId): void {
  const { hand } = s.players[player]
  const drawn = hand.filter((id) => objectNow(s, id).faceDown)
  for (const id of drawn) edit(s, id).faceDown = false
  for (const id of drawn) offerAsDrawn(s, player, id)
}
