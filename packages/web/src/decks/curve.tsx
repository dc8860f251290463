import { useLanguage, useWords } from "../words/use-words.ts"
import { chanceOfLands, countIn, curveOf, kindOf, meanCost } from "./deck.ts"
import { useBuilder } from "./deck-store.ts"

/** Cards seen by the third turn on the play. */
const BY_TURN_THREE = 9

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** The mana curve and related statistics. */
export function Curve() {
  const t = useWords()
  const language = useLanguage()
  const { entries, cards } = useBuilder()
  const curve = curveOf(entries, cards)
  const most = Math.max(1, ...curve)
  const mean = meanCost(entries, cards)
  const lands = countIn(
    entries.filter(({ name }) => kindOf(cards.get(name)) === "lands"),
    "main",
  )
  const size = countIn(entries, "main")
  return (
    <div className="curve">
      <ol aria-label={t("decks.curve")}>
        {curve.map((count, value) => {
          const label = value === 6 ? "6+" : `${value}`
          return (
            <li key={label} aria-label={t("decks.atCost", { count, value: label })}>
              <b aria-hidden="true">{count === 0 ? "" : count}</b>
              <i style={{ height: `${(count / most) * 4.2}rem` }} aria-hidden="true" />
              <span aria-hidden="true">{label}</span>
            </li>
          )
        })}
      </ol>
      <dl>
        <div>
          <dt>{t("decks.mean")}</dt>
          <dd>{mean === null ? "–" : mean.toLocaleString(language, TENTHS)}</dd>
        </div>
        <div>
          <dt>{t("decks.kind.lands")}</dt>
          <dd>{lands}</dd>
        </div>
        <div>
          <dt>{t("decks.threeLands")}</dt>
          <dd>
            {size < BY_TURN_THREE
              ? "–"
              : `${Math.round(chanceOfLands(lands, size, BY_TURN_THREE, 3) * 100)} %`}
          </dd>
        </div>
      </dl>
    </div>
  )
}
