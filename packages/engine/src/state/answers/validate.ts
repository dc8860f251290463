import {
  type Answer,
  type ChooseDecision,
  CONCEDE,
  type Decision,
  type DistributeDecision,
  type NameDecision,
} from "../decision.ts"
import { kindsAmong } from "./kinds-among.ts"

/** Why an answer does not fit its decision, or null. Checks form only; the rules check whole declarations. */
export function answerFault(d: Decision, answer: Answer): string | null {
  switch (d.kind) {
    case "priority":
      return answer === CONCEDE || isIndex(answer, d.options.length) ? null : "not the index of an option"
    case "choose":
      return chooseFault(d, answer)
    case "option":
      return indicesFault(answer, d.options.length, d.min, d.max, d.repeat === true)
    case "number":
      return isWhole(answer) && answer >= d.min && answer <= d.max
        ? null
        : `not a whole number from ${d.min} to ${d.max}`
    case "order":
      return indicesFault(answer, d.options.length, d.options.length, d.options.length, false)
    case "distribute":
      return distributeFault(d, answer)
    case "attackers":
      return pairsFault(
        answer,
        d.candidates.map((c) => c.defenders.length),
        () => 1,
      )
    case "blockers":
      return pairsFault(
        answer,
        d.candidates.map((c) => c.attackers.length),
        (i) => d.candidates[i].max,
      )
    case "confirm":
      return answer === 0 || answer === 1 ? null : "not 0 or 1"
    case "name":
      return typeof answer === "string" && isAllowedName(d, answer) ? null : "not an allowed name"
  }
}

/** 201.4: any text may name a card, except names the game knows to be wrong. */
function isAllowedName({ options, refused }: NameDecision, name: string): boolean {
  return options === undefined ? refused?.includes(name) !== true : options.includes(name)
}

function isWhole(value: Answer): value is number {
  return typeof value === "number" && Number.isInteger(value)
}

function isIndex(value: Answer, length: number): value is number {
  return isWhole(value) && value >= 0 && value < length
}

function indicesFault(
  answer: Answer,
  length: number,
  min: number,
  max: number,
  repeat: boolean,
): string | null {
  if (!Array.isArray(answer)) return "not a list of indices"
  if (answer.length < min || answer.length > max) return `${answer.length} chosen, not ${min} to ${max}`
  for (let i = 0; i < answer.length; i++) {
    if (!isIndex(answer[i], length)) return "not the index of an option"
    if (!repeat && answer.indexOf(answer[i]) !== i) return "the same option twice"
  }
  return null
}

function chooseFault(d: ChooseDecision, answer: Answer): string | null {
  const fault = indicesFault(answer, d.options.length, d.min, d.max, false)
  if (fault !== null) return fault
  const chosen = answer as readonly number[]
  if (d.values !== undefined) {
    const sum = chosen.reduce((total, i) => total + d.values![i], 0)
    if (d.total !== undefined && sum > d.total) return `a total of ${sum} is more than ${d.total}`
    if (d.minTotal !== undefined && sum < d.minTotal) return `a total of ${sum} is less than ${d.minTotal}`
  }
  if (d.kinds !== undefined && kindsAmong(d.kinds, chosen) < (d.minKinds ?? 0))
    return "too few kinds among these"
  if (d.keys !== undefined) {
    const distinct = new Set(chosen.map((i) => d.keys![i])).size
    if (d.sameKey ? distinct > 1 : distinct < chosen.length) return "these cannot be chosen together"
  }
  return null
}

function distributeFault(d: DistributeDecision, answer: Answer): string | null {
  if (!Array.isArray(answer) || answer.length !== d.options.length) return "not one number for each option"
  let sum = 0
  for (let i = 0; i < answer.length; i++) {
    const share = answer[i]
    if (!isWhole(share) || share < d.min[i] || share > d.max[i]) return "a share is out of its bounds"
    sum += share
  }
  const least = d.before
  if (least !== undefined && answer.some((share, i) => Number(share) > 0 && isTooEarly(d, least, answer, i)))
    return "lethal damage must be assigned to the others first"
  return sum === d.total ? null : `the shares make ${sum}, not ${d.total}`
}

/** Whether an option gets something although one that must come before it lacks what it needs. */
function isTooEarly(
  d: DistributeDecision,
  least: readonly number[],
  answer: readonly unknown[],
  index: number,
): boolean {
  if (!d.inOrder && index < d.options.length - 1) return false
  return least.slice(0, index).some((needed, i) => Number(answer[i]) < needed)
}

function pairsFault(answer: Answer, lengths: readonly number[], max: (i: number) => number): string | null {
  if (!Array.isArray(answer)) return "not a list of pairs"
  const used = new Map<number, number[]>()
  for (const pair of answer) {
    if (
      !Array.isArray(pair) ||
      pair.length !== 2 ||
      !isIndex(pair[0], lengths.length) ||
      !isIndex(pair[1], lengths[pair[0]])
    )
      return "not a pair of indices"
    const before = used.get(pair[0]) ?? []
    if (before.includes(pair[1])) return "the same pair twice"
    used.set(pair[0], [...before, pair[1]])
    if (before.length + 1 > max(pair[0])) return "one creature too often"
  }
  return null
}
