import type { Amount } from "../amount.ts"
import type { CardFace } from "../card.ts"

/** A token's characteristics (111.3), or the name of a predefined one (111.10). */
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
  | { face: CardFace; back?: CardFace; power?: Amount; toughness?: Amount }
