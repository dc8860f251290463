import type { Grammar, Reader, Reading, Rule, SymbolRules } from "./grammar.ts"
import type { Bindings } from "./hole.ts"
import type { HolePart } from "./template.ts"

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

/** The readings of a symbol at a place. */
interface Entry {
  readings: readonly Reading[]
  /** How deep in others it is being read; nought when it is not. */
  depth: number
  /** Whether it was asked for while it was being read. */
  met: boolean
  /** What was asked for while that was being read itself, and how many readings it had then. */
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

/** Whether readings are still what they would be if they were read again: what they were made from has not grown since. */
function stands({ seen }: Entry): boolean {
  for (const { entry, row, at, count } of seen)
    if (row[at] !== entry || entry.readings.length !== count || (entry.depth === 0 && !stands(entry)))
      return false
  return true
}

/** Reads by trying every rule at every place once. For each stretch of the text, the first rule written wins. */
class ReadingOf implements Reader {
  readonly places: Places = new WeakMap()
  readonly wanted = new Set<string>()
  furthest = 0
  readonly #grammar: Grammar
  readonly #memo = new Map<SymbolRules, (Entry | undefined)[]>()
  #depth = 0
  /** What was asked for, since the innermost symbol was begun, while it was being read. */
  #seen: Seen[] = []

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
    return this.#readSymbol(this.#grammar.symbol(name), at)
  }

  #readSymbol(symbol: SymbolRules, at: number): readonly Reading[] {
    let row = this.#memo.get(symbol)
    if (row === undefined) {
      row = []
      this.#memo.set(symbol, row)
    }
    const known = row[at]
    if (known === undefined)
      return this.#canBegin(symbol, at) ? this.#grow(symbol, at, row) : this.#nothing(symbol, at, row)
    if (known.depth > 0) {
      known.met = true
      this.#seen.push({ entry: known, row, at, count: known.readings.length })
    } else if (known.seen.length > 0) {
      if (!stands(known)) return this.#grow(symbol, at, row)
      this.#inherit(known)
    }
    return known.readings
  }

  #canBegin(symbol: SymbolRules, at: number): boolean {
    const word = this.tokens[at]
    if (symbol.handwritten !== undefined && symbol.handwritten.begins?.(word ?? "") !== false) return true
    return word !== undefined && this.#grammar.starting(symbol, word).length > 0
  }

  #nothing(symbol: SymbolRules, at: number, row: (Entry | undefined)[]): readonly Reading[] {
    row[at] = NO_ENTRY
    this.expected(at, symbol.name)
    return NONE
  }

  /** Who asks for what depends on symbols that are being read depends on them too. */
  #inherit({ seen }: Entry): void {
    for (const one of seen) if (one.entry.depth > 0) this.#seen.push(one)
  }

  /**
   * Reads a symbol that may begin with itself: what was found is offered to the next round, until a round finds no more.
   * What was read while an outer symbol was not yet complete stands as long as that has not grown.
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
    const add = (end: number, value: unknown): void => {
      for (const one of found) if (one.end === end) return
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
    const { parts } = rule
    const holes: Bindings = {}
    const step = (first: number, start: number): void => {
      let pos = start
      for (let i = first; i < parts.length; i++) {
        const part = parts[i]
        if (part.part === "hole") {
          for (const reading of this.#readSymbol(this.#symbolOf(part), pos)) {
            holes[part.name] = reading.value
            step(i + 1, reading.end)
          }
          return
        }
        if (!this.#isWord(part, pos)) return
        pos++
      }
      const value = rule.make({ ...holes })
      if (value !== undefined) add(pos, value)
    }
    step(0, at)
  }

  #symbolOf(part: HolePart): SymbolRules {
    part.rules ??= this.#grammar.symbol(part.symbol)
    return part.rules
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
