import type { Table } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { cardsOf, nameOf } from "./preview/card-words.ts"
import { seatName } from "./seat-name.ts"

/** The outcome if nobody did anything more: what leaves the battlefield, and the resulting life totals. */
export function Forecast({ table }: { table: Table }) {
  const t = useWords()
  const { forecast, seen } = table
  if (forecast === null || table.watching !== null) return null
  const { loses, leaves, life } = forecast
  if (loses.length === 0 && leaves.length === 0 && life.length === 0) return null
  const cards = cardsOf(seen)
  const names = leaves.flatMap((id) => {
    const card = cards.get(id)
    return card === undefined ? [] : [nameOf(t, card)]
  })
  return (
    <section className="forecast" aria-label={t("forecast.title")}>
      <h2>{t("forecast.title")}</h2>
      <ul>
        {loses.map((player) => (
          <li key={player} className="loses">
            {t("forecast.loses", {
              name: seatName(t, seen, player),
              context: player === seen.player ? "you" : "",
            })}
          </li>
        ))}
        {names.length === 0 ? null : (
          <li className="leaves">{t("forecast.leaves", { count: names.length, names: names.join(", ") })}</li>
        )}
        {life.map(({ player, to }) => (
          <li key={`life ${player}`} className={to < seen.players[player].life ? "loses" : "gains"}>
            {t("forecast.life", { name: seatName(t, seen, player), from: seen.players[player].life, to })}
          </li>
        ))}
      </ul>
    </section>
  )
}
