/** Key of the generator: eight 32-bit words. */
export type Key = readonly number[]

const WORDS = 16
const DOUBLE_ROUNDS = 10
/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] satisfies Key

const out = new Int32Array(WORDS)

/**
 * The block function of ChaCha20 (RFC 8439): sixteen words in [-2^31, 2^31) that nobody can tell from random ones, or relate to those of another
 * counter or nonce, without the key. The array is used again by the next call. The words are variables, and the eight quarter rounds written out: shuffles of
 * large libraries take a few hundred blocks each, and an array of words makes them four times as slow.
 */
export function chachaBlock(key: Key, counter: number, a: number, b: number, c: number): Int32Array {
  let x0 = CONSTANTS[0]
  let x1 = CONSTANTS[1]
  let x2 = CONSTANTS[2]
  let x3 = CONSTANTS[3]
  let x4 = key[0]
  let x5 = key[1]
  let x6 = key[2]
  let x7 = key[3]
  let x8 = key[4]
  let x9 = key[5]
  let x10 = key[6]
  let x11 = key[7]
  let x12 = counter
  let x13 = a
  let x14 = b
  let x15 = c
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    x0 = (x0 + x4) | 0
    x12 = rotated(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = rotated(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = rotated(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = rotated(x4 ^ x8, 7)

    x1 = (x1 + x5) | 0
    x13 = rotated(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = rotated(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = rotated(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = rotated(x5 ^ x9, 7)

    x2 = (x2 + x6) | 0
    x14 = rotated(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = rotated(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = rotated(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = rotated(x6 ^ x10, 7)

    x3 = (x3 + x7) | 0
    x15 = rotated(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = rotated(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = rotated(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = rotated(x7 ^ x11, 7)

    x0 = (x0 + x5) | 0
    x15 = rotated(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = rotated(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = rotated(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = rotated(x5 ^ x10, 7)

    x1 = (x1 + x6) | 0
    x12 = rotated(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = rotated(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = rotated(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = rotated(x6 ^ x11, 7)

    x2 = (x2 + x7) | 0
    x13 = rotated(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = rotated(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = rotated(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = rotated(x7 ^ x8, 7)

    x3 = (x3 + x4) | 0
    x14 = rotated(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = rotated(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = rotated(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = rotated(x4 ^ x9, 7)
  }
  out[0] = x0 + CONSTANTS[0]
  out[1] = x1 + CONSTANTS[1]
  out[2] = x2 + CONSTANTS[2]
  out[3] = x3 + CONSTANTS[3]
  out[4] = x4 + key[0]
  out[5] = x5 + key[1]
  out[6] = x6 + key[2]
  out[7] = x7 + key[3]
  out[8] = x8 + key[4]
  out[9] = x9 + key[5]
  out[10] = x10 + key[6]
  out[11] = x11 + key[7]
  out[12] = x12 + counter
  out[13] = x13 + a
  out[14] = x14 + b
  out[15] = x15 + c
  return out
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
