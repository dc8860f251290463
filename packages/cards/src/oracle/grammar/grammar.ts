import { type Bindings, fill, unify } from "./hole.ts"
import { type Part, readTemplate } from "./template.ts"

/** What is known while a value is spelled: the targets of its ability, and what was already mentioned. */
export interface Context {
  /** Target slots of the ability, for selectors that name them by number. */
  readonly targets: readonly unknown[]
  /** Target slots that were already named, in order. */
  readonly mentioned: number[]
}

/** One way to say a kind of value: a template, and the way from its holes to the value and back. */
export interface Rule {
  readonly parts: readonly Part[]
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
  | { symbol: string; value: unknown; within?: Context }

/** How far a symbol reaches from a place, and what it says. */
export interface Reading {
  readonly end: number
  readonly value: unknown
}

/** What a hand-written symbol asks of the reader. */
export interface Reader {
  readonly tokens: readonly string[]
  /** Every reading of a symbol from a place, the longest first. */
  read(symbol: string, at: number): readonly Reading[]
  /** Notes that a word of this kind was looked for and not found. */
  expected(at: number, what: string): void
}

/** A symbol whose forms no template can say: lists, noun phrases. */
export interface Handwritten {
  read(reader: Reader, at: number): readonly Reading[]
  spell(value: unknown, context: Context): Iterable<readonly Item[]>
}

export interface SymbolRules {
  readonly name: string
  readonly rules: Rule[]
  handwritten?: Handwritten
  /** Rules that can begin with a word, by the word; made when first asked. */
  byWord: Map<string, readonly Rule[]>
}

/** A set of symbols with their rules, which read a text into data and spell the data again. */
export class Grammar {
  readonly symbols = new Map<string, SymbolRules>()

  symbol(name: string): SymbolRules {
    let found = this.symbols.get(name)
    if (found === undefined) {
      found = { name, rules: [], byWord: new Map() }
      this.symbols.set(name, found)
    }
    return found
  }

  /** Rules of a symbol that can begin with this word, in the order in which they were written. */
  starting(symbol: SymbolRules, word: string): readonly Rule[] {
    let rules = symbol.byWord.get(word)
    if (rules === undefined) {
      rules = symbol.rules.filter((rule) => canStart(rule.parts[0], word))
      symbol.byWord.set(word, rules)
    }
    return rules
  }
}

function canStart(part: Part | undefined, word: string): boolean {
  if (part === undefined || part.part === "hole") return true
  if (part.part === "verb") return part.singular === word || part.plural === word
  return part.words.includes(word)
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
  const add = (templates: string | readonly string[], make: Rule["make"], take: Rule["take"]): void => {
    for (const template of typeof templates === "string" ? [templates] : templates)
      symbol.rules.push({ parts: readTemplate(template), make, take })
  }
  const definer = (templates: string | readonly string[], shape: T): void =>
    add(
      templates,
      (holes) => fill(shape, holes),
      (value) => {
        const holes: Bindings = {}
        return unify(shape, value, holes) ? holes : undefined
      },
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
