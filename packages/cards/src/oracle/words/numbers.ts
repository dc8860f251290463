const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  )

const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

/** "Thirty", "ninety-nine". */
function tensOf(word: string): number | undefined {
  const [tens, ones] = word.split("-")
  const ten = TENS.indexOf(tens)
  if (ten < 0) return undefined
  if (ones === undefined) return 10 * (ten + 2)
  const one = WORDS.indexOf(ones)
  return one > 0 && one < 10 ? 10 * (ten + 2) + one : undefined
}

/** The number that a word or digits say. */
export function numberOf(word: string): number | undefined {
  const i = WORDS.indexOf(word)
  if (i >= 0) return i
  const tens = tensOf(word)
  if (tens !== undefined) return tens
  return /^\d+$/.test(word) ? Number(word) : undefined
}

/** The word for a number up to ninety-nine, the digits of a larger one. */
export function wordFor(n: number): string {
  if (n <= 0 || n > 99) return String(n)
  if (n <= 20) return WORDS[n]
  const tens = TENS[Math.floor(n / 10) - 2]
  return n % 10 === 0 ? tens : `${tens}-${WORDS[n % 10]}`
}
