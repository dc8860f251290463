import type { Printing } from "./search-card.ts"

/** Merges two printings of a card: all sets and rarities, the earliest date, `other`'s legalities if it has any. */
export function mergedPrinting(known: Printing, other: Printing): Printing {
  const released = [known.released, other.released].flatMap((day) => day ?? []).sort()[0]
  const legalities = other.legalities ?? known.legalities
  const french = other.french ?? known.french
  const sets = union(known.sets, other.sets)
  const rarities = union(known.rarities, other.rarities)
  return {
    ...(sets && { sets }),
    ...(rarities && { rarities }),
    ...(released !== undefined && { released }),
    ...(legalities && { legalities }),
    ...(french !== undefined && { french }),
  }
}

function union(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one === undefined ? other : other === undefined ? one : [...new Set([...one, ...other])]
}
