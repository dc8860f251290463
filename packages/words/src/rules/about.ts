import { CURRENT, type Knobs, RULESETS, type Ruleset } from "@apnap/engine"
import type { Language } from "../language.ts"
import { rowsOf } from "../rows.ts"
import { heading } from "./headings.ts"
import { numberThen } from "./numbers.ts"
import { THEN } from "./sections/then.ts"
import { SHOWN } from "./shown.ts"
import { summary } from "./summary.ts"

/** A range of rulesets, by name. */
interface Span {
  first: string
  last: string
}

/** A number that a rule had. */
export interface NumberSpan extends Span {
  number: string
}

/** A rule's one-line summary in other eras. */
export interface Wording extends Span, Readonly<Record<Language, string>> {}

/** A rule through the eras, and the shipped scenarios that show it. */
export interface AboutRule {
  rule: string
  numbers: readonly NumberSpan[]
  then: readonly Wording[]
  /** The ids of scenarios. */
  scenarios: readonly string[]
}

/** Facts about a rule by its current number, or by an obsolete rule's key: "704.5j@2011-09-30". */
export function aboutRule(rule: string): AboutRule {
  return { rule, numbers: numbersOf(rule), then: wordingsOf(rule), scenarios: scenariosOf(rule) }
}

/** A rule's known numbers through the eras. Having a number does not mean that the rule was in force. */
function numbersOf(rule: string): NumberSpan[] {
  const spans: NumberSpan[] = []
  for (const ruleset of RULESETS) {
    const number = numberThen(rule, ruleset)
    if (number === undefined) continue
    const before = spans.at(-1)
    if (before?.number === number) before.last = ruleset.name
    else spans.push({ number, first: ruleset.name, last: ruleset.name })
  }
  return spans
}

/** Every line of `THEN`: rule, knob, the knob's value, and the words of that time. */
export function wordingLines(): { rule: string; knob: keyof Knobs; value: string; en: string; fr: string }[] {
  return rowsOf(THEN).map(([rule, knob, value, en, fr]) => ({
    rule,
    knob: knob as keyof Knobs,
    value,
    en,
    fr,
  }))
}

/**
 * The one-line text of a rule, or a chapter's title, under a ruleset: the wording of that time if it differed, else the summary.
 * Null if we have neither.
 */
export function saidThen(rule: string, { knobs }: Ruleset, language: Language): string | null {
  const line = wordingLines().find((one) => one.rule === rule && String(knobs[one.knob]) === one.value)
  // What held to this day is the summary's to say.
  if (line !== undefined && String(CURRENT.knobs[line.knob]) !== line.value) return line[language]
  return summary(rule, language) ?? heading(rule, language)
}

function wordingsOf(rule: string): Wording[] {
  return wordingLines()
    .filter((line) => line.rule === rule)
    .flatMap(({ knob, value, en, fr }) => spansOf(knob, value).map((span) => ({ ...span, en, fr })))
    .sort((a, b) => place(a.first) - place(b.first))
}

function place(name: string): number {
  return RULESETS.findIndex((ruleset) => ruleset.name === name)
}

/** The eras in which a knob had this value. */
function spansOf(knob: keyof Knobs, value: string): Span[] {
  const spans: Span[] = []
  RULESETS.forEach(({ name, knobs }, i) => {
    // What held to this day is the summary's to say.
    if (String(knobs[knob]) !== value || RULESETS.slice(i).every((r) => String(r.knobs[knob]) === value))
      return
    const goesOn = i > 0 && String(RULESETS[i - 1].knobs[knob]) === value
    if (goesOn) spans.at(-1)!.last = name
    else spans.push({ first: name, last: name })
  })
  return spans
}

function scenariosOf(rule: string): readonly string[] {
  return (
    rowsOf(SHOWN)
      .find(([one]) => one === rule)?.[1]
      .split(" ") ?? []
  )
}
