import type { Ability } from "../ability.ts"
import type { Keyword } from "../keyword.ts"
import type { AnyKeyword, KeywordAbility } from "../keyword-ability.ts"

/**
 * The meaning of keywords, as abilities of the language (702). A keyword that is not here is either a flag, read by the module whose rule
 * it changes, or read from the ability list by the procedure it belongs to. See docs/keywords.md.
 */
type Expansions = {
  [K in Keyword]?: (keyword: KeywordAbility<K>, nth: number) => readonly Ability[]
}

const EXPANSIONS: Expansions = {}

/** Registers the meaning of keywords; called by the files in this folder. */
export function defineKeywords(expansions: Expansions): void {
  Object.assign(EXPANSIONS, expansions)
}

/** The abilities that a keyword stands for; none if rules elsewhere read it. `nth` numbers the object's instances of it from 0. */
export function expandKeyword(keyword: AnyKeyword, nth = 0): readonly Ability[] {
  // The table's type guarantees that the entry takes this keyword, but the compiler can't follow that.
  const expand = EXPANSIONS[keyword.keyword] as
    | ((keyword: AnyKeyword, nth: number) => readonly Ability[])
    | undefined
  return expand?.(keyword, nth) ?? []
}

/** The `Memory.paid` key for the instance of an alternative-cost keyword that the spell was cast with (702.152b). */
export function instanceOf(keyword: string, nth: number): string {
  return `${keyword}#${nth}`
}

/** The `Memory.paid` key that counts the payments for one instance of a keyword (702.56b, 702.157b). */
export function instanceKey(keyword: Keyword, nth: number): string {
  return nth === 0 ? keyword : `${keyword}:${nth}`
}
