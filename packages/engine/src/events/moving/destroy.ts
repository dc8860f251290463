import { isIndestructible } from "../../characteristics/layers/indestructible.ts"
import { controllerOf } from "../../characteristics/query.ts"
import type { EventParts } from "../../state/new-event.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { record, recordEvent, simultaneously } from "../record.ts"
import { afterwards, applyReplacements, eventOf, newPendingEvent } from "../replacing/apply-replacements.ts"
import { isForbidden } from "../replacing/cant.ts"
import { noteForbidden } from "../replacing/forbidden.ts"
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
  if (isIndestructible(s, id)) {
    noteForbidden(s, { kind: "destroyed", rule: "702.12b", object: id })
    return false
  }
  const p = newPendingEvent("destroyed", rule)
  p.object = id
  p.source = source
  p.noRegeneration = noRegeneration
  if (!applyReplacements(s, p)) return false
  recordEvent(s, eventOf(p))
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
    const able = ids.filter((id) => isOwn(s, id, by) && !isForbidden(s, sacrificing(id, by, source, rule)))
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

/** 701.21a: on the battlefield, under the control of the player who would sacrifice it. */
function isOwn(s: State, id: ObjectId, by: PlayerId): boolean {
  return s.objects[id]?.zone === "battlefield" && controllerOf(s, id) === by
}

function sacrificing(id: ObjectId, by: PlayerId, source: ObjectId, rule: string): EventParts {
  return { kind: "sacrifice", rule, player: by, was: id, object: id, source }
}
