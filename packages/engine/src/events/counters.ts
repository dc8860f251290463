import { edit, editPlayer, touch } from "../state/edit.ts"
import { isPlayerRef, NONE, type ObjectId, type PlayerId, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { stir } from "../characteristics/derived.ts"
import { record } from "./record.ts"
import { applyReplacements, propose } from "./replace.ts"

/** Puts counters on an object or player (122.1, 122.6); returns how many. */
export function addCounters(s: State, on: Ref, kind: string, count: number, by: PlayerId, source: ObjectId = NONE, rule = "122.6"): number {
  if (count <= 0 || (!isPlayerRef(on) && s.objects[on] === undefined)) return 0
  const p = propose({ kind: "counters", rule, other: on, object: isPlayerRef(on) ? NONE : on, amount: count, detail: kind, player: by, source })
  if (!applyReplacements(s, p) || p.amount <= 0) return 0
  write(s, on, p.detail, p.amount)
  record(s, { kind: "counters", rule, other: on, object: p.object, amount: p.amount, detail: p.detail, player: by, source })
  return p.amount
}

/** Takes counters away; returns how many there were to take. */
export function removeCounters(s: State, from: Ref, kind: string, count: number, by: PlayerId, source: ObjectId = NONE, rule = "122.1"): number {
  const now = (isPlayerRef(from) ? s.players[refPlayer(from)].counters : s.objects[from]?.counters)?.[kind] ?? 0
  const taken = Math.min(now, count)
  if (taken <= 0) return 0
  write(s, from, kind, -taken)
  record(s, { kind: "countersRemoved", rule, other: from, object: isPlayerRef(from) ? NONE : from, amount: taken, detail: kind, player: by, source })
  return taken
}

function write(s: State, on: Ref, kind: string, by: number): void {
  const holder = isPlayerRef(on) ? editPlayer(s, refPlayer(on)) : edit(s, on)
  const { [kind]: before = 0, ...rest } = holder.counters ?? {}
  const after = before + by
  holder.counters = after > 0 ? { ...rest, [kind]: after } : Object.keys(rest).length > 0 ? rest : null
  if (isPlayerRef(on)) stir(s)
  else touch(s)
}
