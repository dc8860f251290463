import { Budget } from "./budget.ts"
import { Ends } from "./ends.ts"
import {
  type Context,
  canSpell,
  type Grammar,
  type Handwritten,
  type Item,
  kindOf,
  type Reading,
  type ReadingsAt,
  type Rule,
  type Spelling,
  type SymbolRules,
} from "./grammar.ts"
import type { Bindings } from "./hole.ts"
import { MOST_NEEDS } from "./needs.ts"
import { MOST_STEPS } from "./read.ts"
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
    for (const holes of rule.take(value, context))
      yield { items: rule.parts.map((part) => toItem(part, holes)), template: rule.template }
  }
  if (symbol.handwritten !== undefined)
    for (const items of symbol.handwritten.spell(value, context)) yield { items }
}

function toItem(part: Part, holes: Bindings): Item {
  if (part.part === "hole") return { symbol: part.symbol, value: holes[part.name], hole: part.name }
  return part.part === "verb" ? { verb: [part.singular, part.plural] } : part.words
}

/** Whether the tokens are one of the value's spellings; `readings` tell which rules to try first at a place. */
export function spells(
  grammar: Grammar,
  name: string,
  value: unknown,
  tokens: readonly string[],
  context: Context,
  readings: ReadingsAt = () => NO_READINGS,
  budget: Budget = new Budget(MOST_STEPS),
): boolean {
  const spelled = new Spelled(grammar, tokens, readings, budget)
  return spelled.isSaid(grammar.symbol(name), value, 0, context, (end) => end === tokens.length)
}

const NO_READINGS: readonly Reading[] = []

/** Asks whether the rest of a text matches, given where the spelling so far ends. */
type Goal = (end: number) => boolean

/** A text that is matched against the spellings of values until one reaches its goal. */
class Spelled {
  readonly #grammar: Grammar
  readonly #tokens: readonly string[]
  readonly #readings: ReadingsAt
  readonly #rest: Rest
  readonly #budget: Budget
  readonly #ends = new Ends()

  constructor(grammar: Grammar, tokens: readonly string[], readings: ReadingsAt, budget: Budget) {
    this.#budget = budget
    this.#grammar = grammar
    this.#tokens = tokens
    this.#readings = readings
    this.#rest = new Rest(tokens, grammar.needs)
  }

  /** Whether a spelling of the value begins at a place and reaches the goal. Where all were tried before, only their ends are asked. */
  isSaid(symbol: SymbolRules, value: unknown, at: number, context: Context, goal: Goal): boolean {
    this.#budget.spend()
    // How a target is named depends on what was mentioned before it, so only what has no targets is the same each time.
    if (typeof value !== "object" || value === null || context.targets.length > 0)
      return this.#isSpelled(symbol, value, at, context, goal)
    const known = this.#ends.find(symbol, value, at, context)
    if (known !== undefined) return known.some(goal)
    const ends: number[] = []
    const noted: Goal = (end) => {
      if (!ends.includes(end)) ends.push(end)
      return goal(end)
    }
    if (this.#isSpelled(symbol, value, at, context, noted)) return true
    this.#ends.keep(symbol, value, at, context, ends)
    return false
  }

  /** Tries the rules it was read by first, then all others. */
  #isSpelled(symbol: SymbolRules, value: unknown, at: number, context: Context, goal: Goal): boolean {
    const kind = kindOf(value)
    const readings = this.#readings(symbol, at)
    for (const { rule } of readings)
      if (rule !== undefined && canSpell(rule, kind) && this.#isSaidBy(rule, value, at, context, goal))
        return true
    const likely = readings.length > 0 && readings[0].rule === undefined
    if (likely && this.#isSaidByHand(symbol, value, at, context, goal)) return true
    const { rules, needs } = this.#grammar.spellingFrom(symbol, kind, this.#tokens[at] ?? "")
    for (let i = 0; i < rules.length; i++)
      if (
        this.#rest.meetsList(needs, i * MOST_NEEDS, at) &&
        !readings.some(({ rule }) => rule === rules[i]) &&
        this.#isSaidBy(rules[i], value, at, context, goal)
      )
        return true
    return !likely && this.#isSaidByHand(symbol, value, at, context, goal)
  }

  #isSaidByHand(
    { handwritten }: SymbolRules,
    value: unknown,
    at: number,
    context: Context,
    goal: Goal,
  ): boolean {
    const word = this.#tokens[at]
    if (handwritten === undefined || (word !== undefined && handwritten.begins?.(word) === false))
      return false
    for (const items of this.#spelledByHand(handwritten, value, context))
      if (this.#isSaidIn(items, 0, at, context, goal, [])) return true
    return false
  }

  /** Costs a step per spelling: a handwritten symbol searches the parts of its value for each, which makes long values expensive. */
  *#spelledByHand(handwritten: Handwritten, value: unknown, context: Context): Iterable<readonly Item[]> {
    for (const items of handwritten.spell(value, context)) {
      this.#budget.spend()
      yield items
    }
  }

  #isSaidBy(rule: Rule, value: unknown, at: number, context: Context, goal: Goal): boolean {
    if (!this.#canFollow(rule, at)) return false
    for (const holes of rule.take(value, context)) {
      const items = rule.parts.map((part) => toItem(part, holes))
      if (this.#isSaidIn(items, 0, at, context, goal, [])) return true
    }
    return false
  }

  /** Whether the words before the rule's first hole stand at this place. */
  #canFollow({ parts }: Rule, at: number): boolean {
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]
      if (part.part === "hole") break
      if (!isOf(part, this.#tokens[at + i])) return false
    }
    return true
  }

  /** Matches items from index `from` on; `tried` encodes the pairs of item and place already tried. */
  #isSaidIn(
    items: readonly Item[],
    from: number,
    start: number,
    context: Context,
    goal: Goal,
    tried: number[],
  ): boolean {
    let at = start
    for (let i = from; i < items.length; i++, at++) {
      const item = items[i]
      if (isSymbol(item)) {
        const then: Goal = (end) => {
          const key = end * items.length + i
          if (tried.includes(key)) return false
          tried.push(key)
          return this.#isSaidIn(items, i + 1, end, context, goal, tried)
        }
        return this.isSaid(this.#grammar.symbol(item.symbol), item.value, at, item.within ?? context, then)
      }
      if (!isWord(item, this.#tokens[at])) return false
    }
    return goal(at)
  }
}

function isSymbol(item: Item): item is Extract<Item, { symbol: string }> {
  return typeof item === "object" && "symbol" in item
}

function isWord(item: Exclude<Item, { symbol: string }>, word: string | undefined): boolean {
  if (typeof item === "string") return word === item
  return word !== undefined && ("verb" in item ? item.verb.includes(word) : item.includes(word))
}
