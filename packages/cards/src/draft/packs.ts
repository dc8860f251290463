import type { DraftCard, Rarity } from "./draft-card.ts"
import { DraftError } from "./draft-error.ts"
import { random, shuffled } from "./random.ts"

/** What a booster pack holds: cards of each rarity; one rare in so many is a mythic rare, none if 0. */
export interface PackRecipe {
  readonly common: number
  readonly uncommon: number
  readonly rare: number
  readonly mythicOneIn: number
}

export const USUAL_PACK: PackRecipe = { common: 10, uncommon: 3, rare: 1, mythicOneIn: 8 }

/** A booster pack: indices in `cards`, no card twice, in random order; and the state of the generator after it. */
export function openPack(
  cards: readonly DraftCard[],
  recipe: PackRecipe,
  state: number,
): { pack: number[]; state: number } {
  const mythic = random(state, Math.max(1, recipe.mythicOneIn))
  const isMythic =
    recipe.mythicOneIn > 0 && mythic.value === 0 && cards.some(({ rarity }) => rarity === "mythic")
  const slots = [
    ["common", recipe.common],
    ["uncommon", recipe.uncommon],
    [isMythic ? "mythic" : "rare", recipe.rare],
  ] as const
  let now = mythic.state
  const pack = slots.flatMap(([rarity, count]) => {
    const drawn = shuffled(now, placesOf(cards, rarity))
    now = drawn.state
    if (drawn.items.length < count) throw tooFew(rarity, count, drawn.items.length)
    return drawn.items.slice(0, count)
  })
  const mixed = shuffled(now, pack)
  return { pack: mixed.items, state: mixed.state }
}

function placesOf(cards: readonly DraftCard[], rarity: Rarity): number[] {
  return cards.flatMap((card, place) => (card.rarity === rarity ? [place] : []))
}

function tooFew(rarity: Rarity, count: number, found: number): DraftError {
  return new DraftError(
    "draft/pool",
    `a booster pack needs ${count} cards of rarity ${rarity}, the pool has ${found}`,
  )
}
