import type { Scenario } from "@apnap/scenarios"

/** The parts of the course, in the order in which they are taught: each is a file of `scenarios/course`. */
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

/** A part of the course with its lessons, in the order of their file. */
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

/** All lessons in the order in which they are taught. */
export function inOrder(scenarios: readonly Scenario[]): Scenario[] {
  return chapters(scenarios).flatMap(({ lessons }) => lessons)
}

/** The scenarios that are no lessons: how it went by the rules of their day. */
export function examples(scenarios: readonly Scenario[]): Scenario[] {
  return scenarios.filter(({ lesson }) => lesson === undefined)
}
