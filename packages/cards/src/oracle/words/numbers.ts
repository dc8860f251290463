const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )

const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

/** Numbers up to ninety-nine by word: "thirty", "ninety-nine". */
const BY_WORD: ReadonlyMap<string, number> = new Map([
  ...WORDS.map((word, n) => [word, n] as const),
  ...TENS.flatMap((tens, i) =>
    WORDS.slice(0, 10).map((ones, n) => [n === 0 ? tens : `${tens}-${ones}`, 10 * (i + 2) + n] as const),
  ),
])

/** The number a word or string of digits denotes; undefined for other words. */
export function numberOf(word: string): number | undefined {
  return BY_WORD.get(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined)
}

/** The word for a number from 1 to 99; digits for any other. */
export function wordFor(n: number): string {
  if (n <= 0 || n > 99) return String(n)
  if (n <= 20) return WORDS[n]
  const tens = TENS[Math.floor(n / 10) - 2]
  return n % 10 === 0 ? tens : `${tens}-${WORDS[n % 10]}`
}
