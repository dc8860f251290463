import { bind } from "../characteristics/context.ts"
import type { RulesEffect } from "../language/effect.ts"
import type { ReplacementStatic } from "../language/static.ts"
import type { EventPattern } from "../language/event.ts"
import { isPlayerRef, playerRef, type Ref } from "../state/ref.ts"
import { keywordAction } from "../actions/keyword-actions.ts"
import { beginEffect } from "./continuous.ts"
import type { Executors } from "./executor.ts"
import { resolvePlayers, resolveQuantity, resolveSelector } from "./selecting.ts"

export const rulesEffects: Executors<RulesEffect> = {
  rule: (s, e, context) => {
    const inner = { ...context }
    if (e.what !== undefined) bind(inner, "ruled", resolveSelector(s, e.what, context))
    if (e.player !== undefined) bind(inner, "ruledPlayers", resolvePlayers(s, e.player, context).map(playerRef))
    const uses = e.uses === undefined ? -1 : resolveQuantity(s, e.uses, context)
    beginEffect(s, inner, { duration: e.duration, statics: e.effects, bindings: inner.bindings, uses })
  },
  // 615.7: a shield prevents that much damage and no more.
  prevent: (s, e, context) => {
    const shielded = [...(e.to === undefined ? [] : resolveSelector(s, e.to, context)), ...(e.toPlayers === undefined ? [] : resolvePlayers(s, e.toPlayers, context).map(playerRef))]
    const sources = e.from === undefined ? [] : resolveSelector(s, e.from, context)
    const all = e.to === undefined && e.toPlayers === undefined
    const uses = e.amount === undefined ? (e.times ?? -1) : resolveQuantity(s, e.amount, context)
    for (const pattern of all ? [damage({ from: e.from !== undefined, combat: e.combat })] : recipients(shielded, e.from !== undefined, e.combat)) {
      const shield: ReplacementStatic = { static: "prevent", event: pattern, ...(e.then !== undefined && { then: e.then }) }
      beginEffect(s, context, { duration: e.duration, statics: [shield], uses, bindings: { ...context.bindings, shielded, sources } })
    }
  },
  // 614.9
  redirect: (s, e, context) => {
    const shielded = resolveSelector(s, e.from, context)
    const to = resolveSelector(s, e.to, context)
    const sources = e.source === undefined ? [] : resolveSelector(s, e.source, context)
    for (const event of recipients(shielded, e.source !== undefined, undefined)) {
      const statics: ReplacementStatic[] = [{ static: "alter", event, alter: { to: "recipient", selector: { sel: "bound", name: "redirectedTo" } } }]
      beginEffect(s, context, { duration: e.duration, statics, uses: e.times ?? -1, bindings: { ...context.bindings, shielded, sources, redirectedTo: to } })
    }
  },
  action: (s, e, context) => keywordAction(s, e, context),
}

/** Damage to these objects, and damage to these players: a pattern speaks of one kind of receiver. */
function recipients(refs: readonly Ref[], from: boolean, combat: boolean | undefined): EventPattern[] {
  const out: EventPattern[] = []
  if (refs.some((ref) => !isPlayerRef(ref))) out.push({ ...damage({ from, combat }), to: { is: "among", of: { sel: "bound", name: "shielded" } } })
  if (refs.some(isPlayerRef)) out.push({ ...damage({ from, combat }), player: { who: "bound", name: "shielded" } })
  return out
}

function damage({ from, combat }: { from: boolean; combat: boolean | undefined }): Extract<EventPattern, { on: "damage" }> {
  return { on: "damage", ...(from && { source: { is: "among", of: { sel: "bound", name: "sources" } } }), ...(combat !== undefined && { combat }) }
}
