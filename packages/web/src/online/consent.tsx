import { online, useOnline } from "../client/online/online-store.ts"
import { useStore } from "../client/store.ts"
import { useWords } from "../words/use-words.ts"

/** Requests that need the others' consent: undo, pause, draw, continuing without someone who left. */
export function Consent() {
  const t = useWords()
  const room = useOnline((s) => s.room)
  const moments = useStore((s) => s.table?.moments.length ?? 0)
  if (room === null || room.you.seat === null) return null
  const isOn = room.state === "playing"
  const away = room.seats.filter((seat) => seat.kind === "person" && !seat.connected && !seat.left)
  return (
    <section className="consent" aria-label={t("online.consent")}>
      <div className="buttons">
        <button
          type="button"
          disabled={!isOn || moments === 0}
          onClick={() => online.offer({ offer: "takeBack", to: moments - 1 })}
        >
          {t("online.takeBack")}
        </button>
        <button type="button" disabled={!isOn} onClick={() => online.offer({ offer: "draw" })}>
          {t("online.draw")}
        </button>
        {room.state === "paused" ? (
          <button type="button" className="primary" onClick={online.resume}>
            {t("online.resume")}
          </button>
        ) : (
          <button type="button" disabled={!isOn} onClick={() => online.offer({ offer: "pause" })}>
            {t("online.pause")}
          </button>
        )}
        {away.map(({ seat, name }) => (
          <button key={seat} type="button" onClick={() => online.offer({ offer: "goOnWithout", seat })}>
            {t("online.goOnWithout", { name })}
          </button>
        ))}
      </div>
    </section>
  )
}
