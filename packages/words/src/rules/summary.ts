import type { Language } from "../language.ts"
import { SECTIONS } from "./sections.ts"

/** The summary in each language, by the number of a current rule, or of one that is no more: "704.5j@2011-09-30". */
type Summaries = ReadonlyMap<string, Readonly<Record<Language, string>>>

let read: Summaries | null = null

/** What the rule says, in one line of our own words; null where we have none. */
export function summary(rule: string, language: Language): string | null {
  return summaries().get(rule)?.[language] ?? null
}

/** All rules that have a summary, in order. */
export function summarised(): readonly string[] {
  return [...summaries().keys()]
}

/** The lettered rules below a rule, in order: of 508.1 those from 508.1a to 508.1m. */
export function subRules(rule: string): readonly string[] {
  return summarised().filter(
    (one) => one.length === rule.length + 1 && one.startsWith(rule) && /[a-z]$/.test(one),
  )
}

function summaries(): Summaries {
  read ??= new Map(SECTIONS.flatMap((text) => text.trim().split("\n").map(line)))
  return read
}

/** A line of a section: number, English, French, between tabs. */
function line(text: string): [string, Readonly<Record<Language, string>>] {
  const [rule, en, fr] = text.split("\t")
  return [rule, { en, fr }]
}
