import { lazy, Suspense, useEffect, useState } from "react"
import { match as matches, TO_WIN, useMatch } from "../client/match.ts"
import { act } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"

// It reads deck lists, which only a match needs.
const Sideboarding = lazy(() => import("./sideboarding.tsx").then((part) => ({ default: part.Sideboarding })))

/** After a game of a match: the score, and the next game, which the loser may begin (103.1), after optional sideboarding (100.4). */
export function NextOfMatch({ winner }: { winner: 0 | 1 | null }) {
  const t = useWords()
  const match = useMatch((s) => s.match)
  const [open, setOpen] = useState(false)
  const game = act.gameId()
  useEffect(() => matches.count(game, winner), [game, winner])
  if (match === null || match.game !== game) return null
  const [mine, theirs] = match.wins
  const isOver = mine === TO_WIN || theirs === TO_WIN
  const begin = (list: string | null, first: number) => {
    const [seed] = crypto.getRandomValues(new Uint32Array(1))
    const deck = list === null ? match.choice.deck : { list }
    void act.nextGame({ ...match.choice, deck, seed, first }, match.partly)
  }
  return (
    <>
      <p className="match-score">
        {t(isOver ? (mine === TO_WIN ? "over.matchWon" : "over.matchLost") : "over.match", { mine, theirs })}
      </p>
      {isOver ? null : (
        <button type="button" className="primary" onClick={() => setOpen(true)}>
          {t("over.next")}
        </button>
      )}
      {open ? (
        <Suspense>
          <Sideboarding
            deck={match.choice.deck}
            lost={winner === 1}
            onBegin={begin}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
