import { controllerOf, objectOf } from "../../characteristics/query.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { closeBatch, openBatch } from "../record.ts"
import { afterwards } from "../replacing/afterwards.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"
import { carry, rememberPast } from "./carry.ts"
import { type Move, type MoveParts, makeMove } from "./move-request.ts"
import { prepareAll, prepared } from "./settle-move.ts"
import { shuffle } from "./shuffle.ts"
import { returnExiled, someoneWaits } from "./until.ts"
import { putInto, takeOut } from "./zones.ts"

/** Moves one object to another zone (400.7). Returns its new id, or 0 if it didn't move. */
export function move(s: State, parts: MoveParts): ObjectId {
  return moveOne(s, makeMove(parts))
}

/** The same for a complete move. */
export function moveOne(s: State, m: Move): ObjectId {
  const batch = openBatch(s)
  const p = prepared(s, m)
  if (p !== null && s.objects[p.was] !== undefined) rememberPast(s, objectNow(s, p.was))
  const id = p === null ? NONE : carry(s, p, m)
  closeBatch(s, batch)
  if (p !== null && (p.shuffle || p.after.length > 0)) finish(s, p)
  afterMoves(s)
  return id
}

/**
 * Moves objects simultaneously: first replacement effects (616), then all moves at once, then triggers. Returns the new ids in the
 * given order, 0 for objects that didn't move.
 */
export function moveAll(s: State, parts: readonly MoveParts[]): ObjectId[] {
  return moveEach(s, parts.map(makeMove))
}

/** The same for complete moves. */
export function moveEach(s: State, moves: readonly Move[]): ObjectId[] {
  if (moves.length === 1) return [moveOne(s, moves[0])]
  const batch = openBatch(s)
  const ready = prepareAll(s, moves)
  // 704.8, 603.10a: remembers all of them as they were before any moved.
  for (const p of ready)
    if (p !== null && s.objects[p.was] !== undefined) rememberPast(s, objectNow(s, p.was))
  const ids = ready.map((p, i) => (p === null ? NONE : carry(s, p, moves[i])))
  closeBatch(s, batch)
  for (const p of ready) if (p !== null && (p.shuffle || p.after.length > 0)) finish(s, p)
  if (ready.some((p) => p?.shuffle)) keepPlaces(s, ready, ids)
  afterMoves(s)
  return ids
}

/** 701.24g: a card put into a place of a library that is shuffled at the same time ends up in that place. */
function keepPlaces(s: State, ready: readonly (PendingEvent | null)[], ids: readonly ObjectId[]): void {
  const shuffled = new Set(ready.flatMap((p) => (p?.shuffle ? objectOf(s, p.was)!.owner : [])))
  for (const [i, p] of ready.entries()) {
    if (p === null || p.shuffle || s.objects[ids[i]]?.zone !== "library") continue
    if (!shuffled.has(objectNow(s, ids[i]).owner)) continue
    takeOut(s, ids[i])
    putInto(s, ids[i], "library", p.position)
  }
}

/** Returns what was exiled "until …", and exiles permanents of players who have left. */
function afterMoves(s: State): void {
  if (s.effects.length > 0 && someoneWaits(s)) returnExiled(s)
  if (s.players.some((player) => player.left !== null)) exileAbandoned(s)
}

/** 800.4c: exiles permanents that revert to the control of a player who has left the game. */
export function exileAbandoned(s: State): void {
  const abandoned = s.battlefield.filter((id) => s.players[controllerOf(s, id)].left !== null)
  if (abandoned.length === 0 || s.over !== null) return
  moveAll(
    s,
    abandoned.map((id) => ({ id, to: "exile" as const, rule: "800.4c" })),
  )
}

function finish(s: State, p: PendingEvent): void {
  if (p.shuffle) shuffle(s, objectOf(s, p.was)!.owner)
  afterwards(s, p)
}
