import type { Ability } from "@apnap/engine"
import type { Reader, Reading } from "../grammar/grammar.ts"

/** Words before a dash that have rules meaning: keywords, and parts of frames. */
const MEANINGFUL: ReadonlySet<string> = new Set([
  ...["boast", "exhaust", "forecast", "max speed", "power-up", "companion", "visit", "prize"],
  ...["to solve", "solved"],
])

/** The number of tokens in a leading ability word or flavor word, without its dash; 0 if there is none (207.2c, d). */
export function wordLength(tokens: readonly string[], at = 0): number {
  const dash = tokens.indexOf("—", at)
  const word = tokens.slice(at, Math.max(at, dash))
  const known = word.length <= 6 && WORD.test(word[0] ?? "") && word.every((token) => WITHIN.test(token))
  return known && !MEANINGFUL.has(word.join(" ")) ? word.length : 0
}

/** A letter somewhere: "nitro-9", "sevā"; the object's own name: "~ formula". */
const WORD = /^(?:(?=.*\p{Ll})[\p{Ll}\d'!,.-]+|~)$/u
/** "Descend 4", "do you like squirrels?" */
const WITHIN = /^(?:[\p{Ll}\d'!?,.-]+|~)$/u

/** Reads past an ability word or flavor word, which has no rules meaning (207.2c, d). */
export function readWorded(reader: Reader, at: number, symbol = "line"): readonly Reading[] {
  if (at !== 0) return []
  return readAfterWord(reader, at, symbol)
    .filter((r) => (r.value as readonly Ability[]).length === 1)
    .map((r) => ({ end: r.end, value: [{ ...(r.value as readonly Ability[])[0], word: r.word }] }))
}

/** What is read as a symbol after an ability word, with that word. */
export function readAfterWord(
  reader: Reader,
  at: number,
  symbol: string,
): readonly (Reading & { word: string })[] {
  const length = wordLength(reader.tokens, at)
  if (length === 0) return []
  const word = reader.tokens.slice(at, at + length).join(" ")
  return reader.read(symbol, at + length + 1).map((r) => ({ ...r, word }))
}
