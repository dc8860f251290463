import { useEffect, useState } from "react"
import { useOnline } from "../client/online/online-store.ts"
import { shufflePromise } from "../client/online/shuffle-promise.ts"
import { judgeShuffles } from "../client/online/shuffle-verdict.ts"
import { useWords } from "../words/use-words.ts"

type Judged = Awaited<ReturnType<typeof judgeShuffles>>

/** The source of this table's shuffles: the server's commitment, and after the game whether it was kept. */
export function Shuffles() {
  const t = useWords()
  const room = useOnline((s) => s.room)
  const [judged, setJudged] = useState<Judged>(null)
  useEffect(() => {
    if (room === null) return
    let isCurrent = true
    void judgeShuffles(shufflePromise(room.id), room.fairness, room.you.seat).then((now) => {
      if (isCurrent) setJudged(now)
    })
    return () => {
      isCurrent = false
    }
  }, [room])
  if (room === null) return null
  const { commitment, secret, salts } = room.fairness
  return (
    <section className="shuffles" aria-label={t("online.shuffles")}>
      <h3>{t("online.shuffles")}</h3>
      <p role="status">
        {t(judged === null ? "online.shuffled.promised" : `online.shuffled.${judged.verdict}`)}
      </p>
      <details>
        <summary>{t("online.shuffled.numbers")}</summary>
        <dl>
          <Figure name={t("online.shuffled.commitment")} value={commitment} />
          {secret === null ? null : <Figure name={t("online.shuffled.secret")} value={secret} />}
          {salts.map((salt, seat) => (
            <Figure
              key={room.seats[seat].seat}
              name={t("online.shuffled.salt", { name: room.seats[seat].name })}
              value={salt}
            />
          ))}
          {judged === null ? null : <Figure name={t("online.shuffled.seed")} value={judged.seed} />}
        </dl>
      </details>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}
