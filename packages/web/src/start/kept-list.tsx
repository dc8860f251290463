import { useEffect, useState } from "react"
import { keptGameId } from "../client/keep.ts"
import { type GameSummary, type KeptGame, keptGames } from "../client/kept-games.ts"
import { useMatch } from "../client/match.ts"
import { act } from "../client/store.ts"
import { type Surplus, surplusOf } from "../client/surplus-games.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { KeptBoard } from "./kept-board.tsx"

const NOTHING: Surplus<KeptGame> = { finished: [], unfinished: [] }

/** The stored games other than the last one. Old finished games beyond the limits are removed, which is told. */
export function KeptList() {
  const t = useWords()
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const [surplus, setSurplus] = useState(NOTHING)
  const [last, setLast] = useState<GameSummary | null>(null)
  useEffect(() => {
    keptGames.all().then(
      (all) => {
        const beyond = surplusOf(all, spared())
        void forgetAll(beyond.finished)
        setSurplus(beyond)
        setLast(all.find(({ id }) => id === keptGameId())?.summary ?? null)
        setGames(without(all, beyond.finished).filter(({ id }) => id !== keptGameId()))
      },
      // Without a store there are none.
      () => {},
    )
  }, [])
  const forget = (gone: readonly KeptGame[]) => {
    setGames(without(games, gone))
    void forgetAll(gone)
  }
  return (
    <>
      {last === null ? null : <KeptBoard summary={last} />}
      <SurplusNote
        surplus={surplus}
        onRemove={() => {
          forget(surplus.unfinished)
          setSurplus(NOTHING)
        }}
      />
      {games.length === 0 ? null : (
        <details className="kept">
          <summary>{t("start.others", { count: games.length })}</summary>
          <ul>
            {games.map((game) => (
              <KeptRow key={game.id} game={game} onForget={() => forget([game])} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** The last game played, and that of the match in progress. */
function spared(): ReadonlySet<string> {
  return new Set([keptGameId(), useMatch.getState().match?.game].flatMap((id) => id ?? []))
}

function without(games: readonly KeptGame[], gone: readonly KeptGame[]): KeptGame[] {
  const ids = new Set(gone.map(({ id }) => id))
  return games.filter(({ id }) => !ids.has(id))
}

/** A game that can't be removed now is offered again the next time. */
function forgetAll(games: readonly KeptGame[]): Promise<unknown> {
  return Promise.allSettled(games.map(({ id }) => keptGames.forget(id)))
}

/** What has been removed to make room, and the unfinished games that could be. */
function SurplusNote({ surplus, onRemove }: { surplus: Surplus<KeptGame>; onRemove: () => void }) {
  const t = useWords()
  const { finished, unfinished } = surplus
  return (
    <div role="status">
      {finished.length === 0 ? null : <p>{t("kept.gone", { count: finished.length })}</p>}
      {unfinished.length === 0 ? null : (
        <>
          <p>{t("kept.ask")}</p>
          <button type="button" onClick={onRemove}>
            {t("kept.remove", { count: unfinished.length })}
          </button>
        </>
      )}
    </div>
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
