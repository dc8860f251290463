import type { Layer } from "../layers/layer-of.ts"

/**
 * What must be known of a node of the language so that what was read from it can be remembered, and effects can be put in order. Each table of
 * facts has every node of its kind, so that the compiler asks for those of a new one.
 */
export interface Facts {
  /** It reads what changes without `invalidate`: combat and tapped status, life, hands and graveyards, this turn's events, whose turn it is. */
  readonly volatile?: boolean
  /** It reads what has happened this turn: each event that is recorded can change it. */
  readonly history?: boolean
  /** The layers whose changes can change how it is read (613.8). */
  readonly reads?: readonly Layer[]
  /** It means something else for each object that says it, or for each event that set it off. */
  readonly individual?: boolean
}

/** The layers of power and toughness (613.4). */
export const SIZE: readonly Layer[] = ["7a", "7b", "7c", "7d", "7e"]
