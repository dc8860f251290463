import { tournamentApi } from "../../client/online/tournament-api.ts"
import { useWords } from "../../words/use-words.ts"
import { useAsked } from "./use-asked.ts"

/** The best players at rated tables. */
export function BestPlayers() {
  const t = useWords()
  const { answer } = useAsked(tournamentApi.best)
  // Keyed by place: two players may have the same name.
  const placed = answer?.map((player, i) => ({ ...player, place: i + 1 }))
  return (
    <section className="panel" aria-label={t("tournament.best")}>
      <h2>{t("tournament.best")}</h2>
      {answer?.length === 0 ? <p className="hint">{t("tournament.noBest")}</p> : null}
      <ol className="best-players">
        {placed?.map(({ place, name, rating, games }) => (
          <li key={place}>
            <b>{name}</b>
            <span>{rating}</span>
            <small>{t("tournament.gamesPlayed", { count: games })}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
