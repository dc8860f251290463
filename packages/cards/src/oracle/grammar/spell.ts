import { type Context, type Grammar, type Item, kindOf, type Spelling } from "./grammar.ts"
import type { Bindings } from "./hole.ts"
import type { Part } from "./template.ts"

/** Every way in which a grammar spells a value, the printed one first. */
export function* spellings(
  grammar: Grammar,
  name: string,
  value: unknown,
  context: Context,
): Iterable<Spelling> {
  const symbol = grammar.symbol(name)
  for (const rule of grammar.spelling(symbol, kindOf(value))) {
    const holes = rule.take(value, context)
    if (holes !== undefined)
      yield { items: rule.parts.map((part) => toItem(part, holes)), template: rule.template }
  }
  if (symbol.handwritten !== undefined)
    for (const items of symbol.handwritten.spell(value, context)) yield { items }
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
  return ends(grammar, { symbol: name, value }, tokens, 0, context).has(tokens.length)
}

const NOWHERE: ReadonlySet<number> = new Set()

function ends(
  grammar: Grammar,
  item: Item,
  tokens: readonly string[],
  at: number,
  context: Context,
): ReadonlySet<number> {
  if (typeof item === "string") return tokens[at] === item ? new Set([at + 1]) : NOWHERE
  if ("verb" in item) return item.verb.includes(tokens[at]) ? new Set([at + 1]) : NOWHERE
  if (!("symbol" in item)) return item.includes(tokens[at]) ? new Set([at + 1]) : NOWHERE
  const all = new Set<number>()
  const inside = item.within ?? context
  for (const { items } of spellings(grammar, item.symbol, item.value, inside))
    for (const end of endsOf(grammar, items, tokens, at, inside)) all.add(end)
  return all
}

function endsOf(
  grammar: Grammar,
  items: readonly Item[],
  tokens: readonly string[],
  at: number,
  context: Context,
): ReadonlySet<number> {
  let places: ReadonlySet<number> = new Set([at])
  for (const item of items) {
    const next = new Set<number>()
    for (const place of places) for (const end of ends(grammar, item, tokens, place, context)) next.add(end)
    if (next.size === 0) return NOWHERE
    places = next
  }
  return places
}
