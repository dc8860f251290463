import type { Language } from "@apnap/words"
import { heading, summarised, summary } from "@apnap/words/rules"
import { RULE_WORDS } from "./words.ts"

/** A rule, or a chapter, that speaks of what was asked. */
export interface FoundRule {
  rule: string
  text: string
}

const MOST_TOLD = 40

/** Without marks and case, so that « légende » is found by "legende". */
const plain = (text: string) =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase()

/**
 * The rules and chapters whose words in that language hold every one of the words asked for, each as the beginning of a word; those whose title or
 * text begins with what was asked first, then in the order of the rules. Throws "rule/unknown" where no word was given or none is found.
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

/** All that has words, in the order of the rules: chapters before their rules. */
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

/** What was found as lines, with how many more there are. */
export function foundLines(asked: string, found: readonly FoundRule[], language: Language): string[] {
  const more = found.length - MOST_TOLD
  return [
    RULE_WORDS[language].found(found.length, asked),
    ...found.slice(0, MOST_TOLD).map(({ rule, text }) => `${rule.padEnd(8)} ${text}`),
    ...(more > 0 ? [RULE_WORDS[language].more(more)] : []),
  ]
}
