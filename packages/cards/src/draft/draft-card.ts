import type { SearchCard } from "../search/search-card.ts"
import { type DraftAbility, draftAbilities } from "./draft-abilities.ts"

export const RARITIES = ["common", "uncommon", "rare", "mythic"] as const
export type Rarity = (typeof RARITIES)[number]

/** A card that booster packs are made of. */
export interface DraftCard {
  readonly name: string
  readonly rarity: Rarity
  /** Bits of WUBRG: of the card, and of its color identity (903.4). */
  readonly colors: number
  readonly identity: number
  readonly manaValue: number
  /** Lower case. */
  readonly typeLine: string
  /** Lower case, without reminder text. */
  readonly text: string
  readonly abilities: readonly DraftAbility[]
}

export function draftCard({ faces, ...card }: SearchCard, rarity: Rarity): DraftCard {
  const { name, colors, identity, manaValue } = card
  const [{ typeLine, text }] = faces
  return { name, rarity, colors, identity, manaValue, typeLine, text, abilities: draftAbilities(text) }
}
