/** A colour's letter. */
export type Color = "W" | "U" | "B" | "R" | "G"

/** What a card does, as depicted in its picture. */
export type Effect =
  | "damage"
  | "destroy"
  | "destroy all"
  | "exile"
  | "counter"
  | "draw"
  | "discard"
  | "scry"
  | "search"
  | "mana"
  | "+1/+1 counter"
  | "pump"
  | "shrink"
  | "lifegain"
  | "lifeloss"
  | "token"
  | "sacrifice"
  | "return"
  | "bounce"
  | "reanimate"
  | "mill"
  | "steal"
  | "copy"
  | "tap"
  | "untap"
  | "fight"
  | "prevent"
  | "protect"
  | "fog"
  | "extra turn"
  | "cannot attack"
  | "win"
  | "lands"
  | "topdeck"

/** The input for a card's picture: only what is printed on it. */
export interface Subject {
  name: string
  /** Lowercase: "creature". */
  types: readonly string[]
  /** As printed: "Goblin". */
  subtypes: readonly string[]
  /** Its colours; for a land, those of the mana it makes. */
  colors: readonly Color[]
  /** Keywords by their engine names: "firstStrike". */
  keywords: readonly string[]
  /** The first effect of its text; null if no sign depicts it. */
  effect: Effect | null
  power: number | null
  toughness: number | null
  token: boolean
}
