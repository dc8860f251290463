import { FLAG_BIT } from "../language/keyword.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { edit, touch } from "../state/edit.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { leaveCombat, moveAll, type Move } from "./move.ts"
import { record, simultaneously } from "./record.ts"
import { applyReplacements, propose } from "./replace.ts"

/** Destroys permanents simultaneously (701.8); regeneration (701.19) and other replacements may save them. Returns those destroyed. */
export function destroy(s: State, ids: readonly ObjectId[], rule: string, source: ObjectId = NONE, noRegeneration = false): ObjectId[] {
  return simultaneously(s, () => {
    const doomed = ids.filter((id) => isDestroyed(s, id, rule, source, noRegeneration))
    moveAll(s, doomed.map((id): Move => ({ id, to: "graveyard", rule, cause: "destroy", source })))
    return doomed
  })
}

/** Whether the permanent is destroyed now, so that it moves: nothing forbids or replaces it. Uses up a regeneration shield. */
export function isDestroyed(s: State, id: ObjectId, rule: string, source: ObjectId = NONE, noRegeneration = false): boolean {
  const object = s.objects[id]
  if (object === undefined || object.zone !== "battlefield") return false
  if ((characteristics(s, id).flags & FLAG_BIT.indestructible) !== 0) return false // 702.12b
  if (!noRegeneration && regenerates(s, id)) return false
  if (!applyReplacements(s, propose({ kind: "destroyed", rule, object: id, source }))) return false
  record(s, { kind: "destroyed", rule, object: id, source })
  return true
}

/** 701.19a: a regeneration shield is used instead: tap it, remove all damage, take it out of combat. */
function regenerates(s: State, id: ObjectId): boolean {
  const shield = s.effects.find((e) => e.uses > 0 && e.objects.includes(id) && e.bindings.regeneration === 1)
  if (shield === undefined) return false
  s.effects = s.effects.filter((e) => e !== shield)
  const object = edit(s, id)
  object.damage = 0
  object.deathtouched = false
  object.tapped = true
  leaveCombat(s, id)
  touch(s)
  record(s, { kind: "regenerated", rule: "701.19a", object: id })
  return true
}

/** Sacrifices permanents simultaneously (701.21): their controllers put them into the graveyard. Returns their new ids. */
export function sacrifice(s: State, ids: readonly ObjectId[], by: PlayerId, rule = "701.21a", source: ObjectId = NONE): ObjectId[] {
  return simultaneously(s, () => {
    const able = ids.filter((id) => s.objects[id]?.zone === "battlefield" && controllerOf(s, id) === by)
    const gone = moveAll(s, able.map((id): Move => ({ id, to: "graveyard", rule, cause: "sacrifice", by, source })))
    able.forEach((was, i) => record(s, { kind: "sacrifice", rule, player: by, was, object: gone[i], source }))
    return gone
  })
}

/** Discards cards simultaneously (701.9). Returns their new ids. */
export function discard(s: State, ids: readonly ObjectId[], by: PlayerId, rule = "701.9a", source: ObjectId = NONE): ObjectId[] {
  return simultaneously(s, () => {
    const gone = moveAll(s, ids.map((id): Move => ({ id, to: "graveyard", rule, cause: "discard", by, source })))
    ids.forEach((was, i) => record(s, { kind: "discard", rule, player: by, was, object: gone[i], source }))
    return gone
  })
}
