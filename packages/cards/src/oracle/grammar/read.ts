import type { Grammar, Reader, Reading, Rule, SymbolRules } from "./grammar.ts"
import type { Bindings } from "./hole.ts"

/** Where in the text each node was read: the tokens from start up to end. */
export type Places = WeakMap<object, { start: number; end: number }>

/** What a reading of a whole text comes to: the value, or how far it went and what was expected there. */
export type Outcome =
  | { ok: true; value: unknown; places: Places }
  | { ok: false; at: number; expected: readonly string[] }

const NONE: readonly Reading[] = []

/** Reads all of the tokens as one symbol. */
export function read(
  grammar: Grammar,
  symbol: string,
  tokens: readonly string[],
  printed: readonly string[] = tokens,
): Outcome {
  const reading = new ReadingOf(grammar, tokens, printed)
  const whole = reading.read(symbol, 0).find((r) => r.end === tokens.length)
  if (whole === undefined) return { ok: false, at: reading.furthest, expected: [...reading.wanted] }
  return { ok: true, value: whole.value, places: reading.places }
}

/** The readings of a symbol at a place. `depth` is nought when they are complete; `met` that they were asked for before. */
interface Entry {
  readings: readonly Reading[]
  depth: number
  met: boolean
}

/** Reads by trying every rule at every place once. For each stretch of the text, the first rule written wins. */
class ReadingOf implements Reader {
  readonly places: Places = new WeakMap()
  readonly wanted = new Set<string>()
  furthest = 0
  readonly #grammar: Grammar
  readonly #memo = new Map<SymbolRules, (Entry | undefined)[]>()
  #depth = 0
  /** The outermost unfinished symbol that was asked for since. */
  #lowest = Number.POSITIVE_INFINITY

  readonly tokens: readonly string[]
  readonly printed: readonly string[]

  constructor(grammar: Grammar, tokens: readonly string[], printed: readonly string[]) {
    this.#grammar = grammar
    this.tokens = tokens
    this.printed = printed
  }

  expected(at: number, what: string): void {
    if (at < this.furthest) return
    if (at > this.furthest) {
      this.furthest = at
      this.wanted.clear()
    }
    this.wanted.add(what)
  }

  read(name: string, at: number): readonly Reading[] {
    const symbol = this.#grammar.symbol(name)
    let row = this.#memo.get(symbol)
    if (row === undefined) {
      row = []
      this.#memo.set(symbol, row)
    }
    const known = row[at]
    if (known === undefined) return this.#grow(symbol, at, row)
    if (known.depth > 0) {
      known.met = true
      this.#lowest = Math.min(this.#lowest, known.depth)
    }
    return known.readings
  }

  /**
   * Reads a symbol that may begin with itself: what was found is offered to the next round, until a round finds no more.
   * What was read while an outer symbol was not yet complete is not kept.
   */
  #grow(symbol: SymbolRules, at: number, row: (Entry | undefined)[]): readonly Reading[] {
    const entry: Entry = { readings: NONE, depth: ++this.#depth, met: false }
    row[at] = entry
    const outer = this.#lowest
    for (;;) {
      this.#lowest = Number.POSITIVE_INFINITY
      entry.met = false
      const found = this.#readAnew(symbol, at)
      const grown = found.length > entry.readings.length
      if (grown) entry.readings = found
      if (!entry.met || !grown) break
    }
    const unfinished = this.#lowest < entry.depth
    if (unfinished) row[at] = undefined
    this.#lowest = Math.min(outer, unfinished ? this.#lowest : Number.POSITIVE_INFINITY)
    entry.depth = 0
    this.#depth--
    return entry.readings
  }

  #readAnew(symbol: SymbolRules, at: number): readonly Reading[] {
    const found: Reading[] = []
    const ends = new Set<number>()
    const add = (end: number, value: unknown): void => {
      if (ends.has(end)) return
      ends.add(end)
      if (typeof value === "object" && value !== null && !this.places.has(value))
        this.places.set(value, { start: at, end })
      found.push({ end, value })
    }
    if (symbol.handwritten !== undefined && symbol.handwritten.begins?.(this.tokens[at] ?? "") !== false)
      for (const r of symbol.handwritten.read(this, at)) add(r.end, r.value)
    if (at < this.tokens.length)
      for (const rule of this.#grammar.starting(symbol, this.tokens[at])) this.#readRule(rule, at, add)
    if (found.length === 0) this.expected(at, symbol.name)
    return found.length < 2 ? found : found.sort((a, b) => b.end - a.end)
  }

  #readRule(rule: Rule, at: number, add: (end: number, value: unknown) => void): void {
    const holes: Bindings = {}
    const step = (i: number, pos: number): void => {
      const part = rule.parts[i]
      if (part === undefined) {
        const value = rule.make({ ...holes })
        if (value !== undefined) add(pos, value)
      } else if (part.part === "hole") {
        for (const reading of this.read(part.symbol, pos)) {
          holes[part.name] = reading.value
          step(i + 1, reading.end)
        }
      } else if (this.#isWord(part, pos)) step(i + 1, pos + 1)
    }
    step(0, at)
  }

  #isWord(
    part: { part: "words"; words: readonly string[] } | { part: "verb"; singular: string; plural: string },
    at: number,
  ): boolean {
    const word = this.tokens[at]
    const fits =
      part.part === "words" ? part.words.includes(word) : word === part.singular || word === part.plural
    if (!fits) this.expected(at, part.part === "words" ? part.words[0] : part.singular)
    return fits
  }
}
