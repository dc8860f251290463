import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { RULESETS, withAlso, withVariant } from "./offer.ts"
import { useOffer } from "./offer-store.ts"
import { PlayedChecks, PlayedFields } from "./played-fields.tsx"
import type { Companion, VariantName } from "./played-with.ts"

/** Era, variants and their options, ante and seed. */
export function MoreChoices() {
  const t = useWords()
  const { offer, change } = useOffer()
  const language = useLanguage()
  const fields = {
    played: offer,
    change,
    onVariant: (variant: VariantName) => change(withVariant(offer, variant)),
    onAlso: (also: readonly Companion[]) => change(withAlso(offer, also)),
  }
  return (
    <details className="more">
      <summary>{t("start.more")}</summary>
      <div className="fields">
        <label>
          {t("start.ruleset")}
          <select value={offer.ruleset} onChange={({ target }) => change({ ruleset: target.value })}>
            {RULESETS.map(([name, date]) => (
              <option key={name} value={name}>
                {name === "current"
                  ? t("start.rulesetCurrent", { date: dayIn(date, language) })
                  : dayIn(date, language)}
              </option>
            ))}
          </select>
        </label>
        <PlayedFields {...fields} />
        <PlayedChecks {...fields} />
        <label>
          {t("start.seed")}
          <input
            type="number"
            min={0}
            step={1}
            value={offer.seed}
            onChange={({ target }) => change({ seed: Math.max(0, Math.trunc(Number(target.value))) })}
          />
          <small>{t("start.seedHint")}</small>
        </label>
      </div>
    </details>
  )
}
