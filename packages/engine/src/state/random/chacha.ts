/** The generator's key: eight 32-bit words. */
export type Key = readonly number[]

const WORDS = 16
/** The word that is the block's own number. */
const COUNTER = 12
const DOUBLE_ROUNDS = 10
/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

/** The words that each quarter round of a double round changes: first the columns, then the diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

/**
 * Blocks of ChaCha20 (RFC 8439), one for each counter: sixteen words each, in [-2^31, 2^31), that look random to anyone without the key and
 * are unrelated to those of other counters or nonces. Word w of block i is at w * counters.length + i. Shuffling a large library takes
 * hundreds of blocks, and each step done for all of them in turn takes half the time of one block after the other.
 */
export function chachaBlocks(
  key: Key,
  counters: readonly number[],
  a: number,
  b: number,
  c: number,
): Int32Array {
  const count = counters.length
  const x = new Int32Array(WORDS * count)
  const words = [...CONSTANTS, ...key, 0, a, b, c]
  for (let w = 0; w < WORDS; w++) x.fill(words[w], w * count, (w + 1) * count)
  x.set(counters, COUNTER * count)
  for (let i = 0; i < DOUBLE_ROUNDS; i++)
    for (const [p, q, r, t] of QUARTERS) quarters(x, count, p * count, q * count, r * count, t * count)
  for (let w = 0; w < WORDS; w++) for (let i = 0; i < count; i++) x[w * count + i] += words[w]
  for (let i = 0; i < count; i++) x[COUNTER * count + i] += counters[i]
  return x
}

/** One quarter round of all blocks. Holding its four words in variables more than halves its time. */
function quarters(x: Int32Array, count: number, a: number, b: number, c: number, d: number): void {
  for (let i = 0; i < count; i++) {
    let p = x[a + i]
    let q = x[b + i]
    let r = x[c + i]
    let t = x[d + i]
    p = (p + q) | 0
    t ^= p
    t = (t << 16) | (t >>> 16)
    r = (r + t) | 0
    q ^= r
    q = (q << 12) | (q >>> 20)
    p = (p + q) | 0
    t ^= p
    t = (t << 8) | (t >>> 24)
    r = (r + t) | 0
    q ^= r
    q = (q << 7) | (q >>> 25)
    x[a + i] = p
    x[b + i] = q
    x[c + i] = r
    x[d + i] = t
  }
}
