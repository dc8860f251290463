import type { Context } from "../../characteristics/context.ts"
import { boundRefs } from "../../characteristics/context.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { designatePair } from "../../continuous/designating.ts"
import type { RulesEffect } from "../../language/effects/rules-effect.ts"
import type { Filter } from "../../language/filter.ts"
import type { State } from "../../state/state.ts"
import { WHAT } from "../macros.ts"

const UNPAIRED: Filter = { is: "not", of: { is: "designation", of: "paired" } }
const YOUR_CREATURE: Filter = {
  is: "and",
  of: [
    { is: "inZone", zone: "battlefield" },
    { is: "type", type: "creature" },
    { is: "controlledBy", player: { who: "you" } },
  ],
}
/** 702.95e: lasts as long as both are creatures on the battlefield under that player's control. */
const BOTH: Filter = { is: "and", of: [YOUR_CREATURE, { is: "designation", of: "paired" }] }

/** 702.95a to e: pairs the two creatures, if still possible. */
export function pair(s: State, _e: RulesEffect, context: Context): void {
  const ids = boundRefs(context.bindings, WHAT)
  const able: Filter = { is: "and", of: [YOUR_CREATURE, UNPAIRED] }
  if (ids.length !== 2 || !ids.every((id) => matchesFilter(s, able, id, context))) return // 702.95c, d
  const both = { sel: "bound", name: "designated" } as const
  designatePair(s, ids, context, { while: { if: "is", of: both, filter: BOTH } })
}
