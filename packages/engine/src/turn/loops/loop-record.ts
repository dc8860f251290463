/**
 * The record of `Turn.loop`: texts of recent situations, each with the number of events at that time. A long mandatory sequence asks how
 * often a text is there after each action, so the counts of the last list seen are kept and go along with it as it grows.
 */
let latest: readonly string[] = []
let counts = new Map<string, number>()

/** Separates a text from the number of events. */
const AT = "@"

/** How often the text is in the record. */
export function timesRecorded(loop: readonly string[], text: string): number {
  if (loop !== latest) countAnew(loop)
  return counts.get(text) ?? 0
}

/** The record with one more text; it keeps the last `most`. */
export function recorded(loop: readonly string[], text: string, events: number, most: number): string[] {
  if (loop !== latest) countAnew(loop)
  const longer = [...loop.slice(1 - most), `${text}${AT}${events}`]
  for (const dropped of loop.slice(0, loop.length + 1 - longer.length)) add(textOf(dropped), -1)
  add(text, 1)
  latest = longer
  return longer
}

/** The number of events when the text was last recorded; 0 if it wasn't. */
export function eventsAtLast(loop: readonly string[], text: string): number {
  const last = loop.findLast((entry) => textOf(entry) === text)
  return last === undefined ? 0 : Number(last.slice(text.length + AT.length))
}

function textOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf(AT))
}

function countAnew(loop: readonly string[]): void {
  counts = new Map()
  for (const entry of loop) add(textOf(entry), 1)
  latest = loop
}

function add(text: string, by: number): void {
  const now = (counts.get(text) ?? 0) + by
  if (now === 0) counts.delete(text)
  else counts.set(text, now)
}
