import type { Language } from "@apnap/words"
import { heading, summarised, summary } from "@apnap/words/rules"
import { RULE_WORDS } from "./words.ts"

/** A rule or chapter that matches the search. */
export interface FoundRule {
  rule: string
  text: string
}

const MOST_TOLD = 40

/** Strips diacritics and case, so that "legende" finds « légende ». */
const plain = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase()

/**
 * The rules and chapters whose text in that language has every searched word as the start of a word. Texts that begin with the
 * search come first, then rule order. Throws "rule/unknown" for an empty search or no match.
 */
export function searchRules(asked: string, language: Language): FoundRule[] {
  const words = plain(asked)
    .split(/[^\p{L}\p{N}'+/-]+/u)
    .filter((word) => word !== "")
  const found = words.length === 0 ? [] : all(language).filter(({ text }) => holds(plain(text), words))
  if (found.length === 0) throw new Error(`rule/unknown: no rule speaks of "${asked}"`)
  const begins = ({ text }: FoundRule) => (plain(text).startsWith(words.join(" ")) ? 0 : 1)
  return found.sort((a, b) => begins(a) - begins(b))
}

function holds(text: string, words: readonly string[]): boolean {
  const there = text.split(/[^\p{L}\p{N}+/-]+/u)
  return words.every((word) => there.some((one) => one.startsWith(word)))
}

/** All texts in rule order, chapters before their rules. */
function all(language: Language): FoundRule[] {
  const rules = summarised().filter((rule) => !rule.includes("@"))
  const chapters = [...new Set(rules.map((rule) => rule.slice(0, 3)))]
  return chapters.flatMap((chapter) =>
    [chapter, ...rules.filter((rule) => rule.startsWith(`${chapter}.`))].flatMap((rule) => {
      const text = rule === chapter ? heading(rule, language) : summary(rule, language)
      return text === null ? [] : [{ rule, text }]
    }),
  )
}

/** The matches as lines, with the number of further ones. */
export function foundLines(asked: string, found: readonly FoundRule[], language: Language): string[] {
  const more = found.length - MOST_TOLD
  return [
    RULE_WORDS[language].found(found.length, asked),
    ...found.slice(0, MOST_TOLD).map(({ rule, text }) => `${rule.padEnd(8)} ${text}`),
    ...(more > 0 ? [RULE_WORDS[language].more(more)] : []),
  ]
}
