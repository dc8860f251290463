import { RULESETS, type Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { differentFacts } from "../explain/facts.ts"
import { type Line, linesOf, numbered } from "../explain/follow.ts"
import type { Comparison, EraChange, EraOutcome } from "./compare.ts"
import { difference } from "./difference.ts"
import { knobLine } from "./knob-change.ts"
import { ERA_WORDS } from "./words.ts"

/** Maximum number of lines shown for one side of a difference. */
const MOST = 8

/** The outcomes of a scenario under every ruleset, their differences, and the rules behind each change. */
export function tellEras({ scenario, outcomes, changes }: Comparison, language: Language): string[] {
  const w = ERA_WORDS[language]
  const facts = differentFacts(
    outcomes.map(({ runs }) => runs[0].position),
    language,
  )
  return [
    scenario.title?.[language] ?? scenario.id,
    w.outcomes(outcomes.length, RULESETS.length),
    ...outcomes.flatMap((outcome, i) => [
      "",
      `${i + 1}. ${spans(outcome, language)}${w.colon}${verdict(outcome, language)}`,
      ...facts[i].map((line) => `   ${line}`),
    ]),
    ...changes.flatMap((change) => ["", ...changeLines(change, language)]),
  ]
}

function verdict({ runs: [{ result }] }: EraOutcome, language: Language): string {
  const { expected, unexpected, unsupported } = ERA_WORDS[language]
  if (result.outcome === "passed") return expected
  return `${result.outcome === "unsupported" ? unsupported : unexpected} (${result.reason})`
}

/** Consecutive rulesets are shown as first and last. */
function spans({ runs }: EraOutcome, language: Language): string {
  const at = runs.map(({ ruleset }) => RULESETS.indexOf(ruleset))
  const starts = at.filter((i) => !at.includes(i - 1))
  return starts
    .map((start) => {
      let last = start
      while (at.includes(last + 1)) last++
      const [first, to] = [RULESETS[start].name, RULESETS[last].name]
      return start === last ? first : ERA_WORDS[language].span(first, to)
    })
    .join(", ")
}

function changeLines({ before, after, knobs }: EraChange, language: Language): string[] {
  const w = ERA_WORDS[language]
  const lost = difference(linesOf(before.entries, language), linesOf(after.entries, language))
  const side = (ruleset: Ruleset, lines: readonly Line[], mark: string) =>
    lines.length === 0
      ? []
      : [
          `  ${w.unlike(ruleset.name)}`,
          ...numbered(lines.slice(0, MOST), mark).map((line) => `  ${line}`),
          ...(lines.length > MOST ? [`    … ${lines.length - MOST}`] : []),
        ]
  return [
    w.change(before.ruleset.name, after.ruleset.name),
    ...(knobs.length === 0 ? [`  ${w.noKnob}`] : []),
    ...knobs.map((knob) => `  ${knobLine(knob, before.ruleset, after.ruleset, language)}`),
    ...side(before.ruleset, lost.before, "− "),
    ...side(after.ruleset, lost.after, "+ "),
  ]
}
