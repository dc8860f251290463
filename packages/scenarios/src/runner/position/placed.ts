import type { Placed } from "../../format/format.ts"

/** Expands zone entries to one per card. */
export interface PlacedCard {
  card: string
  tapped: boolean
  ref: string | undefined
  lights: readonly number[] | undefined
}

/** One entry for each card of a zone as a scenario states it. */
export function spread(list: readonly Placed[] | undefined): PlacedCard[] {
  return (list ?? []).flatMap((entry) => {
    const { card, count, tapped, ref, lights } =
      typeof entry === "string" ? ({ card: entry } as Exclude<Placed, string>) : entry
    return Array.from({ length: count ?? 1 }, () => ({ card, tapped: tapped === true, ref, lights }))
  })
}

/** The names only. */
export function named(list: readonly Placed[] | undefined): string[] {
  return spread(list).map(({ card }) => card)
}
