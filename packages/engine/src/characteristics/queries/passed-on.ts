import type { Ability } from "../../language/ability.ts"
import type { Keyword } from "../../language/keyword.ts"
import { isPlayerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { characteristics } from "../query.ts"

/** Variants that are abilities of the keyword too: "hexproof from" (702.11d), "bands with other" (702.22b). */
const VARIANTS: Partial<Record<Keyword, Keyword>> = { hexproof: "hexproofFrom", banding: "bandsWithOther" }

/** The keywords with their variants: what an effect that names them means. */
export function withVariants(keywords: readonly Keyword[]): ReadonlySet<string | undefined> {
  return new Set(keywords.flatMap((one) => [one, VARIANTS[one] ?? one]))
}

/** 702.1c: the abilities of these keywords that any of the objects has, each variant once. */
export function keywordsAmong(
  s: State,
  objects: readonly Ref[],
  keywords: readonly Keyword[],
): readonly Ability[] {
  const wanted = withVariants(keywords)
  const had = objects
    .filter((ref) => !isPlayerRef(ref))
    .flatMap((id) =>
      characteristics(s, id).abilities.filter((a) => a.ability === "keyword" && wanted.has(a.keyword)),
    )
  return [...new Map(had.map((ability) => [JSON.stringify(ability), ability])).values()]
}
