import { useEffect, useState } from "react"
import { keptGameId } from "../client/keep.ts"
import { type KeptGame, keptGames } from "../client/kept-games.ts"
import { act } from "../client/store.ts"
import { useLanguage, useWords } from "../words/use-words.ts"

/** The stored games other than the last one. */
export function KeptList() {
  const t = useWords()
  const [games, setGames] = useState<readonly KeptGame[]>([])
  useEffect(() => {
    keptGames.all().then(
      (all) => setGames(all.filter(({ id }) => id !== keptGameId())),
      // Without a store there are none.
      () => {},
    )
  }, [])
  if (games.length === 0) return null
  const forget = (game: KeptGame) => {
    setGames(games.filter(({ id }) => id !== game.id))
    void keptGames.forget(game.id)
  }
  return (
    <details className="kept">
      <summary>{t("start.others", { count: games.length })}</summary>
      <ul>
        {games.map((game) => (
          <KeptRow key={game.id} game={game} onForget={() => forget(game)} />
        ))}
      </ul>
    </details>
  )
}

function KeptRow({ game, onForget }: { game: KeptGame; onForget: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { summary, changed } = game
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(changed)
  const told =
    summary === null
      ? t("start.game")
      : t(summary.over ? "start.gameOver" : "start.gameAt", {
          turn: summary.turn,
          life: summary.players.map(({ life }) => life).join(" – "),
        })
  const name = `${told}, ${when}`
  return (
    <li>
      <button type="button" onClick={() => void act.goOnWith(game)}>
        {told} <small>{when}</small>
      </button>
      <button type="button" className="quiet" aria-label={t("start.forgetGame", { name })} onClick={onForget}>
        ✕
      </button>
    </li>
  )
}
