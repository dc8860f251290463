const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )

/** The number that a word or digits say. */
export function numberOf(word: string): number | undefined {
  const i = WORDS.indexOf(word)
  if (i >= 0) return i
  return /^\d+$/.test(word) ? Number(word) : undefined
}

/** The word for a small number, its digits for a large one. */
export function wordFor(n: number): string {
  return n > 0 && n <= 20 ? WORDS[n] : String(n)
}
