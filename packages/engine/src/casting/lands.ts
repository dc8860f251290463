import { quantity } from "../characteristics/amount.ts"
import { activeStatics } from "../characteristics/derived.ts"
import { faceCharacteristics, faceOf } from "../characteristics/characteristics.ts"
import { fits } from "../characteristics/filter.ts"
import { characteristics } from "../characteristics/query.ts"
import { players } from "../characteristics/selector.ts"
import { move } from "../events/move.ts"
import type { Refusal } from "../state/choose.ts"
import { editPlayer } from "../state/edit.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { permits } from "./proposal.ts"

/** 305.2: one each turn, and what effects add. */
export function landPlays(s: State, player: PlayerId): number {
  let plays = 1
  for (const { effect, context } of activeStatics(s, "landPlays")) {
    if (!players(s, effect.who, context).includes(player)) continue
    plays += effect.plus === "any" ? Number.POSITIVE_INFINITY : quantity(s, effect.plus, context)
  }
  return plays
}

/** Faces as which the card is a land that may be played from where it is, timing and number aside (305.1, 712.12). */
export function landFaces(s: State, player: PlayerId, id: ObjectId): readonly number[] {
  const object = s.objects[id]!
  const definition = s.definitions[object.def]
  const faces = definition.layout === "modalDfc" ? [0, 1] : [0]
  const lands = faces.filter((face) => (landTypes(s, id, face) & TYPE_BIT.land) !== 0)
  if (lands.length === 0 || (object.zone === "hand" && object.owner === player)) return lands
  return permits(s, player, id).some(({ effect }) => !effect.castOnly) ? lands : []
}

function landTypes(s: State, id: ObjectId, face: number): number {
  return face === 0 ? characteristics(s, id).types : faceCharacteristics(faceOf(s.definitions[s.objects[id]!.def], face)).types
}

/** Why no land can be played now, or null (305.2, 305.3). */
export function landRefusal(s: State, player: PlayerId, id: ObjectId, sorceryTime: boolean): Refusal | null {
  if (!sorceryTime) return { rule: "305.1", reason: "lands are played in your main phase while the stack is empty" }
  if (s.players[player].landsPlayed >= landPlays(s, player)) return { rule: "305.2", reason: "no more lands can be played this turn" }
  const forbidden = activeStatics(s, "cantPlayLand").some(({ effect, context }) => players(s, effect.who, context).includes(player) && (effect.filter === undefined || fits(s, effect.filter, id, context)))
  return forbidden ? { rule: "101.2", reason: "an effect says that it can't be played" } : null
}

/** 305.1, 116.2a: a special action that puts the land onto the battlefield. */
export function playLand(s: State, player: PlayerId, id: ObjectId, face: number): void {
  editPlayer(s, player).landsPlayed++
  move(s, { id, to: "battlefield", rule: "305.1", cause: "play", by: player, entering: { controller: player, face } })
}
