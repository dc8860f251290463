/**
 * Leitner boxes for mistakes: a lesson answered wrongly returns the same day; each right answer lengthens the interval, and after the last
 * box it is learned. A lesson answered right at once is learned at once.
 */

/** Progress with one lesson: its box and the day it is due; null once learned. */
export interface Learning {
  box: number
  /** In days since 1 January 1970, local time. */
  due: number | null
}

/** By lesson id. */
export type Progress = Readonly<Record<string, Learning>>

/** Interval in days for each box. */
export const WAITS: readonly number[] = [0, 1, 3, 7, 21]

/** The progress with a lesson after another answer. */
export function afterAnswer(before: Learning | undefined, right: boolean, today: number): Learning {
  if (!right) return { box: 0, due: today }
  if (before === undefined || before.due === null) return { box: WAITS.length, due: null }
  // Repeating a lesson early doesn't count.
  if (before.due > today) return before
  const box = before.box + 1
  return box < WAITS.length ? { box, due: today + WAITS[box] } : { box, due: null }
}

/** The lessons due by today: longest overdue first, then lowest box. */
export function dueOf<Lesson extends { id: string }>(
  lessons: readonly Lesson[],
  progress: Progress,
  today: number,
): Lesson[] {
  const of = ({ id }: Lesson) => progress[id]
  const due = (lesson: Lesson) => of(lesson)?.due ?? Number.POSITIVE_INFINITY
  return lessons
    .filter((lesson) => due(lesson) <= today)
    .sort((a, b) => due(a) - due(b) || of(a).box - of(b).box)
}

/** The lesson to show next: while repeating (`today` isn't null) the next due one; otherwise the next unanswered one, else the next. */
export function lessonAfter<Lesson extends { id: string }>(
  order: readonly Lesson[],
  current: Lesson,
  progress: Progress,
  today: number | null,
): Lesson | undefined {
  if (today !== null) return dueOf(order, progress, today).find((lesson) => lesson !== current)
  const later = order.slice(order.indexOf(current) + 1)
  return later.find(({ id }) => progress[id] === undefined) ?? later[0]
}

/** The status of a lesson: unanswered, due today or later, or learned. */
export function standingOf(
  learning: Learning | undefined,
  today: number,
): "new" | "due" | "later" | "learned" {
  if (learning === undefined) return "new"
  if (learning.due === null) return "learned"
  return learning.due <= today ? "due" : "later"
}

/** The local date, in days since 1 January 1970. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}
