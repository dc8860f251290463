import { invalidateIfVolatile } from "../characteristics/layers/derived.ts"
import { isKeywordCounter } from "../characteristics/layers/intrinsic/counters.ts"
import { sharersOf } from "../characteristics/queries/teams.ts"
import { controllerOf } from "../characteristics/query.ts"
import { isPlayerRef, type ObjectId, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editPlayer, invalidate, newTimestamp } from "../state/writing/edit.ts"
import { record } from "./record.ts"

/** The number of counters of a kind on an object or player. */
export function countersOf(s: State, on: Ref, kind: string): number {
  return (isPlayerRef(on) ? s.players[refPlayer(on)].counters : s.objects[on]?.counters)?.[kind] ?? 0
}

/** Changes the number of counters by `by`; poison counters also for teammates who share them (810.10). */
export function changeCounters(s: State, on: Ref, kind: string, by: number): void {
  if (kind === "poison" && isPlayerRef(on))
    for (const other of sharersOf(s, refPlayer(on), "poison")) write(s, playerRef(other), kind, by)
  write(s, on, kind, by)
}

const NO_COUNTERS: Record<string, number> = {}

function write(s: State, on: Ref, kind: string, by: number): void {
  const holder = isPlayerRef(on) ? editPlayer(s, refPlayer(on)) : edit(s, on)
  const { [kind]: before = 0, ...rest }: Record<string, number> = holder.counters ?? NO_COUNTERS
  const after = before + by
  if (after > 0) rest[kind] = after
  holder.counters = Object.keys(rest).length > 0 ? rest : null
  if (by > 0 && !isPlayerRef(on) && isKeywordCounter(kind)) noteTime(s, on, kind)
  // 728.1: rad counters come with an ability.
  if (isPlayerRef(on) && kind !== "rad") invalidateIfVolatile(s)
  else invalidate(s)
}

/** 613.7c: all counters of a kind share the timestamp of the newest. */
function noteTime(s: State, id: ObjectId, kind: string): void {
  const object = edit(s, id)
  const counterTimes = { ...object.memory?.counterTimes, [kind]: newTimestamp(s) }
  object.memory = { ...object.memory, counterTimes }
}

/** Removes a counter that a rule consumes. */
export function dropCounter(s: State, id: ObjectId, kind: string, rule: string): void {
  changeCounters(s, id, kind, -1)
  record(s, {
    kind: "countersRemoved",
    rule,
    object: id,
    other: id,
    amount: 1,
    detail: kind,
    player: controllerOf(s, id),
    source: id,
  })
}
