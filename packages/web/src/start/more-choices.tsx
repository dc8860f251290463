import { dayIn } from "../words/day.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { type Offer, RULESETS, SEATS, VARIANTS, type VariantName, withVariant } from "./offer.ts"

interface Choices {
  offer: Offer
  change: (part: Partial<Offer>) => void
}

/** Era, variant, ante and seed. */
export function MoreChoices({ offer, change }: Choices) {
  const t = useWords()
  const language = useLanguage()
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
        <label>
          {t("start.variant")}
          <select
            value={offer.variant}
            onChange={({ target }) => change(withVariant(offer, target.value as VariantName))}
          >
            {VARIANTS.map((name) => (
              <option key={name} value={name}>
                {t(`variant.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <SeatCount offer={offer} change={change} />
        <label className="check">
          <input
            type="checkbox"
            checked={offer.ante}
            onChange={({ target }) => change({ ante: target.checked })}
          />
          {t("start.ante")}
        </label>
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

/** The number of players, where the variant leaves it open. */
function SeatCount({ offer, change }: Choices) {
  const t = useWords()
  const seats = SEATS[offer.variant]
  if (seats === undefined) return null
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i)
  return (
    <label>
      {t("start.seats")}
      <select
        value={offer.seats || seats.usual}
        onChange={({ target }) => change({ seats: Number(target.value) })}
      >
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  )
}
