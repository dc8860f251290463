import type { Answer, Decision } from "@apnap/engine"
import { PASS } from "../protocol/stops.ts"
import { onlyAnswer } from "./only-answer.ts"

/** Whether an answer may have been given on a person's behalf: a pass, the only legal answer, or an attack without attackers. */
export function isAutomatic(decision: Decision, answer: Answer): boolean {
  if (decision.kind === "priority") return answer === PASS
  if (decision.kind === "attackers") return Array.isArray(answer) && answer.length === 0
  return onlyAnswer(decision) !== null
}
