import { ORACLE } from "../../oracle.ts"

// Counter kinds (122.1).

/** A counter's kind as printed: "+1/+1", "charge". */
ORACLE.symbol("counter").handwritten = {
  read: ({ tokens }, at) =>
    kindsAt(tokens, at).filter(({ end }) => tokens[end] === "counter" || tokens[end] === "counters"),
  *spell(value) {
    yield (value as string).split(" ")
  },
}

/** The kinds of counters that the words from `at` can name: one word, or a keyword of two ("first strike counter"). */
export function kindsAt(words: readonly string[], at: number): readonly { end: number; value: string }[] {
  const [word = "", next] = words.slice(at, at + 2)
  const two = `${word} ${next}`
  return [
    ...(/^[a-z]+$|^[+-]\d\/[+-]\d$/.test(word) && !NO_KIND.has(word) ? [{ end: at + 1, value: word }] : []),
    ...(TWO_WORD_COUNTERS.has(two) ? [{ end: at + 2, value: two }] : []),
  ]
}
const TWO_WORD_COUNTERS = new Set(["first strike", "double strike"])
const NO_KIND = new Set([
  "a",
  "each",
  "another",
  "no",
  "more",
  "that",
  "those",
  "the",
  "of",
  "other",
  "all",
  "x",
  "any",
])
