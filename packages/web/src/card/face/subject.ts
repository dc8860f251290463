import type { Effect } from "./tables/effect.ts"

/** A colour's letter. */
export type Color = "W" | "U" | "B" | "R" | "G"

/** What the picture of a card is made from: what is printed on it, and nothing else. */
export interface Subject {
  /** The English name. */
  name: string
  /** Small letters: "creature". */
  types: readonly string[]
  /** As they are printed: "Goblin". */
  subtypes: readonly string[]
  /** Its colours; of a land those of the mana that it makes. */
  colors: readonly Color[]
  /** Keywords as the engine names them: "firstStrike". */
  keywords: readonly string[]
  /** The first thing that its text does; null when that is nothing that has a sign. */
  effect: Effect | null
  power: number | null
  toughness: number | null
  token: boolean
}

export function isOf({ types }: Subject, type: string): boolean {
  return types.includes(type)
}
