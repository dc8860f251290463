import {
  type Decision,
  type Game,
  isPlayerRef,
  type Ref,
  type Refusal,
  ruleNumber,
  type State,
} from "@apnap/engine"
import type { Reason } from "../protocol/table.ts"
import { actionText, labelText } from "./describe.ts"

/**
 * Why nothing can be done with an object or player now: the refusal of a target, attacker or blocker, or of each action and unpayable cost
 * it could be used for. `by`: the creature that would block it.
 */
export function reasonsFor(game: Game, ref: Ref, by: Ref | null = null): Reason[] {
  const { decision } = game
  if ((decision?.kind === "attackers" || decision?.kind === "blockers") && !isPlayerRef(ref)) {
    const refusal = game.whyCombat(ref, by)
    const what = decision.kind === "attackers" ? "attack" : by === null ? "block" : "beBlocked"
    return refusal === null ? [] : [because(game, what, "", refusal)]
  }
  if (decision?.kind === "choose" && decision.purpose === "target") {
    const refusal = game.whyTarget(ref)
    return refusal === null ? [] : [because(game, "target", "", refusal)]
  }
  if (decision?.kind !== "priority" || isPlayerRef(ref)) return []
  return onceEach(
    game.refusals(ref).map(({ action, cost, ...refusal }) => ({
      ...because(game, cost === undefined ? action.do : "cost", actionText(game.state, action), refusal),
      action,
      ...(cost !== undefined && { key: cost }),
    })),
  )
}

/** Reports an unpayable cost once, even if the spell could be cast in several ways. */
function onceEach(reasons: readonly Reason[]): Reason[] {
  return reasons.filter(
    ({ what, key }, i) =>
      what !== "cost" || reasons.findIndex((other) => other.what === "cost" && other.key === key) === i,
  )
}

/** The options that the decision refuses, and why. */
export function reasonsAmong(s: State, decision: Decision, about: readonly string[]): Reason[] {
  if (decision.kind !== "option") return []
  return (decision.refused ?? []).map(({ label, ...refusal }) => ({
    ...because({ state: s }, "option", labelText(s, label, undefined, about), refusal),
    key: label,
  }))
}

function because(
  { state }: Pick<Game, "state">,
  what: Reason["what"],
  text: string,
  refusal: Refusal,
): Reason {
  return { what, text, ...refusal, number: ruleNumber(state.ruleset, refusal.rule) }
}
