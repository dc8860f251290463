import type { Language } from "@apnap/words"
import { knobRule } from "@apnap/words/rules"
import { type Line, linesOf } from "../explain/follow.ts"
import type { Comparison, EraChange } from "./compare.ts"
import { difference } from "./difference.ts"

/** A comparison as plain data, for programs; sentences in the language. */
export function erasData({ scenario, outcomes, changes }: Comparison, language: Language): object {
  return {
    id: scenario.id,
    outcomes: outcomes.map(({ runs }) => {
      const [{ result, position }] = runs
      const { outcome, reason, warnings } = result
      return { rulesets: runs.map(({ ruleset }) => ruleset.name), outcome, reason, warnings, position }
    }),
    changes: changes.map((change) => changeData(change, language)),
  }
}

function changeData({ before, after, knobs }: EraChange, language: Language): object {
  const told = difference(linesOf(before.entries, language), linesOf(after.entries, language))
  const side = ({ ruleset }: EraChange["before"], lines: readonly Line[]) => ({
    ruleset: ruleset.name,
    knobs: Object.fromEntries(
      knobs.map((knob) => [knob, { value: ruleset.knobs[knob], rule: knobRule(knob, ruleset) }]),
    ),
    events: lines.map(({ entry, text, step }) => ({
      rule: entry.number,
      step: step?.entry.detail ?? null,
      text,
    })),
  })
  return { before: side(before, told.before), after: side(after, told.after) }
}
