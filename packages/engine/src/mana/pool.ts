import { type ManaType, SNOW_BIT } from "./symbols.ts"

/** How long unspent mana stays: "turn", "combat", "always", or a caller's own word. Absent: to the end of the step (106.4). */
export type ManaPersistence = "turn" | "combat" | "always" | (string & {})

/** One mana in a pool: plain JSON. */
export interface Mana {
  readonly type: ManaType
  /** Made by a snow source (107.4h). */
  readonly snow?: boolean
  /** The object that produced it (106.3). */
  readonly source?: number
  /** What it may be spent on (106.6); opaque here, judged by `canSpend`. */
  readonly restriction?: unknown
  readonly persists?: ManaPersistence
  /** What spending it does to the spell or ability (106.6); opaque here. */
  readonly rider?: unknown
}

/** Unspent mana (106.4). Immutable: every change returns a new pool. */
export type Pool = readonly Mana[]

export const EMPTY_POOL: Pool = Object.freeze([])

export function addMana(pool: Pool, ...mana: readonly Mana[]): Pool {
  return mana.length === 0 ? pool : [...pool, ...mana]
}

/** The pool without the mana at these indices (118.3a). A repeated or out-of-range index is the caller's bug. */
export function removeMana(pool: Pool, indices: readonly number[]): Pool {
  const gone = new Set(indices)
  if (gone.size !== indices.length) throw new RangeError("removeMana: the same mana twice")
  for (const i of gone) if (pool[i] === undefined) throw new RangeError(`removeMana: no mana at ${i}`)
  return pool.filter((_, i) => !gone.has(i))
}

export function count(pool: Pool, type: ManaType): number {
  let n = 0
  for (const mana of pool) if (mana.type === type) n++
  return n
}

/** The mana left when a step or phase ends (106.4): only what `keep` accepts. */
export function emptyPool(pool: Pool, keep: (mana: Mana) => boolean = () => false): Pool {
  if (pool.length === 0) return pool
  const kept = pool.filter(keep)
  return kept.length === pool.length ? pool : kept.length === 0 ? EMPTY_POOL : kept
}

/** The mana's type and snow bits. On the hottest path: a switch is several times faster than a table here. */
export function manaMask(mana: Mana): number {
  const bit = bitOf(mana.type)
  return mana.snow === true ? bit | SNOW_BIT : bit
}

function bitOf(type: ManaType): number {
  switch (type) {
    case "W":
      return 1
    case "U":
      return 2
    case "B":
      return 4
    case "R":
      return 8
    case "G":
      return 16
    case "C":
      return 32
  }
}
