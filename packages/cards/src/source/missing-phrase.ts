import type { Misread } from "../oracle/card.ts"

const WORDS = 3

/**
 * The words at which parsing a line stopped, cut short so that lines missing the same rule share a phrase.
 * Punctuation alone says too little, so it keeps the words before it.
 */
export function missingPhrase({ line, stoppedAt, expected }: Misread): string {
  if (stoppedAt === "") return `(the end of the line; expected: ${expected.slice(0, 2).join(", ")})`
  const next = stoppedAt.split(" ").slice(0, WORDS)
  if (expected[0]?.startsWith("(")) return `${expected[0]} ${next.join(" ")}`
  if (!/^[.,:;]/.test(next[0])) return next.join(" ")
  const before = line.slice(0, Math.max(0, line.lastIndexOf(stoppedAt))).trim()
  return [...before.split(" ").slice(-2), ...next.slice(0, 2)].join(" ")
}
