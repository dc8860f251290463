import { type ActiveTrigger, derived } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { objectNow } from "../../state/object-now.ts"
import type { State } from "../../state/state.ts"
import { enqueue, triggerContext } from "./waiting.ts"

/** 603.8: state triggers whose condition holds; each triggers again only after its ability has left the stack. */
export function detectStateTriggers(s: State): void {
  const d = derived(s)
  for (const trigger of d.triggers.get("state") ?? []) {
    const { when } = trigger.ability
    if (when.on !== "state" || isPending(s, trigger)) continue
    const context = triggerContext(s, trigger)
    if (evaluate(s, when.condition, context)) enqueue(s, trigger, context, [], d)
  }
}

function isPending(s: State, trigger: ActiveTrigger): boolean {
  if (s.waiting.some((w) => w.source === trigger.source && w.index === trigger.index)) return true
  return s.stack.some((id) => {
    const info = objectNow(s, id).stack
    return info?.kind === "triggered" && info.source === trigger.source && info.index === trigger.index
  })
}
