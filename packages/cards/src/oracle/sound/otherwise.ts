import type { Condition } from "@apnap/engine"
import { same } from "../grammar/hole.ts"
import type { Unsound } from "./unsound.ts"

interface Step {
  readonly do?: string
  readonly condition?: Condition
  readonly else?: unknown
}

/** "If it's a creature card, …. If it's a land card, …. Otherwise, …": means neither, but the data covers only the last condition. */
export function otherwiseOfSeveral(ability: object): readonly Unsound[] {
  let found = false
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    const { do: kind, of } = value as { do?: string; of?: unknown }
    if (kind === "sequence" && Array.isArray(of)) found ||= of.some((step, i) => isOfBoth(of[i - 1], step))
    for (const part of Object.values(value)) visit(part)
  }
  visit(ability)
  return found ? [{ reason: "otherwise", told: '"otherwise" of several questions' }] : []
}

function isOfBoth(before: Step | undefined, step: Step): boolean {
  if (step.else === undefined || before?.else !== undefined) return false
  const [first, second] = [before?.condition, step.condition]
  return first?.if === "is" && second?.if === "is" && same(first.of, second.of)
}
