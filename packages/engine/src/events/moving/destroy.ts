import { isIndestructible } from "../../characteristics/layers/indestructible.ts"
import { controllerOf } from "../../characteristics/query.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { happen, record, simultaneously } from "../record.ts"
import { afterwards, applyReplacements, eventOf, newPendingEvent } from "../replacing/apply-replacements.ts"
import { cant } from "../replacing/cant.ts"
import { moveAll } from "./move.ts"
import type { MoveParts } from "./move-request.ts"

/** Destroys permanents simultaneously (701.8), unless regeneration (701.19) or another replacement saves them. Returns those destroyed. */
export function destroy(
  s: State,
  ids: readonly ObjectId[],
  rule: string,
  source: ObjectId = NONE,
  noRegeneration = false,
): ObjectId[] {
  return simultaneously(s, () => {
    const doomed = ids.filter((id) => isDestroyed(s, id, rule, source, noRegeneration))
    moveAll(
      s,
      doomed.map((id): MoveParts => ({ id, to: "graveyard", rule, cause: "destroy", source })),
    )
    return doomed
  })
}

/** Whether the permanent is destroyed and will move: nothing forbids or replaces it. Uses up a regeneration shield. */
export function isDestroyed(
  s: State,
  id: ObjectId,
  rule: string,
  source: ObjectId = NONE,
  noRegeneration = false,
): boolean {
  const object = s.objects[id]
  if (object === undefined || object.zone !== "battlefield") return false
  if (isIndestructible(s, id)) return false // 702.12b
  const p = newPendingEvent("destroyed", rule)
  p.object = id
  p.source = source
  p.noRegeneration = noRegeneration
  if (!applyReplacements(s, p)) return false
  happen(s, eventOf(p))
  afterwards(s, p)
  return s.objects[id] !== undefined
}

/** Sacrifices permanents simultaneously (701.21). Returns their new ids in the given order, 0 for those not sacrificed. */
export function sacrifice(
  s: State,
  ids: readonly ObjectId[],
  by: PlayerId,
  rule = "701.21a",
  source: ObjectId = NONE,
): ObjectId[] {
  return simultaneously(s, () => {
    const able = ids.filter((id) => canSacrifice(s, id, by, source))
    const gone = moveAll(
      s,
      able.map((id): MoveParts => ({ id, to: "graveyard", rule, cause: "sacrifice", by, source })),
    )
    able.forEach((was, i) => {
      if (s.objects[was] === undefined)
        record(s, { kind: "sacrifice", rule, player: by, was, object: gone[i], source })
    })
    return ids.map((id) => gone[able.indexOf(id)] ?? NONE)
  })
}

/** 701.21a: a permanent that the player controls, unless an effect forbids it. */
export function canSacrifice(s: State, id: ObjectId, by: PlayerId, source: ObjectId = NONE): boolean {
  if (s.objects[id]?.zone !== "battlefield" || controllerOf(s, id) !== by) return false
  return !cant(s, { kind: "sacrifice", rule: "701.21a", player: by, was: id, object: id, source })
}
