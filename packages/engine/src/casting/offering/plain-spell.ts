import { analyse } from "../../characteristics/layers/analysis.ts"
import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import type { Ability } from "../../language/ability.ts"
import { FLAG_BIT, flagBit } from "../../language/keyword.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { ManaCost, ManaSummary } from "../../mana/index.ts"

const PERMANENT =
  CARD_TYPE_BIT.artifact | CARD_TYPE_BIT.creature | CARD_TYPE_BIT.enchantment | CARD_TYPE_BIT.planeswalker
const OF_CASTING = FLAG_BIT.flash | FLAG_BIT.convoke | FLAG_BIT.delve

/**
 * Whether the card, with one face, is a permanent spell that requires only sorcery timing and the mana of its cost: no targets (303.4a), no
 * choices, no other costs, and no text about how it is cast. Unless an effect changes that, it can be cast from the hand in just one way
 * (601.2).
 */
export function isPlainSpell({ types, subtypes, cost, flags, abilities }: Characteristics): boolean {
  if ((types & PERMANENT) === 0 || (types & ~PERMANENT) !== 0 || subtypes.includes("Aura")) return false
  if (cost === null || !isPlainCost(cost) || (flags & OF_CASTING) !== 0) return false
  return abilities.every(isSilent) && !analyse(abilities).mana.some(({ zones }) => zones.includes("hand"))
}

/** Coloured and generic mana only: no {X}, and no symbol payable in several ways or with life. */
function isPlainCost({ x, symbols }: ManaCost): boolean {
  return x === 0 && symbols.every(({ text, snow }) => text.length === 1 && !snow)
}

/** Whether the ability doesn't affect how its card is cast. */
function isSilent(a: Ability): boolean {
  switch (a.ability) {
    case "activated":
    case "triggered":
      return true
    case "keyword":
      return flagBit(a.keyword) !== undefined
    default:
      return false
  }
}

/** Whether the summary of a player's mana is enough to decide what pays for a plain spell: no mana is restricted or costs life. */
export function isPlainMana({ restricted, life }: ManaSummary): boolean {
  return !restricted && life === 0
}
