import { useState } from "react"
import { useWords } from "../../words/use-words.ts"
import { BestPlayers } from "./best-players.tsx"
import { NewTournament } from "./new-tournament.tsx"
import { TournamentList } from "./tournament-list.tsx"
import { TournamentPage } from "./tournament-page.tsx"
import "./tournaments.css"

/** In the lobby: the list of tournaments or the chosen one, and the best players. */
export function Tournaments() {
  const t = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <section className="panel tournaments" aria-label={t("tournament.title")}>
        {chosen === null ? (
          <>
            <h2>{t("tournament.title")}</h2>
            <TournamentList onChoose={setChosen} />
            <NewTournament onMade={setChosen} />
          </>
        ) : (
          <TournamentPage id={chosen} onLeave={() => setChosen(null)} />
        )}
      </section>
      <BestPlayers />
    </>
  )
}
