import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { rememberedByDerived } from "../../characteristics/queries/readings.ts"
import { setPool } from "../../events/mana-pool.ts"
import { recordEvent } from "../../events/record.ts"
import { addMana, type Mana } from "../../mana/index.ts"
import { blankEvent } from "../../state/new-event.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"

/** Whether nothing triggers on or modifies tapping for mana, so that activating an ability that costs only {T} amounts to two events. */
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

/** 605.3b: taps the permanent and adds the mana to the pool. */
export function tapPlainly(s: State, player: PlayerId, id: ObjectId, made: readonly Mana[]): void {
  edit(s, id).tapped = true
  invalidateIfRead(s, "tapped")
  const tapped = blankEvent("taps", "701.26a")
  tapped.object = id
  tapped.source = id
  tapped.player = player
  tapped.detail = "mana"
  recordEvent(s, tapped)
  const mana = made.map(({ type, snow }): Mana => ({ type, source: id, ...(snow && { snow }) }))
  setPool(s, player, addMana(s.players[player].pool, ...mana))
  const added = blankEvent("mana", "106.4")
  added.player = player
  added.object = id
  added.source = id
  added.other = id // tapped for it, as in the general case
  added.amount = mana.length
  for (const { type } of mana) added.detail += type
  recordEvent(s, added)
}
