import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { rememberedByDerived } from "../../characteristics/queries/readings.ts"
import { happen } from "../../events/record.ts"
import { addMana, type Mana } from "../../mana/index.ts"
import { edit, editPlayer } from "../../state/edit.ts"
import { blankEvent } from "../../state/new-event.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * Whether nothing waits for a permanent to be tapped for mana and nothing changes what then happens, so that the activation of an
 * ability that only costs {T} comes to two events.
 */
export const isUndisturbed = rememberedByDerived(
  ({ triggers, statics }) =>
    !triggers.has("taps") &&
    !triggers.has("mana") &&
    !triggers.has("activates") &&
    !statics.has("manaBonus") &&
    !statics.has("cantActivate") &&
    !statics.has("cant") &&
    !statics.has("replace") &&
    !statics.has("alter"),
)

/** 605.3b: taps the permanent, and the mana is in the pool. */
export function tapPlainly(s: State, player: PlayerId, id: ObjectId, made: readonly Mana[]): void {
  edit(s, id).tapped = true
  invalidateIfRead(s, "tapped")
  const tapped = blankEvent("taps", "701.26a")
  tapped.object = id
  tapped.source = id
  tapped.player = player
  tapped.detail = "mana"
  happen(s, tapped)
  const mana = made.map(({ type, snow }): Mana => ({ type, source: id, ...(snow && { snow }) }))
  editPlayer(s, player).pool = addMana(s.players[player].pool, ...mana)
  const added = blankEvent("mana", "106.4")
  added.player = player
  added.object = id
  added.source = id
  added.other = id // tapped for it, as on the long road
  added.amount = mana.length
  for (const { type } of mana) added.detail += type
  happen(s, added)
}
