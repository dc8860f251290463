import { giveDesignations } from "../actions/at-any-time.ts"
import { controllerOf } from "../characteristics/query.ts"
import { removeNoncreatures } from "../combat/no-longer-creature.ts"
import { noticeControl } from "../continuous/control.ts"
import { endConditional } from "../continuous/ending.ts"
import { unattach } from "../events/attach.ts"
import { isDestroyed } from "../events/moving/destroy.ts"
import { cease, type Loss, loseNow, unreplaced } from "../events/moving/leave-game.ts"
import { moveEach } from "../events/moving/move.ts"
import { blankMove, type Move } from "../events/moving/move-request.ts"
import { noticeShownTops } from "../events/moving/shown-tops.ts"
import { record, recordEvent, simultaneously } from "../events/record.ts"
import { hasHappened } from "../events/replacing/forbidden.ts"
import type { MoveCause } from "../language/event.ts"
import type { EventKind } from "../state/event.ts"
import { checkInRow } from "../state/event-numbers.ts"
import { blankEvent } from "../state/new-event.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editPlayer, notesOf } from "../state/writing/edit.ts"
import { collect } from "./collect.ts"
import { emptyPlan, isEmpty, type Plan } from "./plan.ts"

/** An empty plan to reuse at the next check, as most checks find nothing. */
let blank: Plan | null = null

/** 704.3: performs all applicable state-based actions as one event. Returns true if there were any. */
export function checkStateBasedActions(s: State): boolean {
  endConditional(s)
  // Nothing was written since a check that found nothing. Losing this note (by saving and loading) changes nothing.
  if (s.quiet === s.revision) {
    notesOf(s).lastCheck = s.nextTimestamp
    return false
  }
  noticeControl(s)
  noticeShownTops(s)
  removeNoncreatures(s)
  const plan = blank ?? emptyPlan()
  blank = null
  collect(s, plan)
  if (isEmpty(plan)) blank = plan
  forgetChecked(s)
  notesOf(s).lastCheck = s.nextTimestamp
  const { length } = s.events
  giveDesignations(s)
  if (!isEmpty(plan)) perform(s, plan)
  // An action that was entirely prevented doesn't count, or the checks would never end.
  if (hasHappened(s, length)) return true
  notesOf(s).quiet = s.revision
  return false
}

/** 704.5b and h concern events since the last check. */
function forgetChecked(s: State): void {
  for (const player of s.players) if (player.drewFromEmpty) editPlayer(s, player.id).drewFromEmpty = false
  for (const id of s.battlefield) if (objectNow(s, id).deathtouched) edit(s, id).deathtouched = false
}

/** Performs everything as one event; last known information is from before it (704.8). */
function perform(s: State, plan: Plan): void {
  const nth = checksBefore(s) + 1
  simultaneously(s, () => {
    const { length } = s.events
    const losses = replaceLosses(s, plan)
    const list = moves(s, plan)
    const gone = moveEach(s, list)
    list.forEach((m, i) => {
      if (m.cause === "sacrifice")
        record(s, { kind: "sacrifice", rule: m.rule, player: m.by, was: m.id, object: gone[i] })
    })
    for (const [id, rule] of plan.unattached) if (isThere(s, id)) unattach(s, id, rule)
    for (const step of plan.steps) step(s)
    for (const [id, rule] of plan.ceasing) if (isThere(s, id)) cease(s, id, rule)
    if (losses.length > 0) loseNow(s, losses)
    if (!hasHappened(s, length)) return
    const event = blankEvent("stateBased", "704.3")
    event.amount = nth
    recordEvent(s, event)
  })
}

/** What happens instead of losses is part of the event, and may have other destinations for what leaves (400.6). */
function replaceLosses(s: State, { losses, buried, destroyed, sacrificed }: Plan): readonly Loss[] {
  if (losses.length === 0) return losses
  const outer = s.leaving
  notesOf(s).leaving = [...buried.keys(), ...destroyed.keys(), ...sacrificed.keys()]
  const left = unreplaced(s, losses)
  notesOf(s).leaving = outer
  return left
}

/**
 * 704.3: the number of checks that performed something since a player last had priority, with only triggers put on the stack in between, and what did not happen.
 */
function checksBefore(s: State): number {
  const last = s.events.findLast(({ kind }) => !BETWEEN.has(kind))
  return last?.kind === "stateBased" ? checkInRow(last) : 0
}

const BETWEEN: ReadonlySet<EventKind> = new Set<EventKind>([
  "triggers",
  "targeted",
  "crime",
  "untriggered",
  "forbidden",
])

/** The permanents that leave the battlefield; each leaves by one rule only (704.7). */
function moves(s: State, plan: Plan): Move[] {
  const list: Move[] = []
  for (const [id, rule] of plan.buried) if (isThere(s, id)) list.push(toGraveyard(id, rule, "sba"))
  for (const [id, rule] of plan.sacrificed) {
    if (plan.buried.has(id) || !isThere(s, id)) continue
    const m = toGraveyard(id, rule, "sacrifice")
    m.by = controllerOf(s, id)
    list.push(m)
  }
  for (const [id, rule] of plan.destroyed) {
    const leaves = plan.buried.has(id) || plan.sacrificed.has(id)
    if (!leaves && isThere(s, id) && isDestroyed(s, id, rule)) list.push(toGraveyard(id, rule, "destroy"))
  }
  return list
}

/** Nothing that happened instead of a loss has moved it. */
function isThere(s: State, id: ObjectId): boolean {
  return s.objects[id] !== undefined
}

function toGraveyard(id: ObjectId, rule: string, cause: MoveCause): Move {
  const m = blankMove(id, "graveyard", rule)
  m.cause = cause
  return m
}
