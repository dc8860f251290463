import type { Ability } from "@apnap/engine"
import type { Reader, Reading } from "../grammar/grammar.ts"

/** Words before a dash that have rules meaning: keywords, and parts of frames. */
const MEANINGFUL: ReadonlySet<string> = new Set([
  ...["boast", "exhaust", "forecast", "max speed", "power-up", "companion", "visit", "prize"],
  ...["to solve", "solved"],
])

/** The number of tokens in a leading ability word or flavor word, without its dash; 0 if there is none (207.2c, d). */
export function wordLength(tokens: readonly string[]): number {
  const dash = tokens.indexOf("—")
  const word = tokens.slice(0, Math.max(0, dash))
  const known = dash <= 6 && word.every((token, i) => (i === 0 ? WORD : WORD_OR_NUMBER).test(token))
  return known && !MEANINGFUL.has(word.join(" ")) ? word.length : 0
}

const WORD = /^[a-z'!,.-]+$/
const WORD_OR_NUMBER = /^(?:[a-z'!,.-]+|\d+)$/ // "descend 4"

/** Reads past an ability word or flavor word, which has no rules meaning (207.2c, d). */
export function readWorded(reader: Reader, at: number, symbol = "line"): readonly Reading[] {
  const dash = at === 0 ? wordLength(reader.tokens) : 0
  if (dash === 0) return []
  return reader
    .read(symbol, dash + 1)
    .filter((r) => (r.value as readonly Ability[]).length === 1)
    .map((r) => {
      const [ability] = r.value as readonly Ability[]
      return { end: r.end, value: [{ ...ability, word: reader.tokens.slice(at, dash).join(" ") }] }
    })
}
