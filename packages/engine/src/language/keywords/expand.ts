import type { Ability } from "../ability.ts"
import type { Keyword, KeywordAbility } from "../keyword.ts"

/**
 * What keywords stand for, as abilities of the language (702). A keyword that is not here is either a flag, read by the room
 * whose rule it changes, or read from the ability list by the procedure that it belongs to. See docs/keywords.md.
 */
type Expansion = (keyword: KeywordAbility, nth: number) => readonly Ability[]

const EXPANSIONS: Partial<Record<Keyword, Expansion>> = {}

/** Registers the meaning of keywords; called by the files of this folder. */
export function defineKeywords(expansions: Partial<Record<Keyword, Expansion>>): void {
  Object.assign(EXPANSIONS, expansions)
}

/** The abilities that this keyword stands for, as the instance with this number from 0 of its object's; none when rules elsewhere read it. */
export function expandKeyword(keyword: KeywordAbility, nth = 0): readonly Ability[] {
  return EXPANSIONS[keyword.keyword]?.(keyword, nth) ?? []
}

/** Under which `Memory.paid` says for which instance of a keyword that is an alternative cost the spell was cast (702.152b). */
export function instanceOf(keyword: string, nth: number): string {
  return `${keyword}#${nth}`
}

/** Under which `Memory.paid` counts the payments for an instance of a keyword: each has its own (702.56b, 702.157b). */
export function instanceKey(keyword: Keyword, nth: number): string {
  return nth === 0 ? keyword : `${keyword}:${nth}`
}
