import { isDoubleFaced } from "../characteristics/double-faced.ts"
import { hasKeyword } from "../characteristics/query.ts"
import { record, simultaneously } from "../events/record.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editState, invalidate, newTimestamp } from "../state/writing/edit.ts"

/** 725.3: the player becomes the monarch; the previous monarch ceases to be. */
export function becomeMonarch(s: State, player: PlayerId): void {
  if (s.monarch === player || s.players[player]?.left !== null) return
  editState(s).monarch = player
  invalidate(s)
  record(s, { kind: "becomesMonarch", rule: "725.3", player })
}

/** 726.3, 726.5: the player takes the initiative, even if they already have it. */
export function takeInitiative(s: State, player: PlayerId): void {
  if (s.players[player]?.left !== null) return
  editState(s).initiative = player
  invalidate(s)
  record(s, { kind: "action", rule: "726.3", player, detail: "initiative" })
}

/** 731.1: it becomes day or night; daybound and nightbound permanents transform (702.145b, e). */
export function setDayNight(s: State, to: "day" | "night"): void {
  if (s.dayNight === to) return
  const first = s.dayNight === "neither"
  editState(s).dayNight = to
  invalidate(s)
  record(s, { kind: "dayNight", rule: "731.1", detail: to, amount: Number(first) })
  turnWithTheDay(s)
}

/** 702.145c, f: shows the back of daybound permanents by night and the front of nightbound ones by day. Returns whether any turned. */
export function turnWithTheDay(s: State): boolean {
  const turning = s.battlefield.filter((id) => objectNow(s, id).phasedOut === 0 && showsTheWrongFace(s, id))
  simultaneously(s, () => {
    for (const id of turning) turnOver(s, id)
  })
  return turning.length > 0
}

/** 702.145d, g: the first permanent with either keyword starts day or night. Returns whether anything changed. */
export function beginDayOrNight(s: State): boolean {
  if (s.dayNight !== "neither") return turnWithTheDay(s)
  const some = (keyword: "daybound" | "nightbound") => s.battlefield.some((id) => hasKeyword(s, id, keyword))
  const to = some("daybound") ? "day" : some("nightbound") ? "night" : undefined
  if (to !== undefined) setDayNight(s, to)
  return to !== undefined
}

function showsTheWrongFace(s: State, id: ObjectId): boolean {
  const { face } = objectNow(s, id)
  return s.dayNight === "night"
    ? face === 0 && hasKeyword(s, id, "daybound")
    : face === 1 && hasKeyword(s, id, "nightbound")
}

function turnOver(s: State, id: ObjectId): void {
  const object = objectNow(s, id)
  const face = 1 - object.face
  const types = s.definitions[object.def].faces[face]?.types ?? []
  // 701.27c, d
  if (!isDoubleFaced(s, object) || types.includes("instant") || types.includes("sorcery")) return
  Object.assign(edit(s, id), { face, timestamp: newTimestamp(s) }) // 613.7g
  invalidate(s)
  record(s, { kind: "transforms", rule: "702.145", object: id })
}
