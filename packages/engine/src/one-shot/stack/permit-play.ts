import type { Context } from "../../characteristics/context.ts"
import { resolveObjects, resolvePlayers, resolveQuantity } from "../../choosing/selecting.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import type { StackEffect } from "../../language/effects/stack-effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { Selector } from "../../language/selector.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import { type ObjectId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { allowToLook } from "../library/looking.ts"

type Permit = Extract<StackEffect, { do: "permitPlay" }>

/** "You may play those cards this turn": a permission for these cards while they stay in their zones. */
export function permitPlay(s: State, e: Permit, context: Context): void {
  const { cards, count } = spokenOf(s, e, context)
  const players = resolvePlayers(s, e.player, context)
  if (cards.length === 0 || players.length === 0) return
  if (e.look === true) for (const player of players) allowToLook(s, cards, player)
  const zones = [...new Set(cards.map((id) => objectNow(s, id).zone))]
  beginEffect(s, context, {
    duration: e.duration,
    statics: zones.flatMap((zone) => permissions(e, zone)),
    bindings: { ...context.bindings, permitted: cards, permittedTo: players.map(playerRef) },
    uses: count ?? -1,
  })
}

/** "You may play one of those cards": the choice is made when one is played, even after the resolution. */
function spokenOf(
  s: State,
  { what, count }: Permit,
  context: Context,
): { cards: readonly ObjectId[]; count?: number | undefined } {
  if (what.sel !== "choose" || what.random === true) return { cards: resolveObjects(s, what, context), count }
  const { filter, zone, of, from, count: some = 1 } = what
  const any: Selector =
    from === undefined
      ? { sel: "all", filter, ...(zone && { zone }), ...(of && { of }) }
      : { sel: "filtered", of: from, filter }
  return { cards: resolveObjects(s, any, context), count: resolveQuantity(s, some, context) }
}

function permissions(e: Permit, zone: Zone): readonly StaticEffect[] {
  if (e.freeFor === undefined) return [permission(e, zone)]
  return [permission(e, zone), permission({ ...e, castOnly: true, free: true, filter: e.freeFor }, zone)]
}

function permission(e: Permit, zone: Zone): StaticEffect {
  const these: Filter = { is: "among", of: { sel: "bound", name: "permitted" } }
  return {
    static: "playFrom",
    zone,
    filter: e.filter === undefined ? these : { is: "and", of: [these, e.filter] },
    who: { who: "bound", name: "permittedTo" },
    ...(e.castOnly && { castOnly: true }),
    ...(e.free && { free: true }),
    ...(e.cost && { cost: e.cost }),
    ...(e.anyMana && { anyMana: e.anyMana }),
    ...(e.exileAfter && { exileAfter: true }),
    ...(e.with && { with: e.with }),
    ...(e.then && { then: e.then }),
  }
}
