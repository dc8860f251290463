import { chachaBlocks, type Key } from "./chacha.ts"

/**
 * The source of a game's randomness. A short number is handy for games to be replayed; if players must not be able to find out the seed
 * from what they see, use at least 128 unguessable bits, as bytes, a text or a bigint.
 */
export type Seed = number | bigint | string | Uint8Array

/** The longest seed, in characters or bytes. */
export const LONGEST_SEED = 1024

/** Whether it is a seed: a whole number, or a text or bytes neither empty nor too long. */
export function isSeed(seed: unknown): seed is Seed {
  if (typeof seed === "number") return Number.isInteger(seed)
  if (typeof seed === "bigint") return seed < BIG && seed > -BIG
  if (typeof seed !== "string" && !(seed instanceof Uint8Array)) return false
  return seed.length > 0 && seed.length <= LONGEST_SEED
}

const BIG = 1n << 2048n

const CHUNK = 16
const END = 0x80
const TAGS = { number: 1, text: 2, bytes: 3 } as const

/** The key of a seed: different seeds have different keys. Equal whole numbers are one seed, whether `number` or `bigint`. */
export function keyOf(seed: Seed): Key {
  const bytes = [...bytesOf(seed), END]
  while (bytes.length % CHUNK !== 0) bytes.push(0)
  let key: Key = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const [a, b, c, d] = [0, 4, 8, 12].map((i) => wordAt(bytes, at + i))
    key = [...chachaBlocks(key, [a], b, c, d).subarray(0, 8)]
  }
  return key
}

function bytesOf(seed: Seed): number[] {
  if (typeof seed === "string") return [TAGS.text, ...twoBytes(seed)]
  if (seed instanceof Uint8Array) return [TAGS.bytes, ...seed]
  return [TAGS.number, ...twoBytes(BigInt(seed).toString())]
}

function twoBytes(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((c) => [c >>> 8, c & 0xff])
}

function wordAt(bytes: readonly number[], at: number): number {
  return bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)
}
