import type { Scenario } from "@apnap/scenarios"

/** The chapters of the course in teaching order: each is a file in `scenarios/course`. */
export const CHAPTERS = [
  "turn",
  "casting",
  "triggers",
  "sba",
  "combat",
  "layers",
  "replacement",
  "multiplayer",
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** A chapter with its lessons, in file order. */
export interface TaughtChapter {
  chapter: Chapter
  lessons: readonly Scenario[]
}

/** The lessons among the scenarios, by chapter. */
export function chapters(scenarios: readonly Scenario[]): TaughtChapter[] {
  const lessons = scenarios.filter(({ lesson }) => lesson !== undefined)
  return CHAPTERS.map((chapter) => ({
    chapter,
    lessons: lessons.filter(({ id }) => id.startsWith(`scenarios/course/${chapter}/`)),
  })).filter((one) => one.lessons.length > 0)
}

/** All lessons in teaching order. */
export function inOrder(scenarios: readonly Scenario[]): Scenario[] {
  return chapters(scenarios).flatMap(({ lessons }) => lessons)
}

/** The scenarios that aren't lessons: examples under the rules of their day. */
export function examples(scenarios: readonly Scenario[]): Scenario[] {
  return scenarios.filter(({ lesson }) => lesson === undefined)
}
