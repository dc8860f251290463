import { abandon, setInMotion } from "../../actions/supplementary/schemes.ts"
import { characteristics } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT, SUPERTYPE_BIT } from "../../language/vocabulary.ts"
import { wouldLose } from "../../sba/actions/players.ts"
import type { Plan } from "../../sba/plan.ts"
import { defineVariantActions } from "../../sba/variants.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { defineVariantTurn } from "../../turn/variants.ts"

const NAME = "archenemy"

/** 505.3, 904.9: the archenemy sets the top scheme in motion as the precombat main phase begins. */
defineVariantTurn(NAME, { mainPhase: (s) => setInMotion(s, s.turn.active) })

function isScheme(s: State, id: ObjectId): boolean {
  return (characteristics(s, id).types & CARD_TYPE_BIT.scheme) !== 0
}

/** Whether a triggered ability of such a scheme is on the stack or waiting. */
function isTriggering(s: State, isMeant: (source: ObjectId) => boolean): boolean {
  return (
    s.waiting.some((w) => isMeant(w.source)) ||
    s.stack.some((id) => {
      const { stack } = objectNow(s, id)
      return stack?.kind === "triggered" && isMeant(stack.source)
    })
  )
}

/** 704.6e: turns nonongoing schemes face down once their abilities are done; under the current rule, those of all schemes. */
function finishedSchemes(s: State, plan: Plan): void {
  const schemes = s.command.filter(
    (id) => isScheme(s, id) && (characteristics(s, id).supertypes & SUPERTYPE_BIT.ongoing) === 0,
  )
  const any = s.ruleset.knobs.schemeSba === "any-scheme-trigger"
  for (const id of schemes)
    if (!isTriggering(s, (source) => (any ? isScheme(s, source) : source === id)))
      plan.steps.push((now) => abandon(now, id, "704.6e"))
}

/** 904.13b: a team with a shared life total of 0 or less loses. */
function beatenTeams(s: State, plan: Plan): void {
  if (!s.options.sharedLife) return
  for (const player of s.players)
    if (player.left === null && player.life <= 0) wouldLose(s, plan, player, "904.13b", "life")
}

defineVariantActions(NAME, {
  collect: (s, plan) => {
    finishedSchemes(s, plan)
    beatenTeams(s, plan)
  },
})
