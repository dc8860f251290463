import type { Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import type { ManaProduction } from "../../language/effects/mana-production.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

export interface Bonus {
  effect: Extract<StaticEffect, { static: "manaBonus" }>
  context: Context
}

/** 106.12b: effects that change what a permanent tapped for mana produces. */
export function bonuses(s: State, player: PlayerId, source: ObjectId): Bonus[] {
  const all = activeStatics(s, "manaBonus")
  if (all.length === 0) return []
  return all.filter(
    ({ effect, context }) =>
      matchesFilter(s, effect.object, source, context) &&
      (effect.by === undefined || players(s, effect.by, context).includes(player)),
  )
}

/** Applies replaced types first, then multipliers: the order that yields the most mana, as the payer would choose (616.1). */
export function changedLetters(
  letters: string,
  found: readonly Bonus[],
  instead: (p: ManaProduction) => string,
): string {
  let out = letters
  for (const { effect } of found) if (effect.replaceWith !== undefined) out = instead(effect.replaceWith)
  for (const { effect } of found)
    if (effect.multiply !== undefined)
      out = out.repeat(Math.min(effect.multiply, Math.ceil(MOST_MANA / (out.length || 1))))
  return out
}
/** A cap on the mana of one permanent: each mana is a separate object in memory. */
const MOST_MANA = 100_000
