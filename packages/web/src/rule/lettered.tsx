import type { Language } from "@apnap/words"
import type { RuleSummaries } from "@apnap/words/rules/load"

interface Below {
  rule: string
  summaries: RuleSummaries
  language: Language
  open: (rule: string, number: string) => void
}

/** The lettered subrules of a rule, each expandable; by their current numbers. */
export function Lettered({ rule, summaries, language, open }: Below) {
  const below = summaries.subRules(rule)
  return below.length === 0 ? null : (
    <dl className="eras lettered">
      {below.map((one) => (
        <div key={one}>
          <dt>
            <button type="button" className="rule" onClick={() => open(one, one)}>
              {one}
            </button>
          </dt>
          <dd>{summaries.summary(one, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
