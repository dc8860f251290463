import type { Context } from "../../characteristics/context.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { RulesEffect } from "../../language/effects/rules-effect.ts"
import type { State } from "../../state/state.ts"

/** 702.85b: what effects let the player do with the exiled cards, before they decide whether to cast the last one. */
export function asCascades(s: State, _e: RulesEffect, { you, bindings }: Context): void {
  for (const { effect, context } of activeStatics(s, "asCascades"))
    if (context.you === you)
      execute(s, effect.effect, { ...context, bindings: { ...context.bindings, ...bindings } })
}
