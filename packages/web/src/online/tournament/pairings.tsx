import type { MatchResult, Pairing, Tournament } from "@apnap/session/protocol"
import { online } from "../../client/online/online-store.ts"
import { useWords } from "../../words/use-words.ts"
import { ResultForm } from "./result-form.tsx"

interface PairingsProps {
  seen: Tournament
  /** The organiser says how a match ended. */
  onResult: (result: MatchResult) => void
}

/** The pairings and results of the current round. */
export function Pairings({ seen, onResult }: PairingsProps) {
  const t = useWords()
  const nameOf = (number: number) => seen.standings.find(({ player }) => player === number)?.name ?? ""
  return (
    <section aria-label={t("tournament.pairings")}>
      <h3>{t("tournament.pairings")}</h3>
      <ul className="pairings">
        {seen.pairings.map((pairing) => (
          <li key={pairing.players[0]} className={isOf(pairing, seen.you) ? "mine" : ""}>
            <PairingLine pairing={pairing} nameOf={nameOf} />
            {seen.isHost ? <Correction {...{ seen, pairing, nameOf, onResult }} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isOf({ players }: Pairing, you: number | null): boolean {
  return you !== null && players.includes(you)
}

function PairingLine({ pairing, nameOf }: { pairing: Pairing; nameOf: (player: number) => string }) {
  const t = useWords()
  const { players, table, wins } = pairing
  const [one, other] = players
  if (other === null) return <span>{t("tournament.bye", { name: nameOf(one) })}</span>
  return (
    <>
      <span>
        {nameOf(one)} – {nameOf(other)}
      </span>
      {wins === null && table !== null ? (
        <button type="button" className="link" onClick={() => online.enter(table)}>
          {t("tournament.watch")}
        </button>
      ) : (
        <b>{wins?.join("–")}</b>
      )}
    </>
  )
}

interface CorrectionProps extends PairingsProps {
  pairing: Pairing
  nameOf: (player: number) => string
}

/** Nobody plays for a bye, so it has no result to correct. */
function Correction({ seen, pairing, nameOf, onResult }: CorrectionProps) {
  const [one, other] = pairing.players
  if (other === null) return null
  const names = `${nameOf(one)} – ${nameOf(other)}`
  return <ResultForm choice={seen.choice} players={[one, other]} names={names} onSet={onResult} />
}
