import {
  type Action,
  type Answer,
  type Decision,
  isPlayerRef,
  objectOf,
  type Ref,
  type State,
} from "@apnap/engine"
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
  const options = toldOptions(s, decision)
  const chosen = options && chosenFrom(options, answer)
  if (options !== null && chosen === null) return null
  return { key: JSON.stringify([kind, purpose, chosen ?? answer]), kind, purpose, chosen, answer }
}

/** The answer that makes the choice again; null if it can't be made. */
export function sameAnswer(s: State, decision: Decision, choice: ChoiceMade): Answer | null {
  if (decision.kind !== choice.kind || decision.purpose !== choice.purpose) return null
  const told = toldOptions(s, decision)
  if (told === null || choice.chosen === null) return choice.answer
  const { chosen } = choice
  const options = Array.from({ length: told.count }, (_, i) => told.tell(i))
  const isClear = (one: string) =>
    options.indexOf(one) >= 0 && options.indexOf(one) === options.lastIndexOf(one)
  if (!chosen.every(isClear)) return null
  const answer = chosen.map((one) => options.indexOf(one))
  if (decision.kind === "priority") return answer[0]
  return decision.kind === "choose" && decision.ordered !== true ? answer.toSorted((a, b) => a - b) : answer
}

/** The options that an answer names; null if it names others. */
function chosenFrom({ count, tell }: ToldOptions, answer: Answer): string[] | null {
  const indices = (Array.isArray(answer) ? answer : [answer]).map(Number)
  return indices.every((index) => Number.isInteger(index) && index >= 0 && index < count)
    ? indices.map(tell)
    : null
}

/** The number of options of a decision, and what each is. Told one by one: a window has many, and an answer names few. */
interface ToldOptions {
  count: number
  tell(index: number): string
}

/** Null for a decision that has no options. */
function toldOptions(s: State, decision: Decision): ToldOptions | null {
  switch (decision.kind) {
    case "priority":
      return told(decision.options, (action) => tellAction(s, action))
    case "choose":
      return told(decision.options, (ref) => cardOf(s, ref))
    case "order":
      return told(decision.options, (ref, i) => `${decision.labels?.[i] ?? ""} ${cardOf(s, ref)}`)
    case "option":
      return told(decision.options, ({ label, object }) => `${label} ${cardOf(s, object ?? 0)}`)
    default:
      return null
  }
}

function told<T>(options: readonly T[], tell: (option: T, index: number) => string): ToldOptions {
  return { count: options.length, tell: (index) => tell(options[index], index) }
}

function tellAction(s: State, action: Action): string {
  return action.do === "pass" ? "pass" : JSON.stringify({ ...action, object: cardOf(s, action.object) })
}

function cardOf(s: State, ref: Ref): string {
  return isPlayerRef(ref) ? `${ref}` : `card ${objectOf(s, ref)?.card ?? 0}`
}
