import { type Bindings, fill, Hole, unify } from "./hole.ts"
import { NeedsOf } from "./needs.ts"
import { isOf, type Stem, stemOf, wordsOf } from "./stems.ts"
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
  /** Whether verbs have no ending: "have it draw a card". */
  readonly bare?: boolean
  /** Whether a text is printed, so that each name is told by its own words only, rather than compared with one that was read. */
  readonly printed?: boolean
  /** Names of several objects, of which is spoken as "them". */
  readonly several?: ReadonlySet<string>
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
  /** The holes in each way in which the value can be divided among them; none when it is of another kind. */
  take(value: unknown, context: Context): readonly Bindings[]
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
  /** The rule that it was read by; none of a symbol that is written by hand. */
  readonly rule?: Rule
}

/** What was read of a symbol from a place. */
export type ReadingsAt = (symbol: SymbolRules, at: number) => readonly Reading[]

/** What a hand-written symbol asks of the reader. */
export interface Reader {
  readonly tokens: readonly string[]
  /** The same words as printed, with their capitals. */
  readonly printed: readonly string[]
  /** Every reading of a symbol from a place, the longest first. */
  read(symbol: string, at: number): readonly Reading[]
}

/** A symbol whose forms no template can say: lists, noun phrases. */
export interface Handwritten {
  /** Whether a phrase of this symbol can begin with a word; without it, any word is tried. */
  begins?(word: string): boolean
  read(reader: Reader, at: number): readonly Reading[]
  spell(value: unknown, context: Context): Iterable<readonly Item[]>
}

/** Rules that may spell a value, and the numbers of what each needs (`NeedsOf.ofRules`). */
interface Candidates {
  readonly rules: readonly Rule[]
  readonly needs: readonly number[]
}

export interface SymbolRules {
  readonly name: string
  /** Its number among the symbols of the grammar. */
  readonly id: number
  readonly rules: Rule[]
  handwritten?: Handwritten
  /** Rules that can spell a kind of value, by the kind; made when first asked. */
  byKind: Map<string, readonly Rule[]>
  /** Those of them that can begin with a word, by kind and word; made when first asked. */
  byKindAndWord: Map<string, Map<string, Candidates>>
  /** What its phrases can begin with; made when first asked. */
  first?: First
  /** Its templates, joined where they begin alike; made when first asked. */
  stem?: Stem
}

/** What phrases of a symbol can begin with: any word, one of these, one that a hand-written symbol begins with; and by which symbols. */
interface First {
  any: boolean
  readonly words: Set<string>
  readonly begins: ((word: string) => boolean)[]
  readonly symbols: Set<SymbolRules>
}

/** Keys of the language that tell one kind of value from another. */
const KINDS = ["do", "is", "sel", "who", "if", "on", "static", "pay", "change", "ability", "n"] as const

/** The kind of a value: what its telling key says. */
export function kindOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value
  for (const key of KINDS) {
    const kind = (value as Readonly<Record<string, unknown>>)[key]
    if (typeof kind === "string") return kind
  }
  return ""
}

/** Whether a rule may spell values of a kind. */
export function canSpell(rule: Rule, kind: string): boolean {
  return rule.kind === undefined || rule.kind === kind
}

/** A set of symbols with their rules, which read a text into data and spell the data again. */
export class Grammar {
  readonly symbols = new Map<string, SymbolRules>()
  #needs: NeedsOf | undefined

  /** What its rules need. */
  get needs(): NeedsOf {
    this.#needs ??= new NeedsOf(this)
    return this.#needs
  }

  symbol(name: string): SymbolRules {
    let found = this.symbols.get(name)
    if (found === undefined) {
      found = {
        name,
        id: this.symbols.size,
        rules: [],
        byKind: new Map(),
        byKindAndWord: new Map(),
      }
      this.symbols.set(name, found)
    }
    return found
  }

  /** The templates of a symbol, joined where they begin alike. */
  stem(symbol: SymbolRules): Stem {
    symbol.stem ??= stemOf(this, symbol)
    return symbol.stem
  }

  /** Whether a phrase of a symbol can begin with this word, or stand at the end of the text. */
  canBegin(symbol: SymbolRules, word: string | undefined): boolean {
    if (word === undefined)
      return symbol.handwritten !== undefined && symbol.handwritten.begins?.("") !== false
    const { any, words, begins } = this.#first(symbol)
    return any || words.has(word) || begins.some((begin) => begin(word))
  }

  /** Rules of a symbol that can spell values of this kind. */
  spelling(symbol: SymbolRules, kind: string): readonly Rule[] {
    let rules = symbol.byKind.get(kind)
    if (rules === undefined) {
      rules = symbol.rules.filter((rule) => canSpell(rule, kind))
      symbol.byKind.set(kind, rules)
    }
    return rules
  }

  /** Rules of a symbol that can spell values of this kind beginning with this word; with no word at the end of the text. */
  spellingFrom(symbol: SymbolRules, kind: string, word: string): Candidates {
    let byWord = symbol.byKindAndWord.get(kind)
    if (byWord === undefined) {
      byWord = new Map()
      symbol.byKindAndWord.set(kind, byWord)
    }
    let found = byWord.get(word)
    if (found === undefined) {
      const rules = this.spelling(symbol, kind).filter((rule) => this.#canStart(rule.parts[0], word))
      found = { rules, needs: this.needs.ofRules(rules) }
      byWord.set(word, found)
    }
    return found
  }

  /** Whether a rule can begin with a word by its first part. */
  #canStart(part: Part | undefined, word: string): boolean {
    if (part === undefined) return true
    return part.part === "hole" ? this.canBegin(this.symbol(part.symbol), word) : isOf(part, word)
  }

  #first(symbol: SymbolRules): First {
    if (symbol.first !== undefined) return symbol.first
    const first: First = { any: false, words: new Set(), begins: [], symbols: new Set() }
    symbol.first = first
    const todo = [symbol]
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      if (first.symbols.has(next)) continue
      first.symbols.add(next)
      if (next.handwritten !== undefined) addBeginning(first, next.handwritten)
      for (const { parts } of next.rules) todo.push(...this.#addFirst(first, parts[0]))
    }
    return first
  }

  /** Adds what a rule begins with, and gives the symbol that it begins with. */
  #addFirst(first: First, part: Part | undefined): readonly SymbolRules[] {
    if (part === undefined) first.any = true
    else if (part.part === "hole") return [this.symbol(part.symbol)]
    else for (const word of wordsOf(part)) first.words.add(word)
    return []
  }
}

function addBeginning(first: First, { begins }: Handwritten): void {
  if (begins === undefined) first.any = true
  else first.begins.push(begins)
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
  /** The same where a value can be divided among the holes in several ways. */
  ways(
    templates: string | readonly string[],
    make: (holes: Record<string, never>) => T | undefined,
    take: (value: T, context: Context) => readonly Bindings[],
  ): void
}

const NO_WAY: readonly Bindings[] = []

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
        return unify(shape, value, holes) ? [holes] : NO_WAY
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
        (value, context) => {
          const holes = take(value as T, context)
          return holes === undefined ? NO_WAY : [holes]
        },
      ),
    ways: (
      templates: string | readonly string[],
      make: (holes: Record<string, never>) => T | undefined,
      take: (value: T, context: Context) => readonly Bindings[],
    ): void =>
      add(
        templates,
        (holes) => make(holes as Record<string, never>),
        (value, context) => take(value as T, context),
      ),
  })
}
