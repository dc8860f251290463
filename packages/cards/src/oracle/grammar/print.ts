import type { Context, Grammar, Item, Spelling } from "./grammar.ts"
import { spellings } from "./spell.ts"

/** Whether a symbol's value is grammatically plural, so that the verbs after it are too; undefined leaves the number unchanged. */
export type Plurality = (symbol: string, value: unknown, context: Context) => boolean | undefined

/** Instructions without a subject of their own are imperative, whatever precedes them. */
const IMPERATIVE: ReadonlySet<string> = new Set([
  "ability body",
  "effects",
  "sentence",
  "instruction",
  "clause",
  "costs",
  "cost",
])

/** How a value is printed: the rule used, its words, and the derivations of its holes. */
export interface Derivation {
  readonly symbol: string
  readonly value: unknown
  readonly context: Context
  /** The rule's template; absent for a handwritten symbol. */
  readonly template?: string
  readonly parts: readonly (string | Derivation)[]
  /** The hole of the parent's template that this fills. */
  readonly hole?: string
}

/** The derivation by the first spelling that can be completed, or undefined if there is none. */
export function derive(
  grammar: Grammar,
  name: string,
  value: unknown,
  context: Context,
  plurality: Plurality,
  plural = false,
  hole?: string,
): Derivation | undefined {
  for (const spelling of spellings(grammar, name, value, context)) {
    const mentioned = context.mentioned.length
    const parts = deriveParts(grammar, spelling, context, plurality, startsPlural(name, plural))
    if (parts !== undefined) return { symbol: name, value, context, template: spelling.template, parts, hole }
    context.mentioned.length = mentioned
  }
  return undefined
}

/** Whether the verbs at the beginning of a phrase are plural: those in a noun phrase have its number, whatever precedes it. */
function startsPlural(name: string, plural: boolean): boolean {
  if (name.endsWith(" thing")) return false
  return plural || name.endsWith(" things") || IMPERATIVE.has(name)
}

/** The words of a derivation in order. */
function wordsOf({ parts }: Derivation): readonly string[] {
  return parts.flatMap((part) => (typeof part === "string" ? [part] : wordsOf(part)))
}

function deriveParts(
  grammar: Grammar,
  { items }: Spelling,
  context: Context,
  plurality: Plurality,
  inherited: boolean,
): Derivation["parts"] | undefined {
  const parts: (string | Derivation)[] = []
  let plural = inherited
  let self = false
  for (const [i, item] of items.entries()) {
    if (item === "~") self = true
    if (typeof item === "string") parts.push(item)
    else if ("verb" in item) parts.push(item.verb[plural ? 1 : 0])
    else if (!("symbol" in item)) {
      parts.push(item[0])
      self ||= item[0] === "~"
      // "Its controller may search": the verb after "may" is bare.
      plural ||= item[0] === "may"
    } else {
      const bare = isHaving(items[i - 1], item.symbol) || (context.bare === true && CLAUSAL.has(item.symbol))
      const { several, printed, called, inHand, laterIf } = context
      const kept = { several, printed, called, inHand, laterIf }
      const known = item.within ? { ...item.within, ...kept } : context
      const inside = bare === (known.bare ?? false) ? known : { ...known, bare }
      const told = item.symbol === "does list" && items.some((other) => isPlayer(other))
      const within = told || self ? { ...inside, ...(told && { told }), ...(self && { self }) } : inside
      const part = derive(grammar, item.symbol, item.value, within, plurality, plural, item.hole)
      if (part === undefined) return undefined
      parts.push(part)
      plural = context.bare === true || (plurality(item.symbol, item.value, within) ?? plural)
      self ||= wordsOf(part).join(" ") === "~"
    }
  }
  return parts
}

/** "You may have it become a copy of …": inside such a clause, verbs are bare whatever their subject. */
const CLAUSAL: ReadonlySet<string> = new Set([
  ...["bare clause", "instruction", "clause", "does list", "does"],
  ...["changes", "change", "object predicate", "restricted"],
])

/** "You may have {a clause}". */
function isHaving(before: Item | undefined, symbol: string): boolean {
  return before === "have" || (Array.isArray(before) && before[0] === "have" && CLAUSAL.has(symbol))
}

function isPlayer(item: Item): boolean {
  return typeof item === "object" && "symbol" in item && item.symbol === "player"
}
