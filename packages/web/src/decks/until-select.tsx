import { RULESETS } from "../start/offer.ts"
import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"

/** Selects the latest printing day: the first day of a ruleset, or "" for today. */
export function UntilSelect({ value, onChange }: { value: string; onChange: (until: string) => void }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <label>
      <span>{t("cards.until")}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t("cards.today")}</option>
        {RULESETS.slice(1).map(([name, day]) => (
          <option key={name} value={day}>
            {dayIn(day, language)}
          </option>
        ))}
      </select>
    </label>
  )
}
