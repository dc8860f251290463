import { type Answer, type Decision, isPlayerRef, objectOf, type Ref, type State } from "@apnap/engine"
import { onlyAnswer } from "./only-answer.ts"

/** A choice, told so that the same one can be made again: objects by their cards, since they become new objects (400.7). */
export interface ChoiceMade {
  /** Equal for equal choices. */
  readonly key: string
  readonly kind: Decision["kind"]
  readonly purpose: string
  /** The options chosen; null for a choice without options, whose answer is kept as it is. */
  readonly chosen: readonly string[] | null
  readonly answer: Answer
}

/** The answer as a choice; null where there was none, in combat, and for a concession. */
export function choiceMade(s: State, decision: Decision, answer: Answer): ChoiceMade | null {
  const { kind, purpose } = decision
  if (kind === "attackers" || kind === "blockers" || onlyAnswer(decision) !== null) return null
  const options = optionsOf(s, decision)
  const chosen = options === null ? null : chosenFrom(options, answer)
  if (chosen?.some((one) => one === undefined)) return null
  return { key: JSON.stringify([kind, purpose, chosen ?? answer]), kind, purpose, chosen, answer }
}

/** The answer that makes the choice again; null if it can't be made. */
export function sameAnswer(s: State, decision: Decision, choice: ChoiceMade): Answer | null {
  if (decision.kind !== choice.kind || decision.purpose !== choice.purpose) return null
  const options = optionsOf(s, decision)
  if (options === null || choice.chosen === null) return choice.answer
  const { chosen } = choice
  const isClear = (one: string) =>
    options.indexOf(one) >= 0 && options.indexOf(one) === options.lastIndexOf(one)
  if (!chosen.every(isClear)) return null
  const answer = chosen.map((one) => options.indexOf(one))
  if (decision.kind === "priority") return answer[0]
  return decision.kind === "choose" && decision.ordered !== true ? answer.toSorted((a, b) => a - b) : answer
}

function chosenFrom(options: readonly string[], answer: Answer): string[] {
  const indices = Array.isArray(answer) ? answer : [answer]
  return indices.map((index) => options[Number(index)])
}

/** What each option is; null for a decision that has none. */
function optionsOf(s: State, decision: Decision): string[] | null {
  const card = (ref: Ref) => (isPlayerRef(ref) ? `${ref}` : `card ${objectOf(s, ref)?.card ?? 0}`)
  switch (decision.kind) {
    case "priority":
      return decision.options.map((action) =>
        action.do === "pass" ? "pass" : JSON.stringify({ ...action, object: card(action.object) }),
      )
    case "choose":
      return decision.options.map(card)
    case "order":
      return decision.options.map((ref, i) => `${decision.labels?.[i] ?? ""} ${card(ref)}`)
    case "option":
      return decision.options.map(({ label, object }) => `${label} ${card(object ?? 0)}`)
    default:
      return null
  }
}
