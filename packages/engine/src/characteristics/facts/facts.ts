import type { Layer } from "../layers/layer-of.ts"

/**
 * What changes often and matters to few cards, each a bit: who writes it calls `invalidateIfRead`. "library" is all that lies off the battlefield, the
 * stack and hands included. What is "announced" is none of these: its writers call `invalidate`.
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
} as const
export type Aspect = keyof typeof ASPECT_BIT

export const ALL_ASPECTS = Object.values(ASPECT_BIT).reduce<number>((all, bit) => all | bit, 0)

/**
 * What must be known of a node of the language so that what was read from it can be remembered, and effects can be put in order. Each table of
 * facts has every node of its kind, so that the compiler asks for those of a new one.
 */
export interface Facts {
  /**
   * It reads what changes without `invalidate`: combat and tapped status, life, hands and graveyards, this turn's events, whose turn it is. One that
   * names an aspect reads no other.
   */
  readonly volatile?: true | Aspect
  /** It reads what has happened this turn: each event that is recorded can change it. */
  readonly history?: boolean
  /** The layers whose changes can change how it is read (613.8). */
  readonly reads?: readonly Layer[]
  /** It means something else for each object that says it, or for each event that set it off. */
  readonly individual?: boolean
}

/** The layers of power and toughness (613.4). */
export const SIZE: readonly Layer[] = ["7a", "7b", "7c", "7d", "7e"]
