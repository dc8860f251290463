import { ownPlanes, planeswalk } from "../../actions/supplementary/planes.ts"
import { characteristics } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { Plan } from "../../sba/plan.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** Whether one of its triggered abilities has yet to leave the stack. */
function isTriggering(s: State, source: ObjectId): boolean {
  return (
    s.waiting.some((w) => w.source === source) ||
    s.stack.some((id) => {
      const { stack } = objectNow(s, id)
      return stack?.kind === "triggered" && stack.source === source
    })
  )
}

/** 704.6f: once a phenomenon's ability has left the stack, the planar controller planeswalks. */
function leftPhenomena(s: State, plan: Plan): void {
  if (!s.ruleset.knobs.phenomenonSba) return
  const done = ownPlanes(s).some(
    (id) => (characteristics(s, id).types & CARD_TYPE_BIT.phenomenon) !== 0 && !isTriggering(s, id),
  )
  if (done) plan.steps.push((now) => planeswalk(now, now.planarController, "704.6f"))
}

defineVariantActions("planechase", { collect: leftPhenomena })
