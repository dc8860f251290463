import type { Ability } from "../../language/ability.ts"
import type { Keyword } from "../../language/keyword.ts"

/** Variants that are abilities of the keyword too: "hexproof from" (702.11d), "bands with other" (702.22b). */
const VARIANTS: Partial<Record<Keyword, Keyword>> = { hexproof: "hexproofFrom", banding: "bandsWithOther" }

/** The keywords with their variants: what an effect that names them means. */
export function withVariants(keywords: readonly Keyword[]): ReadonlySet<string | undefined> {
  return new Set(keywords.flatMap((one) => [one, VARIANTS[one] ?? one]))
}

/** 702.1c: the abilities of these keywords among all that some objects have, each variant once. */
export function keywordsAmong(had: readonly Ability[], keywords: readonly Keyword[]): readonly Ability[] {
  const wanted = withVariants(keywords)
  const found = had.filter((a) => a.ability === "keyword" && wanted.has(a.keyword))
  return [...new Map(found.map((ability) => [JSON.stringify(ability), ability])).values()]
}
