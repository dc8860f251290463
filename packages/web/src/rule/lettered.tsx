import type { Language } from "@apnap/words"
import type { RuleWords } from "../log/use-summary.ts"

interface Below {
  rule: string
  words: RuleWords
  language: Language
  open: (rule: string, number: string) => void
}

/** The lettered rules below a rule, each of which opens; by their numbers of today. */
export function Lettered({ rule, words: { subRules, summary }, language, open }: Below) {
  const below = subRules(rule)
  return below.length === 0 ? null : (
    <dl className="eras lettered">
      {below.map((one) => (
        <div key={one}>
          <dt>
            <button type="button" className="rule" onClick={() => open(one, one)}>
              {one}
            </button>
          </dt>
          <dd>{summary(one, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
