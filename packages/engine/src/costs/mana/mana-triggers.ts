import { contextOf } from "../../characteristics/context.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Bindings } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { editState } from "../../state/writing/edit.ts"
import { isManaTrigger } from "./outputs.ts"
import { PLANNED } from "./produce-mana.ts"

/** 605.4a: triggered mana abilities resolve immediately, without the stack. */
export function resolveManaTriggers(
  s: State,
  before: number,
  letters: string,
  planned: Bindings[string] | undefined,
): void {
  let left = planned
  for (;;) {
    const at = s.waiting.findIndex((waiting, i) => i >= before && isManaTrigger(waiting.ability))
    if (at < 0) return
    const { source, controller, ability, bindings, x } = s.waiting[at]
    editState(s).waiting = s.waiting.filter((_, i) => i !== at)
    const detail = ability.when.on === "mana" ? bindings.detail : letters
    const context = contextOf(
      source,
      controller,
      x,
      left === undefined ? { ...bindings, detail } : { ...bindings, detail, [PLANNED]: left },
    )
    if (ability.condition === undefined || evaluate(s, ability.condition, context))
      execute(s, ability.effect!, context) // 603.4
    left = context.bindings[PLANNED]
  }
}
