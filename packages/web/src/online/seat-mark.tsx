import { useEffect, useState } from "react"
import { useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"
import { timeWords } from "./time-words.ts"

/** Milliseconds between two updates of a running clock. */
const TICK = 250
/** Milliseconds below which time is short. */
const FEW = 20_000

/** Whether a player is connected, and their remaining time. */
export function SeatMark({ seat }: { seat: number }) {
  const t = useWords()
  const sits = useOnline((s) => s.room?.seats[seat])
  return (
    <span className="seat-mark">
      <Clock seat={seat} />
      {sits === undefined || sits.kind !== "person" || sits.connected ? null : (
        <span className="away">{t("online.away")}</span>
      )}
    </span>
  )
}

function Clock({ seat }: { seat: number }) {
  const t = useWords()
  const { at, of } = useOnline((s) => s.clocks)
  const clock = of[seat]
  const [now, setNow] = useState(() => performance.now())
  const running = clock?.running ?? false
  useEffect(() => {
    setNow(performance.now())
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), TICK)
    return () => clearInterval(timer)
  }, [running])
  if (clock === undefined) return null
  const left = clock.left - (running ? Math.max(0, now - at) : 0)
  return (
    <span
      role="timer"
      className={`clock ${running ? "running" : ""} ${left < FEW ? "few" : ""}`}
      aria-label={t("online.left", { time: timeWords(left) })}
    >
      {timeWords(left)}
    </span>
  )
}
