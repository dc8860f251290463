import type { GameSummary, KeptPermanent } from "../client/kept-games.ts"
import { useWords } from "../words/use-words.ts"
import { DrawnCard } from "./fan/drawn-fan.tsx"
import "./kept-board.css"

/** The game that goes on, as it lay when it was left: in the place of the decks. */
export function KeptBoard({ summary }: { summary: GameSummary }) {
  const t = useWords()
  const { board, players, turn, over } = summary
  if (over || board === undefined || board.every((side) => side.length === 0)) return null
  const [mine, theirs] = board
  return (
    <section className="kept-board">
      <p>{t("start.gameAt", { turn, life: players.map(({ life }) => life).join(" – ") })}</p>
      {[theirs, mine].map((side, i) => (
        <div key={i === 0 ? "theirs" : "own"} className="side-kept" aria-hidden="true">
          {side.map((permanent, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: permanents of a stored game never move
            <Small key={at} permanent={permanent} />
          ))}
        </div>
      ))}
    </section>
  )
}

function Small({ permanent: { portrait, power, toughness, tapped } }: { permanent: KeptPermanent }) {
  return (
    <span className={`small-kept ${tapped ? "is-tapped" : ""}`}>
      <DrawnCard subject={portrait} />
      {power === null ? null : (
        <b>
          {power}/{toughness}
        </b>
      )}
    </span>
  )
}
