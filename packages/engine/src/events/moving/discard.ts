import { pastOf, writePast } from "../../state/past.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { record, simultaneously } from "../record.ts"
import { isForbidden } from "../replacing/cant.ts"
import { moveAll } from "./move.ts"
import type { MoveParts } from "./move-request.ts"

/**
 * Discards cards simultaneously (701.9). Returns their new ids in the given order, 0 for those not discarded, and the old id for one that
 * nobody may know any more (701.9c).
 */
export function discard(
  s: State,
  ids: readonly ObjectId[],
  by: PlayerId,
  rule = "701.9a",
  source: ObjectId = NONE,
): ObjectId[] {
  return simultaneously(s, () => {
    const able = ids.filter(
      (id) =>
        s.objects[id]?.zone === "hand" &&
        !isForbidden(s, { kind: "discard", rule, player: by, was: id, object: id }),
    )
    const gone = moveAll(
      s,
      able.map((id): MoveParts => ({ id, to: "graveyard", rule, cause: "discard", by, source })),
    ).map((id, i) => (isUnseen(s, able[i], id) ? unseen(s, able[i]) : id))
    able.forEach((was, i) => {
      if (s.objects[was] === undefined)
        record(s, { kind: "discard", rule, player: by, was, object: gone[i], source })
    })
    return ids.map((id) => gone[able.indexOf(id)] ?? NONE)
  })
}

/** 701.9c: it went to a hidden zone without being revealed. */
function isUnseen(s: State, was: ObjectId, id: ObjectId): boolean {
  const zone = s.objects[id]?.zone
  if (zone !== "library" && zone !== "hand") return false
  return !s.events.some((e) => e.kind === "revealed" && (e.object === was || e.object === id))
}

/** 701.9c: whoever asks for the discarded card finds one of which nothing is known. */
function unseen(s: State, was: ObjectId): ObjectId {
  const past = pastOf(s, was)
  if (past === undefined) return NONE
  writePast(s, { ...past, became: NONE, unseen: true })
  return was
}
