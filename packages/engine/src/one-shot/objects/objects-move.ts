import { bind, boundRefs, type Context } from "../../characteristics/context.ts"
import { canBeInCombat, characteristics, objectOf } from "../../characteristics/query.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolveObjects, resolvePlayers, resolveQuantity, resolveSelector } from "../../choosing/selecting.ts"
import { beginEffect, lockedIn } from "../../continuous/continuous.ts"
import { canBeginUntil, returnLater } from "../../continuous/until.ts"
import { copiableValues } from "../../events/entering/copiable.ts"
import type { Executors } from "../../events/executor.ts"
import { discard } from "../../events/moving/discard.ts"
import { shuffle } from "../../events/moving/draw.ts"
import { moveEach } from "../../events/moving/move.ts"
import { blankMove, type Move } from "../../events/moving/move-request.ts"
import { record, simultaneously } from "../../events/record.ts"
import type { MoveOptions } from "../../language/effects/move-options.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf } from "../../state/past.ts"
import { isPlayerRef, NONE, type ObjectId, type PlayerId, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { arranged } from "../library/library-order.ts"
import { LOOKED, LOOKERS } from "../library/looking.ts"
import { enterBlocking } from "./blocking.ts"
import { countersOf, enteringAs } from "./entering-options.ts"
import { putFaceDown } from "./face-down.ts"

type MoveEffect = Extract<ObjectEffect, { do: "move" | "exileUntil" | "manifest" }>

export const moving: Executors<MoveEffect> = {
  move: (s, e, context) => {
    const owners = e.shuffle ? ownersOf(s, e, context) : []
    const ids = resolveObjects(s, e.what, context)
    const moving = new Set(ids.map((id) => objectNow(s, id).owner))
    bind(context, e.bind, moveObjects(s, ids, e.to, e, context))
    for (const player of owners) if (!moving.has(player)) shuffle(s, player)
  },
  exileUntil: (s, e, context) => {
    if (!canBeginUntil(s, e, context)) return
    const exiled = moveObjects(
      s,
      resolveObjects(s, e.what, context),
      "exile",
      { link: true },
      context,
      "610.3",
    )
    bind(context, e.bind, exiled)
    returnLater(s, e, exiled, context)
  },
  manifest: (s, e, context) => {
    const how = e.cloak ? "cloak" : "manifest"
    // 701.40e, 701.58e: one at a time.
    const made = resolveObjects(s, e.what, context).flatMap((id) => putFaceDown(s, id, how, context))
    bind(context, e.bind, made)
  },
}

/** 701.24c, d: the players who shuffle even if the objects are gone or there are none. */
function ownersOf(
  s: State,
  { what, player }: Extract<MoveEffect, { do: "move" }>,
  context: Context,
): Iterable<PlayerId> {
  const meant = resolveSelector(s, what, context).flatMap((ref) =>
    isPlayerRef(ref) ? [] : (objectOf(s, ref)?.owner ?? []),
  )
  const whole = what.sel === "all" && what.of !== undefined ? resolvePlayers(s, what.of, context) : []
  const none = meant.length === 0 && player !== undefined ? resolvePlayers(s, player, context) : []
  return new Set([...meant, ...whole, ...none])
}

const RULES: Partial<Record<Zone, string>> = { exile: "701.13a", graveyard: "701.17a" }

/**
 * Moves objects to a zone as one event, with all options of the instruction. Returns the new ids of those that moved; later steps of
 * the effect can find them (400.7j).
 */
export function moveObjects(
  s: State,
  ids: readonly ObjectId[],
  to: Zone,
  o: MoveOptions,
  context: Context,
  rule = RULES[to] ?? "608.2c",
): ObjectId[] {
  if (o.cause === "discard" && to === "graveyard") return discarded(s, ids, context)
  const owners = ids.map((id) => objectNow(s, id).owner)
  if (o.reveal)
    for (const id of ids) record(s, { kind: "revealed", rule: "701.20a", object: id, player: context.you })
  const moved = simultaneously(s, () => {
    const moves = arranged(s, ids, to, o).flatMap((id) => moveOf(s, id, to, o, context, rule))
    const now = moveEach(s, moves)
      .flatMap((id, i) => [id, ...(pastOf(s, moves[i].id)?.parts ?? [])]) // 730.3c
      .filter((id) => id !== NONE && s.objects[id] !== undefined)
    settleIn(s, now, o, context)
    return now
  })
  noteMoved(context, moved)
  if (o.shuffle) for (const player of new Set(owners)) shuffle(s, player)
  return moved
}

/** 701.9a: specified cards; each player discards their own, all simultaneously. */
function discarded(s: State, ids: readonly ObjectId[], context: Context): ObjectId[] {
  const moved = simultaneously(s, () =>
    ids.flatMap((id) => discard(s, [id], objectNow(s, id).owner, "701.9a", context.source)),
  ).filter((id) => id !== NONE)
  noteMoved(context, moved)
  return moved
}

function moveOf(s: State, id: ObjectId, to: Zone, o: MoveOptions, context: Context, rule: string): Move[] {
  const move = blankMove(id, to, rule)
  move.cause = o.cause ?? (to === "exile" ? "exile" : "effect")
  move.by = moverOf(s, id, to, o, context)
  move.source = context.source
  if (o.position !== undefined) move.position = o.position
  if (o.beneath !== undefined) move.position = resolveQuantity(s, o.beneath, context)
  if (o.link !== undefined) move.link = { source: context.source, key: o.link === true ? "" : o.link }
  if (o.remembers !== undefined)
    move.keep = { linked: { [o.remembers]: boundRefs(context.bindings, o.remembers) } }
  const noted = o.notes === true ? copiableValues(s, id) : null
  if (noted !== null) move.keep = { ...move.keep, noted }
  if (o.forName) move.keep = { ...move.keep, exiledByNamed: characteristics(s, context.source).name }
  if (to === "battlefield") {
    const entering = enteringAs(s, id, o, context)
    if (entering === null) return []
    move.entering = entering
    return [move]
  }
  if (!o.faceDown) return [move]
  move.faceDown = true
  move.keep = {
    lookers: o.lookers === undefined ? lookedAt(id, context) : resolvePlayers(s, o.lookers, context),
  }
  return [move]
}

/** 406.3: whoever was told to look at a card and then exile it face down may go on looking at it. */
function lookedAt(id: ObjectId, { bindings }: Context): readonly PlayerId[] {
  return boundRefs(bindings, LOOKED).includes(id) ? boundRefs(bindings, LOOKERS).map(refPlayer) : []
}

/** 407.4: who is told to ante does so with what they own. */
function moverOf(s: State, id: ObjectId, to: Zone, { player }: MoveOptions, context: Context): PlayerId {
  if (to !== "ante" || player === undefined) return context.you
  const { owner } = objectNow(s, id)
  return resolvePlayers(s, player, context).includes(owner) ? owner : context.you
}

/** What happens to the objects simultaneously with their arrival. */
function settleIn(s: State, now: readonly ObjectId[], o: MoveOptions, context: Context): void {
  if (o.counters !== undefined) putCountersElsewhere(s, now, o, context)
  if (o.blocking !== undefined)
    for (const id of now) enterBlocking(s, id, resolveObjects(s, o.blocking, context))
  for (const id of now) dropIllegalAttack(s, id)
  if (o.with !== undefined && now.length > 0)
    beginEffect(s, context, {
      objects: now,
      changes: lockedIn(s, o.with, context),
      duration: o.duration ?? "permanent",
    })
}

/** "Exile it with three time counters on it"; on the battlefield, this is part of entering instead. */
function putCountersElsewhere(s: State, now: readonly ObjectId[], o: MoveOptions, context: Context): void {
  const counters = countersOf(s, o, context)
  for (const id of now) if (objectNow(s, id).zone !== "battlefield") edit(s, id).counters = counters
}

/** 506.3a, f: a noncreature permanent, or a creature that is also a battle, doesn't enter attacking. */
function dropIllegalAttack(s: State, id: ObjectId): void {
  if (objectNow(s, id).combat !== null && !canBeInCombat(s, id)) {
    edit(s, id).combat = null
    invalidate(s)
  }
}
