import { online, useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"
import { OfferNotes } from "./offer-note.tsx"

/** After a game at an online table: the next game of the match, a rematch, or the lobby. */
export function Further() {
  const t = useWords()
  const room = useOnline((s) => s.room)
  if (room === null) return null
  const { next } = room
  const isAsked = room.offers.some(({ choice }) => choice.offer === "rematch")
  return (
    <>
      {next !== null ? (
        <button type="button" className="primary" onClick={() => online.enter(next)}>
          {t("online.toNext")}
        </button>
      ) : isAsked ? (
        <OfferNotes />
      ) : room.you.seat === null ? null : (
        <button type="button" className="primary" onClick={() => online.offer({ offer: "rematch" })}>
          {t("online.rematch")}
        </button>
      )}
      <button type="button" onClick={online.leave}>
        {t("online.toLobby")}
      </button>
    </>
  )
}
