import { keywordAction } from "../actions/keyword-actions.ts"
import { bind, type Context } from "../characteristics/context.ts"
import { resolveObjects, resolvePlayers, resolveQuantity, resolveSelector } from "../choosing/selecting.ts"
import { settled } from "../choosing/settle.ts"
import { beginEffect, changeObjects } from "../continuous/continuous.ts"
import { preventionEffects } from "../continuous/prevention.ts"
import type { Executors } from "../events/executor.ts"
import type { RulesEffect } from "../language/effects/rules-effect.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"

export const rulesEffects: Executors<RulesEffect> = {
  rule: (s, e, context) => {
    const inner = { ...context }
    if (e.what !== undefined) bind(inner, "ruled", resolveSelector(s, e.what, inner))
    if (e.player !== undefined) bind(inner, "ruledPlayers", resolvePlayers(s, e.player, inner).map(playerRef))
    beginRule(s, e, inner)
  },
  ...preventionEffects,
  action: keywordAction,
}

/** "The next spell you cast this turn has …": affects spells that don't exist yet. */
function isToCome({ what }: Extract<StaticEffect, { static: "modify" }>): boolean {
  return what.sel === "all" && what.zone === "stack"
}

/**
 * 611.2: starts a continuous effect. Changes of characteristics lock in their objects now, other effects don't (611.2c). `what` and
 * `player` are bound as "ruled" and "ruledPlayers".
 */
function beginRule(s: State, e: Extract<RulesEffect, { do: "rule" }>, context: Context): void {
  const statics: StaticEffect[] = []
  for (const effect of settled(s, e.effects, context)) {
    if (effect.static === "modify" && !isToCome(effect))
      changeObjects(s, resolveObjects(s, effect.what, context), effect.changes, e.duration, context)
    else statics.push(effect)
  }
  const uses = e.uses === undefined ? -1 : resolveQuantity(s, e.uses, context)
  if (statics.length === 0 || uses === 0) return
  const { duration } = e
  if (typeof duration !== "object" || !("nextTurnOf" in duration))
    return void beginEffect(s, context, { statics, duration, uses })
  for (const during of resolvePlayers(s, duration.nextTurnOf, context))
    beginEffect(s, context, { statics, duration, uses, during })
}
