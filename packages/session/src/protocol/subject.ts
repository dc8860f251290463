/** A colour's letter. */
export type Color = "W" | "U" | "B" | "R" | "G"

/** What a card does, as far as its picture tells. */
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
