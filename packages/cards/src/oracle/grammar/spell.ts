import { type Context, type Grammar, type Item, kindOf, type Rule, type Spelling } from "./grammar.ts"
import type { Bindings } from "./hole.ts"
import { MOST_NEEDS } from "./needs.ts"
import { Rest } from "./rest.ts"
import { isOf } from "./stems.ts"
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
  return new Spelled(grammar, tokens).ends({ symbol: name, value }, 0, context).includes(tokens.length)
}

/** Places in the tokens, each once. */
type Places = readonly number[]
const NOWHERE: Places = []

/** A text that is compared with the spellings of values. */
class Spelled {
  readonly #grammar: Grammar
  readonly #tokens: readonly string[]
  readonly #rest: Rest

  constructor(grammar: Grammar, tokens: readonly string[]) {
    this.#grammar = grammar
    this.#tokens = tokens
    this.#rest = new Rest(tokens, grammar.needs)
  }

  /** Where the spellings of an item end that begin at a place. */
  ends(item: Item, at: number, context: Context): Places {
    const word = this.#tokens[at]
    if (typeof item === "string") return word === item ? [at + 1] : NOWHERE
    if ("verb" in item) return item.verb.includes(word) ? [at + 1] : NOWHERE
    if (!("symbol" in item)) return item.includes(word) ? [at + 1] : NOWHERE
    const { value } = item
    const inside = item.within ?? context
    const symbol = this.#grammar.symbol(item.symbol)
    let all = NOWHERE
    const { rules, needs } = this.#grammar.spellingFrom(symbol, kindOf(value), word ?? "")
    for (let i = 0; i < rules.length; i++)
      if (this.#rest.meetsList(needs, i * MOST_NEEDS, at) && this.#canFollow(rules[i], at))
        all = joined(all, this.#endsOfRule(rules[i], value, at, inside))
    const { handwritten } = symbol
    if (handwritten !== undefined && (word === undefined || handwritten.begins?.(word) !== false))
      for (const items of handwritten.spell(value, inside)) all = joined(all, this.#endsOf(items, at, inside))
    return all
  }

  /** Whether the words at its beginning stand at this place. */
  #canFollow({ parts }: Rule, at: number): boolean {
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]
      if (part.part === "hole") break
      if (!isOf(part, this.#tokens[at + i])) return false
    }
    return true
  }

  #endsOfRule(rule: Rule, value: unknown, at: number, context: Context): Places {
    const holes = rule.take(value, context)
    if (holes === undefined) return NOWHERE
    const items = rule.parts.map((part) => toItem(part, holes))
    return this.#endsOf(items, at, context)
  }

  #endsOf(items: readonly Item[], at: number, context: Context): Places {
    let places: Places = [at]
    for (const item of items) {
      let next = NOWHERE
      for (const place of places) next = joined(next, this.ends(item, place, context))
      if (next.length === 0) return NOWHERE
      places = next
    }
    return places
  }
}

function joined(some: Places, more: Places): Places {
  if (some.length === 0) return more
  const others = more.filter((place) => !some.includes(place))
  return others.length === 0 ? some : [...some, ...others]
}
