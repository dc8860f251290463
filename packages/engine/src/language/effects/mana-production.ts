import type { Amount } from "../amount.ts"
import type { Filter } from "../filter.ts"
import type { Selector } from "../selector.ts"
import type { Change } from "../statics/change.ts"
import type { Effect } from "./effect.ts"

/** What an ability adds to a mana pool. Source: 106.3 to 106.12. */
export type ManaProduction =
  /** Exactly this mana, "{C}{C}". */
  | {
      mana: string
      times?: Amount
      restriction?: ManaRestriction
      persists?: "turn" | "combat"
      snow?: boolean
      rider?: ManaRider
    }
  /** One of several alternatives; `anyColor` means all five, `circled` those that the card's owner has circled on it (207.5); "chosenColor" in a list is mana of that color. `each`: each mana may be of a different kind ("in any combination"). */
  | {
      choice: readonly string[] | "anyColor" | "anyType" | "chosenColor" | "commanderIdentity" | "circled"
      amount?: Amount
      /** As much of a color as your devotion to it (700.5). */
      byDevotion?: true
      each?: boolean
      restriction?: ManaRestriction
      persists?: "turn" | "combat"
      rider?: ManaRider
    }
  /** Any type (or colour) that these permanents could produce (106.7). */
  | { couldProduce: Filter; colorsOnly?: boolean; amount?: Amount; restriction?: ManaRestriction }
  /** A colour among these objects. `every`: mana of each of those colours. */
  | { colorsAmong: Selector; amount?: Amount; each?: boolean; every?: true }
  /** The type that the triggering event produced (triggered mana abilities). */
  | { sameAsEvent: true; amount?: Amount }
  /** As much of each type as the player has unspent (701.10f). */
  | { double: true }

/** "Spend this mana only to …" (106.6). */
export interface ManaRestriction {
  spells?: Filter
  abilities?: Filter
  /** "This mana can't be spent to cast …": it can be spent on anything else, including costs imposed by effects. */
  notSpells?: Filter
  /** Special actions by name (116.2): "foretell", "turnFaceUp", "unlock". */
  specials?: readonly string[]
  /** Also any cost that contains this symbol: "{C}". */
  costsWith?: string
  /** Any cost with {X}, any ability, or any spell. */
  only?: "x" | "abilities" | "spells"
}

/** What happens when the mana is spent on a spell: "that spell can't be countered", "enters with …". */
export interface ManaRider {
  when: Filter
  changes?: readonly Change[]
  effect?: Effect
}
