import type { DeckChoice, Tournament } from "@apnap/session/protocol"
import { useCallback, useState } from "react"
import { tournamentAddress } from "../../client/addresses.ts"
import { online } from "../../client/online/online-store.ts"
import { tournamentApi } from "../../client/online/tournament-api.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { CopiedLink } from "../copied-link.tsx"
import { DeckSelect } from "../deck-select.tsx"
import { AskedTwice } from "./asked-twice.tsx"
import { Pairings } from "./pairings.tsx"
import { Refused } from "./refused.tsx"
import { StandingsTable } from "./standings-table.tsx"
import { Stage } from "./tournament-list.tsx"
import { useAsked } from "./use-asked.ts"

type After = (act: () => Promise<unknown>) => Promise<void>

/** A tournament: participants, pairings and standings. */
export function TournamentPage({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useWords()
  const ask = useCallback(() => tournamentApi.look(id), [id])
  const { answer: seen, after, failed } = useAsked(ask)
  return (
    <>
      <button type="button" className="link" onClick={onLeave}>
        {t("tournament.all")}
      </button>
      <Refused code={failed} />
      {seen === null ? (
        <p role="status">{t("online.connecting")}</p>
      ) : (
        <>
          <h2>{seen.name}</h2>
          <p>
            {t("tournament.by", { name: seen.host })} · <Stage of={seen} />
            <RoundEnd seen={seen} />
          </p>
          {seen.stage === "over" ? null : (
            <div className="share-link">
              <CopiedLink address={tournamentAddress(id)} label={t("tournament.link")} />
            </div>
          )}
          <Own seen={seen} after={after} />
          {seen.pairings.length === 0 ? null : (
            <Pairings
              seen={seen}
              onResult={(result) => void after(() => tournamentApi.correct(id, result))}
            />
          )}
          <StandingsTable
            seen={seen}
            onRemove={(player) => void after(() => tournamentApi.remove(id, player))}
          />
        </>
      )}
    </>
  )
}

/** The deadline of the round. */
function RoundEnd({ seen: { endsAt } }: { seen: Tournament }) {
  const t = useWords()
  const language = useLanguage()
  if (endsAt === null) return null
  const time = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(endsAt)
  return <> · {t("tournament.endsAt", { time })}</>
}

/** The person's actions in the tournament. */
function Own({ seen, after }: { seen: Tournament; after: After }) {
  const t = useWords()
  const { id, stage, you, isHost } = seen
  const isIn = you !== null && !seen.standings.some(({ player, dropped }) => player === you && dropped)
  const table = seen.pairings.find(
    ({ players, wins }) => wins === null && you !== null && players.includes(you),
  )?.table
  return (
    <div className="buttons">
      {stage === "joining" ? <Join seen={seen} after={after} /> : null}
      {table ? (
        <button type="button" className="primary" onClick={() => online.enter(table)}>
          {t("tournament.toTable")}
        </button>
      ) : null}
      {isIn && stage !== "over" ? (
        <button type="button" onClick={() => void after(() => tournamentApi.drop(id))}>
          {t("tournament.drop")}
        </button>
      ) : null}
      {isHost && stage === "joining" ? (
        <button type="button" onClick={() => void after(() => tournamentApi.start(id))}>
          {t("tournament.start")}
        </button>
      ) : null}
      {isHost && stage === "playing" ? (
        <AskedTwice
          what={t("tournament.endRound")}
          now={t("tournament.endRoundNow")}
          onSure={() => void after(() => tournamentApi.endRound(id))}
        />
      ) : null}
    </div>
  )
}

/** Joining with a deck. */
function Join({ seen: { id, you, choice }, after }: { seen: Tournament; after: After }) {
  const t = useWords()
  const [deck, setDeck] = useState<{ choice: DeckChoice; value: string } | null>(null)
  return (
    <>
      <DeckSelect
        at={choice}
        chosen={deck?.value ?? null}
        onChoose={(chosen, value) => setDeck({ choice: chosen, value })}
      />
      <button
        type="button"
        className={you === null ? "primary" : ""}
        disabled={deck === null}
        onClick={() => {
          if (deck !== null) void after(() => tournamentApi.join(id, deck.choice))
        }}
      >
        {t(you === null ? "tournament.join" : "tournament.changeDeck")}
      </button>
    </>
  )
}
