import { RULESETS } from "../start/offer.ts"
import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"

/** The first days of the rulesets, oldest first; "" for today. */
const DAYS: readonly string[] = [...RULESETS.slice(1).map(([, day]) => day), ""].sort(
  (a, b) => Number(a === "") - Number(b === "") || (a < b ? -1 : 1),
)

/** Selects the latest printing day with a slider: the first day of a ruleset, or "" for today. */
export function UntilSelect({ value, onChange }: { value: string; onChange: (until: string) => void }) {
  const t = useWords()
  const language = useLanguage()
  const day = value === "" ? t("cards.today") : dayIn(value, language)
  return (
    <label className="until">
      <span>
        {t(value === "" ? "cards.untilNow" : "cards.until")} <b>{day}</b>
      </span>
      <input
        type="range"
        min={0}
        max={DAYS.length - 1}
        aria-valuetext={day}
        value={Math.max(0, DAYS.indexOf(value))}
        onChange={({ target }) => onChange(DAYS[Number(target.value)])}
      />
    </label>
  )
}
