import { type Context, type Grammar, type Item, kindOf, type Spelling } from "./grammar.ts"
import type { Bindings } from "./hole.ts"
import type { Part } from "./template.ts"

/** Every way in which a grammar spells a value, the printed one first; those that can begin with a word, where one is given. */
export function* spellings(
  grammar: Grammar,
  name: string,
  value: unknown,
  context: Context,
  word?: string,
): Iterable<Spelling> {
  const symbol = grammar.symbol(name)
  const kind = kindOf(value)
  const rules = word === undefined ? grammar.spelling(symbol, kind) : grammar.spellingFrom(symbol, kind, word)
  for (const rule of rules) {
    const holes = rule.take(value, context)
    if (holes !== undefined)
      yield { items: rule.parts.map((part) => toItem(part, holes)), template: rule.template }
  }
  const { handwritten } = symbol
  if (handwritten !== undefined && (word === undefined || handwritten.begins?.(word) !== false))
    for (const items of handwritten.spell(value, context)) yield { items }
}

function toItem(part: Part, holes: Bindings): Item {
  if (part.part === "hole") return { symbol: part.symbol, value: holes[part.name], hole: part.name }
  return part.part === "verb" ? { verb: [part.singular, part.plural] } : part.words
}

/** Whether these tokens are one of the spellings of the value. */
export function spells(
  grammar: Grammar,
  name: string,
  value: unknown,
  tokens: readonly string[],
  context: Context,
): boolean {
  return ends(grammar, { symbol: name, value }, tokens, 0, context).includes(tokens.length)
}

/** Places in the tokens, each once. */
type Places = readonly number[]
const NOWHERE: Places = []

function ends(grammar: Grammar, item: Item, tokens: readonly string[], at: number, context: Context): Places {
  if (typeof item === "string") return tokens[at] === item ? [at + 1] : NOWHERE
  if ("verb" in item) return item.verb.includes(tokens[at]) ? [at + 1] : NOWHERE
  if (!("symbol" in item)) return item.includes(tokens[at]) ? [at + 1] : NOWHERE
  let all = NOWHERE
  const inside = item.within ?? context
  for (const { items } of spellings(grammar, item.symbol, item.value, inside, tokens[at]))
    all = joined(all, endsOf(grammar, items, tokens, at, inside))
  return all
}

function endsOf(
  grammar: Grammar,
  items: readonly Item[],
  tokens: readonly string[],
  at: number,
  context: Context,
): Places {
  let places: Places = [at]
  for (const item of items) {
    let next = NOWHERE
    for (const place of places) next = joined(next, ends(grammar, item, tokens, place, context))
    if (next.length === 0) return NOWHERE
    places = next
  }
  return places
}

function joined(some: Places, more: Places): Places {
  if (some.length === 0) return more
  const others = more.filter((place) => !some.includes(place))
  return others.length === 0 ? some : [...some, ...others]
}
