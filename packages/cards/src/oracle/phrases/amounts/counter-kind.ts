import { ORACLE } from "../../oracle.ts"

// Counter kinds (122.1).

/** A counter's kind as printed: "+1/+1", "charge". */
ORACLE.symbol("counter").handwritten = {
  read: (reader, at) => {
    const next = reader.tokens[at + 1]
    if (next !== "counter" && next !== "counters") {
      // Two-word kinds are keywords: "first strike counter".
      const third = reader.tokens[at + 2]
      if (third !== "counter" && third !== "counters") return []
      const two = `${reader.tokens[at]} ${next}`
      return TWO_WORD_COUNTERS.has(two) ? [{ end: at + 2, value: two }] : []
    }
    const word = reader.tokens[at]
    return /^[a-z]+$|^[+-]\d\/[+-]\d$/.test(word) && !NO_KIND.has(word) ? [{ end: at + 1, value: word }] : []
  },
  *spell(value) {
    yield (value as string).split(" ")
  },
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
