import { Budget } from "./budget.ts"
import type { Grammar, Reader, Reading, ReadingsAt, Rule, SymbolRules } from "./grammar.ts"
import type { Bindings } from "./hole.ts"
import { Rest } from "./rest.ts"
import { type HoleStem, isOf, type Stem, wordsOf } from "./stems.ts"

/** Where each node was read: tokens from start (inclusive) to end (exclusive). */
export type Places = Map<object, { start: number; end: number }>

/** The result of reading a whole text: the value with its places and readings, or how far it got and what was expected there. */
export type Outcome =
  | { ok: true; value: unknown; places: Places; readings: ReadingsAt }
  | { ok: false; at: number; expected: readonly string[] }

const NONE: readonly Reading[] = []
const NO_STEMS: readonly Stem[] = []

/** Step budget for one text: one step per symbol requested at a place and per spelling tried. */
export const MOST_STEPS = 24_000

/** Reads all tokens as one symbol; throws `TooLong` past the budget. */
export function read(
  grammar: Grammar,
  symbol: string,
  tokens: readonly string[],
  printed: readonly string[] = tokens,
  budget: Budget = new Budget(MOST_STEPS),
): Outcome {
  const reading = new ReadingOf(grammar, tokens, printed, budget, new Rest(tokens, grammar.needs))
  const whole = reading.read(symbol, 0).find((r) => r.end === tokens.length)
  if (whole !== undefined) return success(reading, whole)
  return readThroughout(grammar, symbol, tokens, printed, budget)
}

/** Like `read`, but also tries rules whose words the text lacks, so that a failure reports how far they get. */
export function readThroughout(
  grammar: Grammar,
  symbol: string,
  tokens: readonly string[],
  printed: readonly string[] = tokens,
  budget: Budget = new Budget(MOST_STEPS),
): Outcome {
  const reading = new ReadingOf(grammar, tokens, printed, budget)
  const whole = reading.read(symbol, 0).find((r) => r.end === tokens.length)
  if (whole !== undefined) return success(reading, whole)
  return { ok: false, at: reading.furthest, expected: [...reading.wanted] }
}

function success({ places, readings }: ReadingOf, { value }: Reading): Outcome {
  return { ok: true, value, places, readings }
}

/** A rule that matches the text up to a place, with its holes' values in order. */
interface Match {
  readonly rule: Rule
  readonly order: number
  readonly values: readonly unknown[]
  readonly end: number
}

/** The readings of a symbol at a place. */
interface Entry {
  readings: readonly Reading[]
  /** Recursion depth at which it is being read; 0 when it is not. */
  depth: number
  /** Whether it was requested while it was being read. */
  met: boolean
  /** Entries still being read when this one used them, and how many readings they had then. */
  seen: readonly Seen[]
}

interface Seen {
  readonly entry: Entry
  readonly row: readonly (Entry | undefined)[]
  readonly at: number
  readonly count: number
}

const NOTHING_SEEN: readonly Seen[] = []

const NO_ENTRY: Entry = { readings: NONE, depth: 0, met: false, seen: NOTHING_SEEN }

/** Whether cached readings are still valid: none of the entries they were made from has grown since. */
function stands({ seen }: Entry): boolean {
  for (const { entry, row, at, count } of seen)
    if (row[at] !== entry || entry.readings.length !== count || (entry.depth === 0 && !stands(entry)))
      return false
  return true
}

/** A memoizing parser that tries every rule at each place. For each stretch of the text, the first rule written wins. */
class ReadingOf implements Reader {
  readonly places: Places = new Map()
  readonly wanted = new Set<string>()
  furthest = 0
  readonly #grammar: Grammar
  readonly #budget: Budget
  /** Lets rules be skipped; without it all are tried, and what could have followed at the furthest place is recorded. */
  readonly #rest: Rest | undefined
  /** By the symbol's id, then by place. */
  readonly #memo: (Entry | undefined)[][] = []
  #depth = 0
  /** Entries still being read that were used since the innermost symbol was begun. */
  #seen: Seen[] = []

  readonly tokens: readonly string[]
  readonly printed: readonly string[]

  constructor(
    grammar: Grammar,
    tokens: readonly string[],
    printed: readonly string[],
    budget: Budget,
    rest?: Rest,
  ) {
    this.#grammar = grammar
    this.#budget = budget
    this.#rest = rest
    this.tokens = tokens
    this.printed = printed
  }

  #expected(at: number, what: string): void {
    if (this.#rest !== undefined || at < this.furthest) return
    if (at > this.furthest) {
      this.furthest = at
      this.wanted.clear()
    }
    this.wanted.add(what)
  }

  read(name: string, at: number): readonly Reading[] {
    return this.#readSymbol(this.#grammar.symbol(name), at)
  }

  /** The readings of a symbol found at a place so far. */
  readonly readings: ReadingsAt = (symbol, at) => this.#memo[symbol.id]?.[at]?.readings ?? NONE

  #readSymbol(symbol: SymbolRules, at: number): readonly Reading[] {
    this.#budget.spend()
    this.#memo[symbol.id] ??= []
    const row = this.#memo[symbol.id]
    const known = row[at]
    if (known === undefined)
      return this.#grammar.canBegin(symbol, this.tokens[at]) &&
        this.#rest?.meets(this.#grammar.needs.ofSymbol(symbol), at) !== false
        ? this.#grow(symbol, at, row)
        : this.#nothing(symbol, at, row)
    if (known.depth > 0) {
      known.met = true
      this.#seen.push({ entry: known, row, at, count: known.readings.length })
    } else if (known.seen.length > 0) {
      if (!stands(known)) return this.#grow(symbol, at, row)
      this.#inherit(known)
    }
    return known.readings
  }

  #nothing(symbol: SymbolRules, at: number, row: (Entry | undefined)[]): readonly Reading[] {
    row[at] = NO_ENTRY
    this.#expected(at, symbol.name)
    return NONE
  }

  /** An entry that depends on symbols still being read passes that dependency on to its users. */
  #inherit({ seen }: Entry): void {
    for (const one of seen) if (one.entry.depth > 0) this.#seen.push(one)
  }

  /**
   * Reads a symbol that may be left-recursive: each round sees the readings of the one before, until a round finds no more.
   * What was read while an outer symbol was incomplete stays valid until that symbol grows.
   */
  #grow(symbol: SymbolRules, at: number, row: (Entry | undefined)[]): readonly Reading[] {
    const entry: Entry = { readings: NONE, depth: ++this.#depth, met: false, seen: NOTHING_SEEN }
    row[at] = entry
    const outer = this.#seen
    for (;;) {
      this.#seen = []
      entry.met = false
      const found = this.#readAnew(symbol, at)
      const grown = found.length > entry.readings.length
      if (grown) entry.readings = found
      if (!entry.met || !grown) break
    }
    const seen = this.#seen.filter((one) => one.entry !== entry && one.entry.depth > 0)
    if (seen.length > 0) {
      entry.seen = seen
      outer.push(...seen)
    }
    this.#seen = outer
    entry.depth = 0
    this.#depth--
    return entry.readings
  }

  #readAnew(symbol: SymbolRules, at: number): readonly Reading[] {
    const found: Reading[] = []
    const { handwritten } = symbol
    const word = this.tokens[at]
    if (handwritten !== undefined && handwritten.begins?.(word ?? "") !== false)
      for (const { end, value } of handwritten.read(this, at)) this.#add(found, at, end, value)
    if (word !== undefined) this.#readRules(symbol, at, found)
    if (found.length === 0) this.#expected(at, symbol.name)
    return found.length < 2 ? found : found.sort((a, b) => b.end - a.end)
  }

  #add(found: Reading[], at: number, end: number, value: unknown, rule?: Rule): void {
    for (const one of found) if (one.end === end) return
    if (typeof value === "object" && value !== null && !this.places.has(value))
      this.places.set(value, { start: at, end })
    found.push({ end, value, rule })
  }

  /** Adds what the symbol's rules read, in the order in which they were written. */
  #readRules(symbol: SymbolRules, at: number, found: Reading[]): void {
    const matches: Match[] = []
    this.#follow(this.#grammar.stem(symbol), at, [], matches, true)
    if (matches.length > 1) matches.sort((a, b) => a.order - b.order)
    for (const { rule, values, end } of matches) {
      if (found.some((one) => one.end === end)) continue
      const value = rule.make(bindings(rule, values))
      if (value !== undefined) this.#add(found, at, end, value, rule)
    }
  }

  /** Collects the rules below a stem that match the text from a place; `values` are what its holes hold so far. */
  #follow(stem: Stem, at: number, values: readonly unknown[], matches: Match[], isFirst = false): void {
    this.#budget.spend()
    for (const { rule, order } of stem.rules) matches.push({ rule, order, values, end: at })
    const word = this.tokens[at]
    if (this.#rest === undefined && !isFirst && at >= this.furthest) this.#tell(stem, at, word)
    if (word !== undefined)
      for (const then of stem.byWord.get(word) ?? NO_STEMS) this.#follow(then, at + 1, values, matches)
    for (const hole of stem.holes) {
      if (!this.#isWorth(hole, at, isFirst)) continue
      for (const { end, value } of this.#readSymbol(hole.symbol, at))
        this.#follow(hole.then, end, [...values, value], matches)
    }
  }

  /** Whether the templates that continue with a hole could match: the text has what they need. Without `#rest`, nearly all are tried. */
  #isWorth(hole: HoleStem, at: number, isFirst: boolean): boolean {
    if (this.#rest === undefined) return !isFirst || this.#grammar.canBegin(hole.symbol, this.tokens[at])
    hole.needs ??= this.#grammar.needs.ofHole(hole)
    return this.#rest.allows(hole.needs, at)
  }

  /** Records the words that could have stood at a place; symbols are recorded where they are read. */
  #tell({ words }: Stem, at: number, word: string | undefined): void {
    for (const { part } of words) if (!isOf(part, word)) this.#expected(at, wordsOf(part)[0])
  }
}

function bindings({ parts }: Rule, values: readonly unknown[]): Bindings {
  const holes: Bindings = {}
  let i = 0
  for (const part of parts) if (part.part === "hole") holes[part.name] = values[i++]
  return holes
}
