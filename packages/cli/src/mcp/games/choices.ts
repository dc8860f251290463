import type { Answer, Decision, Game, Ref } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { actionWords, optionWords } from "../../play/action-words.ts"
import { askedName } from "../../play/asked-name.ts"
import { pairingsOf } from "../../play/pairs.ts"
import { PHRASES } from "../../play/phrases.ts"
import { refuse } from "../refusal.ts"

/** The form of an answer: a number, some of the listed choices, one share for each of them, or a name. */
type Form = "one" | "some" | "number" | "order" | "shares" | "name"

/** The possible answers to a decision, in words. */
export interface Choices {
  form: Form
  /** The form of the answer. */
  how: string
  /** By their numbers, from 0. */
  options: readonly string[]
  min: number
  max: number
}

/** The choices of a decision as its player sees them. */
export function choicesOf(game: Game, decision: Decision, language: Language): Choices {
  const words = PHRASES[language]
  const view = game.view(decision.player, { inProgress: true })
  const name = (ref: Ref) => askedName(game, view, ref, words)
  switch (decision.kind) {
    case "priority":
      return one(decision.options.map((action) => actionWords(game, action, language)))
    case "confirm":
      return one([words.no, words.yes])
    case "number":
      return {
        form: "number",
        how: `a number from ${decision.min} to ${decision.max}`,
        options: [],
        ...range(decision),
      }
    case "name":
      return { form: "name", how: "a name, as text", options: decision.options ?? [], min: 1, max: 1 }
    case "option":
      return some(optionWords(game, decision, language, name), decision)
    case "choose":
      return some(decision.options.map(name), decision)
    case "order": {
      const options = optionWords(game, decision, language, name)
      const how = "all numbers, as a list, in the order wanted"
      return { form: "order", how, options, min: options.length, max: options.length }
    }
    case "distribute": {
      const options = decision.options.map(
        (ref, i) => `${name(ref)}: ${decision.min[i]} to ${decision.max[i]}`,
      )
      const how = `a list with one share for each, ${decision.total} together`
      return { form: "shares", how, options, min: options.length, max: options.length }
    }
    case "attackers":
    case "blockers": {
      const pairs = pairingsOf(decision)
      const options = pairs.map(({ creature, other }) => `${name(creature)} → ${name(other)}`)
      return some(options, { min: 0, max: pairs.length })
    }
  }
}

function one(options: readonly string[]): Choices {
  return { form: "one", how: "one number", options, min: 1, max: 1 }
}

function some(options: readonly string[], limits: { min: number; max: number }): Choices {
  const { min, max } = range(limits)
  const most = Math.min(max, options.length)
  const how =
    min === max && max === 1 ? "one number" : `a list of ${min === max ? min : `${min} to ${most}`} numbers`
  return { form: "some", how, options, min, max }
}

function range({ min, max }: { min: number; max: number }): { min: number; max: number } {
  return { min, max }
}

/** A caller's answer: choice numbers, shares, a number or a name. */
export type Given = number | string | readonly number[]

/** The answer in the decision's form; the game validates it. Refuses another form as "answer/form". */
export function answerFrom(decision: Decision, given: Given): Answer {
  switch (decision.kind) {
    case "priority":
    case "confirm":
    case "number":
      return typeof given === "number" ? given : wrong("one number")
    case "name":
      return typeof given === "string" ? given : wrong("a name, as text")
    case "attackers":
    case "blockers": {
      const pairs = pairingsOf(decision)
      return listOf(given).map((i) => pairs[i]?.pair ?? wrong("numbers of the list"))
    }
    default:
      return listOf(given)
  }
}

function listOf(given: Given): readonly number[] {
  if (typeof given === "string") return wrong("a list of numbers")
  return typeof given === "number" ? [given] : given
}

function wrong(how: string): never {
  return refuse("answer/form", `the answer is ${how}`)
}
