import type { Standing, Tournament } from "@apnap/session/protocol"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { AskedTwice } from "./asked-twice.tsx"

interface StandingsTableProps {
  seen: Tournament
  /** The organiser removes somebody who doesn't come. */
  onRemove: (player: Standing) => void
}

/** The standings, best first. */
export function StandingsTable({ seen, onRemove }: StandingsTableProps) {
  const { standings, you, round, isHost, stage } = seen
  const mayRemove = ({ player, dropped }: Standing) =>
    isHost && stage !== "over" && player !== you && !dropped
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
                {mayRemove(row) ? (
                  <>
                    {" "}
                    <AskedTwice
                      className="link"
                      what={t("tournament.remove")}
                      now={t("tournament.removeNow", { name: row.name })}
                      onSure={() => onRemove(row)}
                    />
                  </>
                ) : null}
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
