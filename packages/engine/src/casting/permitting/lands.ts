import { faceCharacteristics, faceOf } from "../../characteristics/layers/characteristics.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { characteristics } from "../../characteristics/query.ts"
import { moveOne } from "../../events/moving/move.ts"
import { blankMove } from "../../events/moving/move-request.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { hasLandPlay, useLandPlay } from "../../one-shot/stack/land-plays.ts"
import { illegal } from "../../state/choose.ts"
import type { Action } from "../../state/decision.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { ALTERNATIVE_CASTS } from "./alternative-casts.ts"
import { countUse, followUp, followUpOf, hasQuality, type Permission, permits } from "./permissions.ts"

type Play = Extract<Action, { do: "play" }>

const NOT_NOW: Refusal = {
  rule: "305.1",
  code: "land-time",
}
const NO_MORE: Refusal = { rule: "305.2", code: "land-limit" }
const FORBIDDEN: Refusal = { rule: "101.2", code: "play-forbidden" }

/** The ways to play the card as a land from its zone, ignoring timing and the number of lands played (305.1, 712.12). */
export function landPlaysOf(s: State, player: PlayerId, id: ObjectId): Play[] {
  const object = objectNow(s, id)
  const { layout } = s.definitions[object.def]
  const faces = (layout === "modalDfc" ? BOTH : FRONT).filter(
    (face) => (typesAs(s, id, face) & CARD_TYPE_BIT.land) !== 0,
  )
  if (faces.length === 0) return []
  if (object.zone === "hand" && object.owner === player)
    return faces.map((face) => ({ do: "play", object: id, face }))
  if (mayPlayByKeyword(s, player, id)) return [{ do: "play", object: id, face: 0 }]
  return landPermits(s, player, id).flatMap(({ context }) =>
    faces.map((face) => ({ do: "play" as const, object: id, face, permission: context.source })),
  )
}
const BOTH: readonly number[] = [0, 1]
const FRONT: readonly number[] = [0]

/** Whether a keyword of the land lets its owner play it from its zone. */
function mayPlayByKeyword(s: State, player: PlayerId, id: ObjectId): boolean {
  const { zone, owner } = objectNow(s, id)
  if (owner !== player) return false
  return characteristics(s, id).abilities.some((a) => {
    const way = a.ability === "keyword" ? ALTERNATIVE_CASTS[a.keyword] : undefined
    return way?.lands === true && way.from === zone && way.condition?.(s, player, id) !== false
  })
}

function landPermits(s: State, player: PlayerId, id: ObjectId): readonly Permission[] {
  return permits(s, player, id).filter((p) => !p.effect.castOnly && hasQuality(s, id, p))
}

function typesAs(s: State, id: ObjectId, face: number): number {
  return face === 0
    ? characteristics(s, id).types
    : faceCharacteristics(faceOf(s.definitions[objectNow(s, id).def], face)).types
}

/** Why the player can't play any land now, or null (305.2, 305.3). */
export function landTimeRefusal(s: State, player: PlayerId, sorceryTime: boolean): Refusal | null {
  if (!sorceryTime) return NOT_NOW
  return hasLandPlay(s, player) ? null : NO_MORE
}

/** Why this land can't be played, or null. */
export function landRefusal(s: State, player: PlayerId, id: ObjectId): Refusal | null {
  const forbids = activeStatics(s, "cantPlayLand").some(
    ({ effect, context }) =>
      players(s, effect.who, context).includes(player) &&
      (effect.filter === undefined || matchesFilter(s, effect.filter, id, context)),
  )
  return forbids ? FORBIDDEN : null
}

/** 305.1, 116.2a: a special action that puts the land onto the battlefield. */
export function playLand(s: State, player: PlayerId, { object, face, permission }: Play): void {
  const by =
    permission === undefined
      ? undefined
      : landPermits(s, player, object).find((p) => p.context.source === permission)
  useLandPlay(s, player)
  const m = blankMove(object, "battlefield", "305.1")
  m.cause = "play"
  m.by = player
  m.source = permission ?? NONE
  m.entering = { controller: player, face, ...(by?.effect.with && { changes: by.effect.with }) } // 611.3d
  const id = moveOne(s, m)
  if (id === NONE) illegal("305.1", "battlefield-barred")
  if (by === undefined) return
  countUse(s, by.from)
  followUp(s, followUpOf(by), player, id)
}
