import { type Bindings, fill, Hole, unify } from "./hole.ts"
import { NeedsOf } from "./needs.ts"
import { isOf, type Stem, stemOf, wordsOf } from "./stems.ts"
import { type Part, readTemplate } from "./template.ts"

/** What is known while a value is spelled: the ability's targets and which of them were already mentioned. */
export interface Context {
  /** The ability's target slots, for selectors that refer to them by number. */
  readonly targets: readonly unknown[]
  /** Slots already mentioned, in order. */
  readonly mentioned: number[]
  /** Whether the subject was already named, so that "their" refers to that player. */
  readonly told?: boolean
  /** Whether the object itself is the subject, so that "its" would refer to it. */
  readonly self?: boolean
  /** Whether verbs are in the bare form: "have it draw a card". */
  readonly bare?: boolean
  /** Whether text is being printed, so that each name uses only its own words, rather than compared with a text that was read. */
  readonly printed?: boolean
  /** Nouns for what a pronoun would confuse with something else, by the selector's key (`keyOf`): "that creature". */
  readonly called?: ReadonlyMap<string, readonly string[]>
  /** Names bound to what was put into a hand. */
  readonly inHand?: ReadonlySet<string>
  /** Whether a condition is said after what depends on it: "draw a card if you control a creature". */
  readonly laterIf?: boolean
  /** Names bound to several objects, referred to as "them". */
  readonly several?: ReadonlySet<string>
}

/** One way to say a kind of value: a template and the mapping between its holes and the value, both ways. */
export interface Rule {
  /** The template as written; together with the symbol's name it identifies the rule. */
  readonly template: string
  readonly parts: readonly Part[]
  /** The kind of value it spells (`kindOf`), if known in advance. */
  readonly kind?: string
  /** The value, or undefined if these holes make no sense together. */
  make(holes: Bindings): unknown
  /** The bindings for each way to split the value among the holes; empty for a value of another kind. */
  take(value: unknown, context: Context): readonly Bindings[]
}

/** An element of a spelling: words, a verb, or a symbol with the value to spell there. */
export type Item =
  | string
  | readonly string[]
  | { verb: readonly [string, string] }
  | { symbol: string; value: unknown; within?: Context; hole?: string }

/** One way to spell a value: its items, and the template they come from, if any. */
export interface Spelling {
  readonly items: readonly Item[]
  readonly template?: string
}

/** Where a reading of a symbol ends, and the value it yields. */
export interface Reading {
  readonly end: number
  readonly value: unknown
  /** The rule it was read by; absent for a handwritten symbol. */
  readonly rule?: Rule
}

/** The readings of a symbol found at a place. */
export type ReadingsAt = (symbol: SymbolRules, at: number) => readonly Reading[]

/** What a handwritten symbol can ask of the parser. */
export interface Reader {
  readonly tokens: readonly string[]
  /** The same tokens as printed, with capitals. */
  readonly printed: readonly string[]
  /** All readings of a symbol from a place, longest first. */
  read(symbol: string, at: number): readonly Reading[]
}

/** A symbol whose forms templates can't express: lists, noun phrases. */
export interface Handwritten {
  /** Whether a phrase of this symbol can begin with the word; if absent, every word is tried. */
  begins?(word: string): boolean
  read(reader: Reader, at: number): readonly Reading[]
  spell(value: unknown, context: Context): Iterable<readonly Item[]>
}

/** Rules that may spell a value, and the ids of what each needs (`NeedsOf.ofRules`). */
interface Candidates {
  readonly rules: readonly Rule[]
  readonly needs: readonly number[]
}

export interface SymbolRules {
  readonly name: string
  /** Its index among the grammar's symbols. */
  readonly id: number
  readonly rules: Rule[]
  handwritten?: Handwritten
  /** Rules that can spell a kind of value, by kind; built lazily. */
  byKind: Map<string, readonly Rule[]>
  /** Those that can begin with a word, by kind and word; built lazily. */
  byKindAndWord: Map<string, Map<string, Candidates>>
  /** What its phrases can begin with; built lazily. */
  first?: First
  /** Its templates merged into a trie by common beginnings; built lazily. */
  stem?: Stem
}

/** What a symbol's phrases can begin with: any word, one of a set, whatever a handwritten symbol accepts. `symbols` are those visited. */
interface First {
  any: boolean
  readonly words: Set<string>
  readonly begins: ((word: string) => boolean)[]
  readonly symbols: Set<SymbolRules>
}

/** Keys whose value tells one kind of node from another. */
const KINDS = ["do", "is", "sel", "who", "if", "on", "static", "pay", "change", "ability", "n"] as const

/** The kind of a value: the value of its first key in `KINDS`. */
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

/** Symbols with their rules, which read text into data and spell the data back. */
export class Grammar {
  readonly symbols = new Map<string, SymbolRules>()
  #needs: NeedsOf | undefined

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

  /** The symbol's templates, merged by common beginnings. */
  stem(symbol: SymbolRules): Stem {
    symbol.stem ??= stemOf(this, symbol)
    return symbol.stem
  }

  /** Whether a phrase of the symbol can begin with the word, or be empty at the end of the text (undefined). */
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

  /** Rules of a symbol that can spell values of this kind beginning with this word ("" at the end of the text). */
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

  /** Whether the rule's first part can begin with the word. */
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

  /** Adds the words the rule can begin with; returns the symbol it begins with, if any. */
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

/** Defines rules for one symbol of a grammar. */
export interface Definer<T> {
  /** One or more spellings of one shape; the first is the printed one. */
  (templates: string | readonly string[], shape: T): void
  /** A spelling whose value is computed from the holes and back. */
  iso(
    templates: string | readonly string[],
    make: (holes: Record<string, never>) => T | undefined,
    take: (value: T, context: Context) => Bindings | undefined,
  ): void
  /** Like `iso`, for values that can be split among the holes in several ways. */
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
