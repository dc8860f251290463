/** The parts of the page that are drawn each for itself: a fault in one leaves the others as they are. */
export type Part = "page" | "desk" | "top" | "field" | "hand" | "stack" | "prompt" | "card" | "log" | "dialog"

/** A fault that a part holds, and what was to be drawn when it came. */
export interface Held {
  fault: Error | null
  of: unknown
}

/** Whatever was thrown, as a fault. */
export function faultOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** With something else to be drawn the part is tried again; null when it is the same. */
export function triedAgain(of: unknown, held: Held): Held | null {
  return of === held.of ? null : { fault: null, of }
}

/** What the person can give on with a report: the part, and what the browser said. */
export function faultCode(part: Part, { name, message }: Error): string {
  return `draw/${part}: ${name}: ${message}`
}
