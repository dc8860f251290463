import { useState } from "react"
import { addressedTournament, markTournament } from "../../client/addresses.ts"
import { useWords } from "../../words/use-words.ts"
import { BestPlayers } from "./best-players.tsx"
import { NewTournament } from "./new-tournament.tsx"
import { TournamentList } from "./tournament-list.tsx"
import { TournamentPage } from "./tournament-page.tsx"
import "./tournaments.css"

/** In the lobby: the list of tournaments or the chosen one, and the best players. */
export function Tournaments() {
  const t = useWords()
  const [chosen, setChosen] = useState(addressedTournament)
  const choose = (id: string | null) => {
    markTournament(id)
    setChosen(id)
  }
  return (
    <>
      <section className="panel tournaments" aria-label={t("tournament.title")}>
        {chosen === null ? (
          <>
            <h2>{t("tournament.title")}</h2>
            <TournamentList onChoose={choose} />
            <NewTournament onMade={choose} />
          </>
        ) : (
          <TournamentPage id={chosen} onLeave={() => choose(null)} />
        )}
      </section>
      <BestPlayers />
    </>
  )
}
