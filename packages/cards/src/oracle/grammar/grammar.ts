import { type Bindings, fill, Hole, unify } from "./hole.ts"
import { type Part, readTemplate } from "./template.ts"

/** What is known while a value is spelled: the targets of its ability, and what was already mentioned. */
export interface Context {
  /** Target slots of the ability, for selectors that name them by number. */
  readonly targets: readonly unknown[]
  /** Target slots that were already named, in order. */
  readonly mentioned: number[]
  /** Whether who does it was told, so that "their" is that player's. */
  readonly told?: boolean
  /** Whether the object itself is the subject, so that "its" would be its own. */
  readonly self?: boolean
}

/** One way to say a kind of value: a template, and the way from its holes to the value and back. */
export interface Rule {
  /** The template as it was written: with the symbol's name it tells one rule from another. */
  readonly template: string
  readonly parts: readonly Part[]
  /** The kind of value that it spells (`kindOf`), where that is known beforehand. */
  readonly kind?: string
  /** The value, or nothing when these holes make no sense together. */
  make(holes: Bindings): unknown
  /** The holes, or nothing when the value is of another kind. */
  take(value: unknown, context: Context): Bindings | undefined
}

/** What a spelling is made of: parts of a template, with the values of its holes. */
export type Item =
  | string
  | readonly string[]
  | { verb: readonly [string, string] }
  | { symbol: string; value: unknown; within?: Context; hole?: string }

/** One way to spell a value: its parts, and the template that they are of, where there is one. */
export interface Spelling {
  readonly items: readonly Item[]
  readonly template?: string
}

/** How far a symbol reaches from a place, and what it says. */
export interface Reading {
  readonly end: number
  readonly value: unknown
}

/** What a hand-written symbol asks of the reader. */
export interface Reader {
  readonly tokens: readonly string[]
  /** The same words as printed, with their capitals. */
  readonly printed: readonly string[]
  /** Every reading of a symbol from a place, the longest first. */
  read(symbol: string, at: number): readonly Reading[]
  /** Notes that a word of this kind was looked for and not found. */
  expected(at: number, what: string): void
}

/** A symbol whose forms no template can say: lists, noun phrases. */
export interface Handwritten {
  /** Whether a phrase of this symbol can begin with a word; without it, any word is tried. */
  begins?(word: string): boolean
  read(reader: Reader, at: number): readonly Reading[]
  spell(value: unknown, context: Context): Iterable<readonly Item[]>
}

export interface SymbolRules {
  readonly name: string
  readonly rules: Rule[]
  handwritten?: Handwritten
  /** Rules that can begin with a word, by the word; made when first asked. */
  byWord: Map<string, readonly Rule[]>
  /** Rules that can spell a kind of value, by the kind; made when first asked. */
  byKind: Map<string, readonly Rule[]>
}

/** Keys of the language that tell one kind of value from another. */
const KINDS = ["do", "is", "sel", "who", "if", "on", "static", "pay", "change", "ability", "n"] as const

/** The kind of a value: what its telling key says. */
export function kindOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value
  for (const key of KINDS) {
    const kind = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof kind === "string") return `${key}:${kind}`
  }
  return ""
}

/** A set of symbols with their rules, which read a text into data and spell the data again. */
export class Grammar {
  readonly symbols = new Map<string, SymbolRules>()

  symbol(name: string): SymbolRules {
    let found = this.symbols.get(name)
    if (found === undefined) {
      found = { name, rules: [], byWord: new Map(), byKind: new Map() }
      this.symbols.set(name, found)
    }
    return found
  }

  /** Rules of a symbol that can begin with this word, in the order in which they were written. */
  starting(symbol: SymbolRules, word: string): readonly Rule[] {
    let rules = symbol.byWord.get(word)
    if (rules === undefined) {
      rules = symbol.rules.filter((rule) => this.#canStart(rule.parts[0], word, symbol, new Set()))
      symbol.byWord.set(word, rules)
    }
    return rules
  }

  /** Rules of a symbol that can spell values of this kind. */
  spelling(symbol: SymbolRules, kind: string): readonly Rule[] {
    let rules = symbol.byKind.get(kind)
    if (rules === undefined) {
      rules = symbol.rules.filter((rule) => rule.kind === undefined || rule.kind === kind)
      symbol.byKind.set(kind, rules)
    }
    return rules
  }

  /**
   * Whether a phrase of a symbol can begin with a word. A symbol met again on the way says nothing new, but the one that is
   * asked about may begin with itself.
   */
  #begins(symbol: SymbolRules, word: string, asked: SymbolRules, met: Set<SymbolRules>): boolean {
    if (symbol === asked) return true
    if (met.has(symbol)) return false
    met.add(symbol)
    const { handwritten } = symbol
    if (handwritten !== undefined && handwritten.begins?.(word) !== false) return true
    return symbol.rules.some((rule) => this.#canStart(rule.parts[0], word, asked, met))
  }

  #canStart(part: Part | undefined, word: string, asked: SymbolRules, met: Set<SymbolRules>): boolean {
    if (part === undefined) return true
    if (part.part === "hole") return this.#begins(this.symbol(part.symbol), word, asked, new Set(met))
    if (part.part === "verb") return part.singular === word || part.plural === word
    return part.words.includes(word)
  }
}

/** Writes rules for one symbol of a grammar. */
export interface Definer<T> {
  /** One or more spellings (the first is printed) of one shape. */
  (templates: string | readonly string[], shape: T): void
  /** A spelling whose value is computed from the holes and back. */
  iso(
    templates: string | readonly string[],
    make: (holes: Record<string, never>) => T | undefined,
    take: (value: T, context: Context) => Bindings | undefined,
  ): void
}

/** The definer of a symbol's rules; T is the type of its values. */
export function define<T>(grammar: Grammar, name: string): Definer<T> {
  const symbol = grammar.symbol(name)
  const add = (
    templates: string | readonly string[],
    make: Rule["make"],
    take: Rule["take"],
    kind?: string,
  ): void => {
    for (const template of typeof templates === "string" ? [templates] : templates)
      symbol.rules.push({
        template,
        parts: readTemplate(template),
        make,
        take,
        ...(kind !== undefined && { kind }),
      })
  }
  const definer = (templates: string | readonly string[], shape: T): void =>
    add(
      templates,
      (holes) => fill(shape, holes),
      (value) => {
        const holes: Bindings = {}
        return unify(shape, value, holes) ? holes : undefined
      },
      shape instanceof Hole ? undefined : kindOf(shape) || undefined,
    )
  return Object.assign(definer, {
    iso: (
      templates: string | readonly string[],
      make: (holes: Record<string, never>) => T | undefined,
      take: (value: T, context: Context) => Bindings | undefined,
    ): void =>
      add(
        templates,
        (holes) => make(holes as Record<string, never>),
        (value, context) => take(value as T, context),
      ),
  })
}
