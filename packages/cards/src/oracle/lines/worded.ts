import type { Ability } from "@apnap/engine"
import type { Reader, Reading } from "../grammar/grammar.ts"

/** What is printed before a dash and does mean something: keywords, and parts of frames. */
const MEANINGFUL: ReadonlySet<string> = new Set([
  ...["boast", "exhaust", "forecast", "max speed", "power-up", "companion", "visit", "prize"],
  ...["to solve", "solved"],
])

/** Ability words and flavour words have no rules meaning (207.2c, d). */
export function readWorded(reader: Reader, at: number, symbol = "line"): readonly Reading[] {
  const dash = reader.tokens.indexOf("—", at)
  if (
    at !== 0 ||
    dash < 1 ||
    dash > 6 ||
    !reader.tokens.slice(at, dash).every((word) => /^[a-z'!,.-]+$/.test(word)) ||
    MEANINGFUL.has(reader.tokens.slice(at, dash).join(" "))
  )
    return []
  return reader
    .read(symbol, dash + 1)
    .filter((r) => (r.value as readonly Ability[]).length === 1)
    .map((r) => {
      const [ability] = r.value as readonly Ability[]
      return { end: r.end, value: [{ ...ability, word: reader.tokens.slice(at, dash).join(" ") }] }
    })
}
