import type { Answer } from "../decision.ts"

/** No decision needs more than these. */
const LONGEST_LIST = 100_000
const LONGEST_NAME = 1000

/** Copies an answer of unknown form; null if it can't be an answer at all. `answerFault` says whether it fits a decision. */
export function copyAnswer(given: unknown): Answer | null {
  if (typeof given === "number") return given
  if (typeof given === "string") return given.length <= LONGEST_NAME ? given : null
  if (!Array.isArray(given) || given.length > LONGEST_LIST) return null
  if (given.every((part) => typeof part === "number")) return [...given]
  const pairs = given.map((part: unknown) => copyPair(part))
  return pairs.every((pair) => pair !== null) ? pairs : null
}

function copyPair(given: unknown): readonly [number, number] | null {
  if (!Array.isArray(given) || given.length !== 2) return null
  const [a, b]: unknown[] = given
  return typeof a === "number" && typeof b === "number" ? [a, b] : null
}
