import { stir } from "../characteristics/derived.ts"
import { edit } from "../state/edit.ts"
import { NONE, type ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { record } from "./record.ts"
import { afterwards, applyReplacements, propose } from "./replace.ts"

/** Taps an untapped permanent (701.26a); `forMana` when it pays for a mana ability. */
export function tap(s: State, id: ObjectId, source: ObjectId = NONE, forMana = false): boolean {
  const object = s.objects[id]
  if (object === undefined || object.tapped || object.zone !== "battlefield") return false
  const p = propose({ kind: "taps", rule: "701.26a", object: id, source, detail: forMana ? "mana" : "" })
  if (!applyReplacements(s, p)) return false
  edit(s, id).tapped = true
  stir(s)
  const { detail, settled } = p
  record(s, { kind: "taps", rule: "701.26a", object: id, source, detail, settled })
  afterwards(s, p)
  return true
}

/** Untaps a tapped permanent (701.26b). */
export function untap(s: State, id: ObjectId, source: ObjectId = NONE, rule = "701.26b"): boolean {
  const object = s.objects[id]
  if (object === undefined || !object.tapped || object.zone !== "battlefield") return false
  const p = propose({ kind: "untaps", rule, object: id, source })
  if (!applyReplacements(s, p)) return false
  edit(s, id).tapped = false
  stir(s)
  record(s, { kind: "untaps", rule, object: id, source, settled: p.settled })
  afterwards(s, p)
  return true
}
