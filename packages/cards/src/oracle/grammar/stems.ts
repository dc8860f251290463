import type { Grammar, Rule, SymbolRules } from "./grammar.ts"
import type { Needs } from "./needs.ts"
import type { Part } from "./template.ts"

export type WordPart = Exclude<Part, { part: "hole" }>

/** What templates of one symbol have in common from their beginning, and how they go on after it. */
export interface Stem {
  /** The rules that end here, with their place in the order in which they were written. */
  readonly rules: { readonly rule: Rule; readonly order: number }[]
  readonly words: WordStem[]
  readonly holes: HoleStem[]
  /** Those that go on with words, by each of the words. */
  readonly byWord: Map<string, Stem[]>
}

export interface WordStem {
  readonly part: WordPart
  readonly then: Stem
}

export interface HoleStem {
  readonly symbol: SymbolRules
  readonly then: Stem
  /** What the templates that go on with it need; found when first asked. */
  needs?: Needs
}

/** The templates of a symbol, joined where they begin alike: what several begin with is read once. */
export function stemOf(grammar: Grammar, symbol: SymbolRules): Stem {
  const root = newStem()
  symbol.rules.forEach((rule, order) => {
    const end = rule.parts.reduce((stem, part) => follow(grammar, stem, part), root)
    end.rules.push({ rule, order })
  })
  return root
}

/** The words for which a part stands, the printed one first. */
export function wordsOf(part: WordPart): readonly string[] {
  return part.part === "verb" ? [part.singular, part.plural] : part.words
}

/** Whether a word is one of those for which a part stands. */
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
