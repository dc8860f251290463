import { type ManaType, SNOW_BIT } from "./symbols.ts"

/** How long unspent mana stays: "turn", "combat", "always", or a word of the caller's. Absent: 106.4, to the end of the step. */
export type ManaPersistence = "turn" | "combat" | "always" | (string & {})

/** One mana in a pool: plain JSON. */
export interface Mana {
  readonly type: ManaType
  /** Made by a snow source (107.4h). */
  readonly snow?: boolean
  /** The object that made it (106.3). */
  readonly source?: number
  /** What it may be spent on (106.6); opaque here, `canSpend` judges it. */
  readonly restriction?: unknown
  readonly persists?: ManaPersistence
  /** What spending it does to the spell or ability (106.6); opaque here. */
  readonly rider?: unknown
}

/** Unspent mana (106.4). A value: every change gives a new one. */
export type Pool = readonly Mana[]

export const EMPTY_POOL: Pool = Object.freeze([])

export function addMana(pool: Pool, ...mana: readonly Mana[]): Pool {
  return mana.length === 0 ? pool : [...pool, ...mana]
}

/** The pool without the mana at these indices (118.3a). An index twice or out of range is the caller's bug. */
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

/** What is left when a step or phase ends (106.4): only the mana that `keep` keeps. */
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
