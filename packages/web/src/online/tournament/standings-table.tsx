import type { Tournament } from "@apnap/session/protocol"
import { useLanguage, useWords } from "../../words/use-words.ts"

/** The standings, best first. */
export function StandingsTable({ seen: { standings, you, round } }: { seen: Tournament }) {
  const t = useWords()
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent", maximumFractionDigits: 1 })
  if (standings.length === 0) return <p className="hint">{t("tournament.nobody")}</p>
  return (
    <div className="scrolls">
      <table className="standings">
        <caption>{t(round === 0 ? "tournament.entrants" : "tournament.standings")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("tournament.place")}</th>
            <th scope="col">{t("tournament.player")}</th>
            <th scope="col">{t("tournament.points")}</th>
            <th scope="col">{t("tournament.record")}</th>
            <th scope="col">{t("tournament.opponents")}</th>
            <th scope="col">{t("tournament.games")}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row, i) => (
            <tr key={row.player} className={row.player === you ? "mine" : ""}>
              <td>{i + 1}</td>
              <th scope="row">
                {row.name}
                {row.dropped ? <small> {t("tournament.dropped")}</small> : null}
              </th>
              <td>{row.points}</td>
              <td>
                {row.won}–{row.lost}–{row.drawn}
              </td>
              <td>{percent.format(row.opponents)}</td>
              <td>{percent.format(row.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
