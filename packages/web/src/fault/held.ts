/** The independently rendered parts of the page: a fault in one leaves the others intact. */
export type Part = "page" | "desk" | "top" | "field" | "hand" | "stack" | "prompt" | "card" | "log" | "dialog"

/** A fault caught in a part, and the data being rendered at the time. */
export interface Held {
  fault: Error | null
  of: unknown
}

/** Anything thrown, as an `Error`. */
export function faultOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** Retries the part when its data changes; null if it is the same. */
export function triedAgain(of: unknown, held: Held): Held | null {
  return of === held.of ? null : { fault: null, of }
}

/** The text for a bug report: the part and the browser's message. */
export function faultCode(part: Part, { name, message }: Error): string {
  return `draw/${part}: ${name}: ${message}`
}
