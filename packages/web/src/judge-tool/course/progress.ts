import { keepPreference, keptPreference } from "../../client/keep.ts"
import { afterAnswer, dayOf, type Learning, type Progress } from "./repetition.ts"

const KEPT = "lessons"

export const today = (): number => dayOf(new Date())

/** The stored progress; entries in another format are ignored. */
export function keptProgress(): Progress {
  const kept = keptPreference<Readonly<Record<string, unknown>>>(KEPT, {})
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Learning] => isLearning(entry[1])),
  )
}

function isLearning(value: unknown): value is Learning {
  if (typeof value !== "object" || value === null || !("box" in value) || !("due" in value)) return false
  const isDay = value.due === null || Number.isInteger(value.due)
  return Number.isInteger(value.box) && isDay
}

/** Stores the answer to a lesson. */
export function keepAnswer(id: string, right: boolean): void {
  const progress = keptProgress()
  keepPreference(KEPT, { ...progress, [id]: afterAnswer(progress[id], right, today()) })
}
