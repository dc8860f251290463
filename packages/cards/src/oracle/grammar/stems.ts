import type { Grammar, Rule, SymbolRules } from "./grammar.ts"
import type { Needs } from "./needs.ts"
import type { Part } from "./template.ts"

export type WordPart = Exclude<Part, { part: "hole" }>

/** A trie node: what templates of one symbol share from their beginning, and how they continue. */
export interface Stem {
  /** The rules that end here, with their index in the order in which they were written. */
  readonly rules: { readonly rule: Rule; readonly order: number }[]
  readonly words: WordStem[]
  readonly holes: HoleStem[]
  /** The stems that continue with a word, by word. */
  readonly byWord: Map<string, Stem[]>
}

export interface WordStem {
  readonly part: WordPart
  readonly then: Stem
}

export interface HoleStem {
  readonly symbol: SymbolRules
  readonly then: Stem
  /** What the templates that continue with it need; computed lazily. */
  needs?: Needs
}

/** The templates of a symbol, merged so that a common beginning is read once. */
export function stemOf(grammar: Grammar, symbol: SymbolRules): Stem {
  const root = newStem()
  symbol.rules.forEach((rule, order) => {
    const end = rule.parts.reduce((stem, part) => follow(grammar, stem, part), root)
    end.rules.push({ rule, order })
  })
  return root
}

/** The words a part stands for, the printed one first. */
export function wordsOf(part: WordPart): readonly string[] {
  return part.part === "verb" ? [part.singular, part.plural] : part.words
}

/** Whether a word is one of those a part stands for. */
export function isOf(part: WordPart, word: string | undefined): boolean {
  if (part.part === "verb") return word === part.singular || word === part.plural
  return word !== undefined && part.words.includes(word)
}

function newStem(): Stem {
  return { rules: [], words: [], holes: [], byWord: new Map() }
}

function follow(grammar: Grammar, stem: Stem, part: Part): Stem {
  return part.part === "hole" ? followHole(stem, grammar.symbol(part.symbol)) : followWord(stem, part)
}

function followHole({ holes }: Stem, symbol: SymbolRules): Stem {
  const known = holes.find((one) => one.symbol === symbol)
  if (known !== undefined) return known.then
  const then = newStem()
  holes.push({ symbol, then })
  return then
}

function followWord({ words, byWord }: Stem, part: WordPart): Stem {
  const spelled = wordsOf(part)
  const known = words.find((one) => isAlike(wordsOf(one.part), spelled))
  if (known !== undefined) return known.then
  const then = newStem()
  words.push({ part, then })
  for (const word of spelled) byWord.set(word, [...(byWord.get(word) ?? []), then])
  return then
}

function isAlike(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i])
}
