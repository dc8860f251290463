import type { Grammar, Rule, SymbolRules } from "./grammar.ts"
import type { Rest } from "./rest.ts"
import { type HoleStem, type Stem, wordsOf } from "./stems.ts"

/** A set of words, at least one of which must occur in a phrase. */
export interface Need {
  /** Its id among the grammar's needs, from 1. */
  readonly id: number
  readonly words: readonly string[]
  /** The number of rules in which these words occur, summed over the words. */
  readonly frequency: number
}

/** What a phrase needs: all needs of at least one list. Also caches what is known of the text last checked. */
export interface Needs {
  /** Ids of the needs, `MOST_NEEDS` per list; 0 pads. */
  readonly lists: readonly number[]
  of?: Rest
  /** The last place from which one of the lists checked so far can be met, or -1. */
  last: number
  /** How many ids were checked. */
  tried: number
}

type Lists = readonly (readonly Need[])[]

/** At most this many needs are checked per rule, the rarest first. */
export const MOST_NEEDS = 3
/** A need of more words than this is nearly always met. */
const MOST_WORDS = 24

const NO_NEEDS: readonly Need[] = []

/** The words without which the rules of a grammar cannot match, so that rules whose words a text lacks can be skipped. */
export class NeedsOf {
  readonly #grammar: Grammar
  readonly #known = new Map<string, Need>()
  readonly #byWord = new Map<string, Need[]>()
  readonly #frequency = new Map<string, number>()
  readonly #ofSymbol = new Map<SymbolRules, readonly Need[]>()

  constructor(grammar: Grammar) {
    this.#grammar = grammar
    const rules = [...grammar.symbols.values()].flatMap((symbol) => symbol.rules)
    for (const rule of rules) this.#count(rule)
    for (const rule of rules) this.ofRule(rule)
    this.#findSymbols()
  }

  /** One more than the highest id (0 means none). */
  get size(): number {
    return this.#known.size + 1
  }

  /** The needs that a word meets. */
  metBy(word: string): readonly Need[] {
    return this.#byWord.get(word) ?? NO_NEEDS
  }

  /** What every phrase of a symbol needs. */
  ofSymbol(symbol: SymbolRules): readonly Need[] {
    return this.#ofSymbol.get(symbol) ?? NO_NEEDS
  }

  /** What each of these rules needs: `MOST_NEEDS` ids for each rule, padded with 0. */
  ofRules(rules: readonly Rule[]): readonly number[] {
    return numbers(rules.map((rule) => this.ofRule(rule)))
  }

  ofRule({ parts }: Rule): readonly Need[] {
    return rarest(
      parts.flatMap((part) =>
        part.part === "hole" ? this.ofSymbol(this.#grammar.symbol(part.symbol)) : [this.#need(wordsOf(part))],
      ),
    )
  }

  /** What the templates that continue with a hole need. */
  ofHole(hole: HoleStem): Needs {
    return { lists: numbers(this.#listsOfHole(hole)), last: -1, tried: 0 }
  }

  #listsOfHole({ symbol, then }: HoleStem): Lists {
    const own = this.ofSymbol(symbol)
    return fewest(this.#listsOf(then).map((needs) => rarest([...own, ...needs])))
  }

  #listsOf({ rules, words, holes }: Stem): Lists {
    if (rules.length > 0) return [NO_NEEDS]
    const withWords = words.flatMap(({ part, then }) => {
      const own = this.#need(wordsOf(part))
      return this.#listsOf(then).map((needs) => rarest([own, ...needs]))
    })
    return fewest([...withWords, ...holes.flatMap((hole) => this.#listsOfHole(hole))])
  }

  /** Derives symbols' needs from their rules' until a fixed point: a phrase needs whatever its parts need. */
  #findSymbols(): void {
    for (let before = -1; before < this.#ofSymbol.size; ) {
      before = this.#ofSymbol.size
      for (const symbol of this.#grammar.symbols.values()) {
        const needs = this.#ofSymbol.has(symbol) ? undefined : this.#needsOfSymbol(symbol)
        if (needs !== undefined) this.#ofSymbol.set(symbol, needs)
      }
    }
  }

  /** What every rule of a symbol needs; undefined if one of them has no known need. */
  #needsOfSymbol({ rules, handwritten }: SymbolRules): readonly Need[] | undefined {
    if (handwritten !== undefined || rules.length === 0) return undefined
    const each = rules.map((rule) => this.ofRule(rule))
    if (each.some((needs) => needs.length === 0)) return undefined
    const common = each[0].filter((need) => each.every((needs) => needs.includes(need)))
    const any = new Set(each.flatMap(([need]) => need.words))
    return rarest(any.size > MOST_WORDS ? common : [...common, this.#need([...any])])
  }

  #need(words: readonly string[]): Need {
    const sorted = [...words].sort()
    const key = sorted.join(" ")
    let need = this.#known.get(key)
    if (need === undefined) {
      const frequency = sorted.reduce((sum, word) => sum + (this.#frequency.get(word) ?? 0), 0)
      need = { id: this.size, words: sorted, frequency }
      this.#known.set(key, need)
      for (const word of sorted) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), need])
    }
    return need
  }

  #count({ parts }: Rule): void {
    const words = parts.flatMap((part) => (part.part === "hole" ? [] : wordsOf(part)))
    for (const word of new Set(words)) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1)
  }
}

function numbers(lists: Lists): readonly number[] {
  return lists.flatMap((needs) => Array.from({ length: MOST_NEEDS }, (_, i) => needs[i]?.id ?? 0))
}

function rarest(needs: readonly Need[]): readonly Need[] {
  return [...new Set(needs)].sort((a, b) => a.frequency - b.frequency).slice(0, MOST_NEEDS)
}

/** Drops lists that contain all needs of another list. */
function fewest(lists: Lists): Lists {
  const found: (readonly Need[])[] = []
  for (const needs of [...lists].sort((a, b) => a.length - b.length)) {
    if (needs.length === 0) return [NO_NEEDS]
    if (!found.some((fewer) => fewer.every((need) => needs.includes(need)))) found.push(needs)
  }
  return found
}
