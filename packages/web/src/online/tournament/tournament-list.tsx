import type { TournamentSummary } from "@apnap/session/protocol"
import { tournamentApi } from "../../client/online/tournament-api.ts"
import { useWords } from "../../words/use-words.ts"
import { useAsked } from "./use-asked.ts"

/** The newest tournaments. */
export function TournamentList({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useWords()
  const { answer } = useAsked(tournamentApi.list)
  if (answer?.length === 0) return <p className="hint">{t("tournament.none")}</p>
  return (
    <ul className="tables">
      {answer?.map((tournament) => (
        <li key={tournament.id}>
          <button type="button" className="table-row" onClick={() => onChoose(tournament.id)}>
            <b>{tournament.name}</b>
            <span className="taken">{t("tournament.players", { count: tournament.players })}</span>
            <small>
              {t("tournament.by", { name: tournament.host })} · <Stage of={tournament} />
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The kind and stage of a tournament. */
export function Stage({ of: { kind, stage, round, rounds } }: { of: TournamentSummary }) {
  const t = useWords()
  return (
    <>
      {t(`tournament.kinds.${kind}`)} ·{" "}
      {stage === "playing" ? t("tournament.round", { round, rounds }) : t(`tournament.stage.${stage}`)}
    </>
  )
}
