import { contextOf } from "../../characteristics/context.ts"
import type { ChooseDecision } from "../../state/decision.ts"
import type { Ref } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { targetRefusal } from "../../targeting/target-legality.ts"

/** Of a later target, the earlier ones may be what rules it out. */
const unfit = ({ slot = 0 }: ChooseDecision): Refusal => ({
  rule: "601.2c",
  code: slot === 0 ? "target-unfit" : "target-unfit-or-chosen",
})

/** Why this can't be chosen as the target asked for; `s` is the state in the middle of the action that asks. */
export function whyNotTarget(s: State, decision: ChooseDecision, ref: Ref): Refusal | null {
  if (decision.options.includes(ref)) return null
  const { source, player } = decision
  const stack = s.objects[source]?.zone === "stack" ? source : 0
  return targetRefusal(s, ref, { ...contextOf(source, player), stack }) ?? unfit(decision)
}
