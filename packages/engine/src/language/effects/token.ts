import type { Amount } from "../amount.ts"
import type { CardDefinition, CardFace } from "../card.ts"

/** A token's characteristics (111.3), or the name of a predefined one (111.10) or of a card (111.11). */
export type TokenSpec =
  | {
      predefined:
        | "treasure"
        | "food"
        | "clue"
        | "blood"
        | "gold"
        | "powerstone"
        | "map"
        | "incubator"
        | "junk"
        | "shard"
        | "lander"
        | "walker"
        | "mutagen"
    }
  | { role: "cursed" | "monster" | "royal" | "sorcerer" | "wicked" | "young" | "virtuous" }
  /** What the card of that name is; undefined in a card that was compiled without others. Source: 111.11. */
  | { card: string; definition?: CardDefinition }
  | { face: CardFace; back?: CardFace; power?: Amount; toughness?: Amount }
