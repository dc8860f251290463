import type { Pairing, Tournament } from "@apnap/session/protocol"
import { online } from "../../client/online/online-store.ts"
import { useWords } from "../../words/use-words.ts"

/** The pairings and results of the current round. */
export function Pairings({ seen }: { seen: Tournament }) {
  const t = useWords()
  const nameOf = (number: number) => seen.standings.find(({ player }) => player === number)?.name ?? ""
  return (
    <section aria-label={t("tournament.pairings")}>
      <h3>{t("tournament.pairings")}</h3>
      <ul className="pairings">
        {seen.pairings.map((pairing) => (
          <li key={pairing.players[0]} className={isOf(pairing, seen.you) ? "mine" : ""}>
            <PairingLine pairing={pairing} nameOf={nameOf} />
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
