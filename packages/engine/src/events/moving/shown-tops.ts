import { definitionsContain, PLAYS_REVEALED } from "../../characteristics/definitions-contain.ts"
import { activeStatics, invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { characteristics } from "../../characteristics/query.ts"
import { objectNow } from "../../state/object-now.ts"
import { writePast } from "../../state/past.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyObject } from "../../state/writing/copy.ts"
import { edit, editPlayer, insertObject, removeObject } from "../../state/writing/edit.ts"

/** 401.6: notes which cards are revealed on top of libraries; one that no longer is becomes a new object. */
export function noticeShownTops(s: State): void {
  if (!definitionsContain(s, PLAYS_REVEALED)) return
  for (const { id, library } of s.players) {
    const top = library.at(-1) ?? NONE
    const shown = top !== NONE && isPlayedRevealed(s, id) ? top : NONE
    for (const card of library) if (card !== shown && isNoted(s, card)) renew(s, id, card)
    if (shown !== NONE && !isNoted(s, shown))
      edit(s, shown).memory = { ...objectNow(s, shown).memory, shownOnTop: true }
  }
}

/** The same as another card is put on top of it. */
export function coverTop(s: State, player: PlayerId): void {
  const top = s.players[player].library.at(-1)
  if (top !== undefined && isNoted(s, top)) renew(s, player, top)
}

/** 701.20d: cards of a library that are reordered while revealed, on its top or by an effect of this turn, become new objects. */
export function hideReordered(s: State, player: PlayerId, cards: readonly ObjectId[]): void {
  const revealed = revealedThisTurn(s)
  // Most libraries that are shuffled have shown nothing, and may be large.
  if (revealed.size === 0 && !definitionsContain(s, PLAYS_REVEALED)) return
  for (const id of cards) if (revealed.has(id) || isNoted(s, id)) renew(s, player, id)
}

function revealedThisTurn(s: State): ReadonlySet<ObjectId> {
  const revealed = new Set<ObjectId>()
  for (const e of s.events) if (e.kind === "revealed" && e.detail !== "look") revealed.add(e.object)
  return revealed
}

function isNoted(s: State, id: ObjectId): boolean {
  return objectNow(s, id).memory?.shownOnTop === true
}

/** Whether the player plays with the top card revealed, to everybody. */
function isPlayedRevealed(s: State, player: PlayerId): boolean {
  return activeStatics(s, "revealed").some(
    ({ effect, context }) =>
      effect.what === "libraryTop" &&
      effect.to === undefined &&
      players(s, effect.of, context).includes(player),
  )
}

function renew(s: State, player: PlayerId, id: ObjectId): void {
  const old = objectNow(s, id)
  writePast(s, { object: old, characteristics: characteristics(s, id), became: NONE, turn: s.turn.number })
  const now = insertObject(s, Object.assign(copyObject(old), { memory: null }))
  edit(s, now).zone = "library"
  removeObject(s, id)
  editPlayer(s, player).library = s.players[player].library.map((card) => (card === id ? now : card))
  invalidateIfRead(s, "library")
}
