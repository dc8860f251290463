/**
 * Leitner's boxes for what was missed: a lesson that was answered wrongly comes back the same day; with each right answer it waits longer,
 * and after the last box it is learned. What was right at once is learned at once.
 */

/** How far one lesson is learned: its box and the day on which it is asked again; no day when it is learned. */
export interface Learning {
  box: number
  /** In days since 1 January 1970, of the person's calendar. */
  due: number | null
}

/** By the lesson's id. */
export type Progress = Readonly<Record<string, Learning>>

/** Days until a lesson of each box is asked again. */
export const WAITS: readonly number[] = [0, 1, 3, 7, 21]

/** What is known of a lesson after one more answer to it. */
export function afterAnswer(before: Learning | undefined, right: boolean, today: number): Learning {
  if (!right) return { box: 0, due: today }
  if (before === undefined || before.due === null) return { box: WAITS.length, due: null }
  // Who looks at a lesson before its day has learned nothing that lasts.
  if (before.due > today) return before
  const box = before.box + 1
  return box < WAITS.length ? { box, due: today + WAITS[box] } : { box, due: null }
}

/** Of these lessons, those to be asked again by today: the longest overdue first, and of those the least known. */
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

/** What is asked after a lesson: what is due by `today` while one repeats, which null says one doesn't; else the next that was not answered yet, else the next. */
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

/** Where a lesson stands: not answered yet, to be asked again today or later, or learned. */
export function standingOf(
  learning: Learning | undefined,
  today: number,
): "new" | "due" | "later" | "learned" {
  if (learning === undefined) return "new"
  if (learning.due === null) return "learned"
  return learning.due <= today ? "due" : "later"
}

/** The day of the person's calendar, in days since 1 January 1970. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
}
