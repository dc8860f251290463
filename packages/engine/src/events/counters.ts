import { sharersOf } from "../characteristics/queries/teams.ts"
import {
  isPlayerRef,
  NONE,
  type ObjectId,
  type PlayerId,
  playerRef,
  type Ref,
  refPlayer,
} from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { changeCounters, countersOf } from "./counter-store.ts"
import { record, recordEvent } from "./record.ts"
import { afterwards, applyReplacements, eventOf, newPendingEvent } from "./replacing/apply-replacements.ts"
import { isForbidden } from "./replacing/cant.ts"
import type { PendingEvent } from "./replacing/pending-event.ts"

/** Puts counters on an object or player (122.1, 122.6). Returns the number put. */
export function addCounters(
  s: State,
  on: Ref,
  kind: string,
  count: number,
  by: PlayerId,
  source: ObjectId = NONE,
  rule = "122.6",
): number {
  if (count <= 0 || (!isPlayerRef(on) && s.objects[on] === undefined)) return 0
  const p = newPendingEvent("counters", rule)
  p.other = on
  p.object = isPlayerRef(on) ? NONE : on
  p.amount = count
  p.detail = kind
  p.player = by
  p.source = source
  if (!applyReplacements(s, p) || isKeptFromTeam(s, p)) return 0
  changeCounters(s, on, p.detail, p.amount)
  recordEvent(s, eventOf(p))
  afterwards(s, p)
  return p.amount
}

/** Removes counters, as many as there are up to `count`. Returns the number removed. */
export function removeCounters(
  s: State,
  from: Ref,
  kind: string,
  count: number,
  by: PlayerId,
  source: ObjectId = NONE,
  rule = "122.1",
): number {
  const taken = Math.min(countersOf(s, from, kind), count)
  if (taken <= 0) return 0
  changeCounters(s, from, kind, -taken)
  record(s, {
    kind: "countersRemoved",
    rule,
    other: from,
    object: isPlayerRef(from) ? NONE : from,
    amount: taken,
    detail: kind,
    player: by,
    source,
  })
  return taken
}

/** 810.10c: a player can't get poison counters if a teammate who shares them can't. */
function isKeptFromTeam(s: State, p: PendingEvent): boolean {
  if (p.detail !== "poison" || !isPlayerRef(p.other)) return false
  return sharersOf(s, refPlayer(p.other), "poison").some((other) =>
    isForbidden(s, { ...p, other: playerRef(other) }),
  )
}
