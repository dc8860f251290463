import type { Layer } from "../layers/layer-of.ts"

/**
 * Things that change often and matter to few cards, one bit each: code that writes them calls `invalidateIfRead`. "library" covers every
 * zone but the battlefield, including the stack and hands. "announced" stands for none of these: its writers call `invalidate`.
 */
export const ASPECT_BIT = {
  announced: 0,
  step: 1,
  tapped: 2,
  life: 4,
  damage: 8,
  library: 16,
  combat: 32,
  turn: 64,
  mana: 128,
} as const
export type Aspect = keyof typeof ASPECT_BIT

/** All that a node may read without naming one aspect; unspent mana changes too often and is always named. */
export const ALL_ASPECTS =
  Object.values(ASPECT_BIT).reduce<number>((all, bit) => all | bit, 0) & ~ASPECT_BIT.mana

/**
 * What must be known about a node of the language to cache its evaluation and to order effects. Each table of facts has every node of its
 * kind, so the compiler demands the facts of new ones.
 */
export interface Facts {
  /**
   * It reads things that change without `invalidate`: combat and tapped status, life, hands and graveyards, this turn's events, whose turn
   * it is. With an aspect, it reads only that one.
   */
  readonly volatile?: true | Aspect
  /** It reads what happened this turn: any recorded event can change it. */
  readonly history?: boolean
  /** The layers whose changes can affect its evaluation (613.8). */
  readonly reads?: readonly Layer[]
  /** It means something different for each object that has it, or for each event that triggered it. */
  readonly individual?: boolean
}

/** The layers of power and toughness (613.4). */
export const SIZE: readonly Layer[] = ["7a", "7b", "7c", "7d", "7e"]
